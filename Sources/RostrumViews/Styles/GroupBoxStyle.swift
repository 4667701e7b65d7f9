/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of a box in the style.
  associatedtype Body: View
  /// The components of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The body of a box in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The components of a group box.
public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content

  /// The label of a box.
  public struct Label: View {
    let content: AnyView
    /// The label's content.
    public var body: some View { content }
  }

  /// The content of a box.
  public struct Content: View {
    let content: AnyView
    /// The content.
    public var body: some View { content }
  }
}

/// A raised box with the label above.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}

  /// The box in the theme's style.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A raised box with the label above.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of group boxes.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(GroupBoxStyleModifier(style: style))
  }
}

private struct GroupBoxStyleModifier<S: GroupBoxStyle>: EnvironmentModifier {
  let style: S

  func modify(_ environment: inout EnvironmentValues) {
    environment.groupBoxStyle = BodyMaker(style) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var groupBoxStyle: StyleMaker<GroupBoxStyleConfiguration>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: StyleMaker<GroupBoxStyleConfiguration>? { nil }
}
