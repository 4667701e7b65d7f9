/// The arrangement of a label and a value.
///
/// ```swift
/// struct Stacked: LabeledContentStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       configuration.label.font(.caption)
///       configuration.content
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the body in the style.
  associatedtype Body: View
  /// The components of labelled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The body of labelled content in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The components of labelled content.
public struct LabeledContentStyleConfiguration {
  /// The label of the value.
  public let label: Label
  /// The value.
  public let content: Content

  /// The label of a value.
  public struct Label: View {
    let content: AnyView
    /// The label's content.
    public var body: some View { content }
  }

  /// A value.
  public struct Content: View {
    let content: AnyView
    /// The value's content.
    public var body: some View { content }
  }
}

/// The label and the value at opposite edges.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}

  /// Labelled content in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label and the value at opposite edges.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of labelled content.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(LabeledContentStyleModifier(style: style))
  }
}

private struct LabeledContentStyleModifier<S: LabeledContentStyle>: EnvironmentModifier {
  let style: S

  func modify(_ environment: inout EnvironmentValues) {
    environment.labeledContentStyle = BodyMaker(style) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var labeledContentStyle: StyleMaker<LabeledContentStyleConfiguration>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: StyleMaker<LabeledContentStyleConfiguration>? { nil }
}
