/// The appearance and behavior of buttons.
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
/// A `Button` in the style's body has the theme's style. Prefer a ``ButtonStyle`` if only the
/// appearance differs: its result is a button for all users.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of a button in the style.
  associatedtype Body: View
  /// The components of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The body of a button in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The components of a button, with its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The role of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: () -> Void

  /// Performs the button's action.
  @MainActor
  public func trigger() { action() }

  /// The label of a button.
  public struct Label: View {
    let content: AnyView
    /// The label's content.
    public var body: some View { content }
  }
}

extension View {
  /// Sets the style of buttons.
  ///
  /// - Parameter style: A style of the theme, such as `.bordered`, or of the app.
  /// - Returns: The view with the style.
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
