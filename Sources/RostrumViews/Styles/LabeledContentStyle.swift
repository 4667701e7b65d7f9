/// How a label and a value stand together.
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
  /// The type of the pair in the style.
  associatedtype Body: View
  /// The parts of the pair.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The pair in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a labelled value.
public struct LabeledContentStyleConfiguration {
  /// What the value is.
  public let label: Label
  /// The value.
  public let content: Content

  /// What a value is.
  public struct Label: View {
    let content: AnyView
    /// The label's own view.
    public var body: some View { content }
  }

  /// A value.
  public struct Content: View {
    let content: AnyView
    /// The value's own view.
    public var body: some View { content }
  }
}

/// The label at one side and the value at the other.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style.
  public init() {}

  /// The pair in the theme's own style.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label at one side and the value at the other.
  public static var automatic: Self { Self() }
}

extension View {
  /// Shows labelled values in a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view in the style.
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
