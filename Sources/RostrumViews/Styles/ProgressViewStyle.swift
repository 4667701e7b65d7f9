/// The appearance of progress views.
///
/// ```swift
/// struct Framed: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     ProgressView(configuration)
///       .padding()
///       .background(.background)
///   }
/// }
/// ```
///
/// A ``ProgressView`` in the style's body has the theme's style.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the body in the style.
  associatedtype Body: View
  /// The components of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The body of a progress view in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The components of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The completed fraction, from 0 to 1; `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The label of the progress view.
  public var label: Label?
  /// The label of the amount that is done.
  public var currentValueLabel: CurrentValueLabel?
  /// The span of time that the progress view follows, if it does.
  var timer: ProgressTimer?

  /// The label of the progress view.
  public struct Label: View {
    let content: AnyView
    /// The label's content.
    public var body: some View { content }
  }

  /// The label of the amount that is done.
  public struct CurrentValueLabel: View {
    let content: AnyView
    /// The label's content.
    public var body: some View { content }
  }
}

/// The default style for the view's context.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  /// The progress view in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).environment(\.progressVariant, .automatic)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style for the view's context.
  public static var automatic: Self { Self() }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private var tint: Color?

  /// Creates the style.
  public init() {}

  /// Creates the style with an accent colour.
  public init(tint: Color) {
    self.tint = tint
  }

  /// The progress view in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).environment(\.progressVariant, .linear).tint(tint)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: Self { Self() }
}

/// A ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private var tint: Color?

  /// Creates the style.
  public init() {}

  /// Creates the style with an accent colour.
  public init(tint: Color) {
    self.tint = tint
  }

  /// The progress view in the theme's style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).environment(\.progressVariant, .circular).tint(tint)
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static var circular: Self { Self() }
}

extension View {
  /// Sets the style of progress views.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(ProgressViewStyleModifier(style: style))
  }
}

private struct ProgressViewStyleModifier<S: ProgressViewStyle>: EnvironmentModifier {
  let style: S

  func modify(_ environment: inout EnvironmentValues) {
    environment.progressViewStyle = BodyMaker(style) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var progressViewStyle: StyleMaker<ProgressViewStyleConfiguration>? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }

  var progressVariant: ProgressVariant {
    get { self[ProgressVariantKey.self] }
    set { self[ProgressVariantKey.self] = newValue }
  }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: StyleMaker<ProgressViewStyleConfiguration>? { nil }
}

private struct ProgressVariantKey: EnvironmentKey {
  static var defaultValue: ProgressVariant { .automatic }
}
