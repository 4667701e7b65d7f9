/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of a box in the style.
  associatedtype Body: View
  /// The parts of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// A box in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
  /// What the box is about.
  public let label: Label
  /// What is in the box.
  public let content: Content

  /// What a box is about.
  public struct Label: View {
    let content: AnyView
    /// The label's own view.
    public var body: some View { content }
  }

  /// What is in a box.
  public struct Content: View {
    let content: AnyView
    /// The content's own view.
    public var body: some View { content }
  }
}

/// A raised box with the label above.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public init() {}

  /// The box in the theme's own style.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A raised box with the label above.
  public static var automatic: Self { Self() }
}

extension View {
  /// Shows group boxes in a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view in the style.
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
