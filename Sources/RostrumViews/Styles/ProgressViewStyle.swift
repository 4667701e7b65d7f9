/// How progress looks.
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
/// A ``ProgressView`` within the style's own view is in the theme's style.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of a progress in the style.
  associatedtype Body: View
  /// The parts of a progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// A progress in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress.
public struct ProgressViewStyleConfiguration {
  /// The part that is done, from 0 to 1; `nil` if nobody knows.
  public let fractionCompleted: Double?
  /// What goes on.
  public var label: Label?
  /// How much is done, in words.
  public var currentValueLabel: CurrentValueLabel?

  /// What goes on.
  public struct Label: View {
    let content: AnyView
    /// The label's own view.
    public var body: some View { content }
  }

  /// How much is done, in words.
  public struct CurrentValueLabel: View {
    let content: AnyView
    /// The label's own view.
    public var body: some View { content }
  }
}

/// One of the theme's own styles of progress.
public struct ThemeProgressViewStyle: ProgressViewStyle {
  let variant: ProgressVariant

  /// The progress in the theme's own style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).environment(\.progressVariant, variant)
  }
}

extension ProgressViewStyle where Self == ThemeProgressViewStyle {
  /// As it is usual where the progress stands.
  public static var automatic: Self { Self(variant: .automatic) }
  /// A bar.
  public static var linear: Self { Self(variant: .linear) }
  /// A ring.
  public static var circular: Self { Self(variant: .circular) }
}

extension View {
  /// Shows progress in a style.
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
