/// The appearance of button labels.
///
/// ```swift
/// struct Pill: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///       .padding()
///       .background(.tint, in: .capsule)
///       .opacity(configuration.isPressed ? 0.6 : 1)
///   }
/// }
/// ```
///
/// A style only determines the label; the button itself handles presses. A ``PrimitiveButtonStyle``
/// determines the whole button. The style can read the environment through `@Environment`
/// properties.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of a button's label in the style.
  associatedtype Body: View
  /// The components of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The body of a button's label in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The components of a button.
public struct ButtonStyleConfiguration {
  /// The role of the button.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let press: PressState

  /// Whether a finger or pointer is down on the button.
  ///
  /// The host reports presses only after a view has read this property.
  @MainActor public var isPressed: Bool { press.isPressed }

  /// The label of a button.
  public struct Label: View {
    let content: AnyView
    /// The label's content.
    public var body: some View { content }
  }
}

extension View {
  /// Sets a custom style for the labels of buttons.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }
}

private struct ButtonStyleModifier<S: ButtonStyle>: EnvironmentModifier {
  let style: S

  func modify(_ environment: inout EnvironmentValues) {
    environment.primitiveButtonStyle = nil
    environment.buttonStyle = BodyMaker(style) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var buttonStyle: StyleMaker<ButtonStyleConfiguration>? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: StyleMaker<ButtonStyleConfiguration>? { nil }
}
