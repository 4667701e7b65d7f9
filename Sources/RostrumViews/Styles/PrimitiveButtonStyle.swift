/// How buttons look and when they act.
///
/// ```swift
/// struct DoubleTap: PrimitiveButtonStyle {
///   @State private var taps = 0
///
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.onTapGesture {
///       taps += 1
///       if taps.isMultiple(of: 2) { configuration.trigger() }
///     }
///   }
/// }
/// ```
///
/// A `Button` within the style's own view is in the theme's style. Prefer a ``ButtonStyle`` if only
/// the look differs: what such a style makes is a button to everyone.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of a button in the style.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// A button in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, and its act.
public struct PrimitiveButtonStyleConfiguration {
  /// What kind of act the button is.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let action: () -> Void

  /// Does what the button does.
  @MainActor
  public func trigger() { action() }

  /// What a button shows.
  public struct Label: View {
    let content: AnyView
    /// The label's own view.
    public var body: some View { content }
  }
}

extension View {
  /// Shows buttons in a style.
  ///
  /// - Parameter style: The style: one of the theme's, such as `.bordered`, or the app's own.
  /// - Returns: The view in the style.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleModifier(style: style))
  }
}

private struct PrimitiveButtonStyleModifier<S: PrimitiveButtonStyle>: EnvironmentModifier {
  let style: S

  func modify(_ environment: inout EnvironmentValues) {
    environment.buttonStyle = nil
    if let theme = style as? any ThemeStyle<ButtonVariant> {
      environment.primitiveButtonStyle = nil
      environment.buttonVariant = theme.variant
    } else {
      environment.primitiveButtonStyle = BodyMaker(style) { $0.makeBody(configuration: $1) }
    }
  }
}

extension EnvironmentValues {
  var primitiveButtonStyle: StyleMaker<PrimitiveButtonStyleConfiguration>? {
    get { self[PrimitiveButtonStyleKey.self] }
    set { self[PrimitiveButtonStyleKey.self] = newValue }
  }

  var buttonVariant: ButtonVariant {
    get { self[ButtonVariantKey.self] }
    set { self[ButtonVariantKey.self] = newValue }
  }
}

private struct PrimitiveButtonStyleKey: EnvironmentKey {
  static var defaultValue: StyleMaker<PrimitiveButtonStyleConfiguration>? { nil }
}

private struct ButtonVariantKey: EnvironmentKey {
  static var defaultValue: ButtonVariant { .automatic }
}
