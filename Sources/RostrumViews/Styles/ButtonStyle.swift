/// How the labels of buttons look.
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
/// A style makes the label; pressing stays the button's own business. A ``PrimitiveButtonStyle``
/// makes the whole button. The style can read the environment by `@Environment` properties.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of a button's label in the style.
  associatedtype Body: View
  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// A button's label in the style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
  /// What kind of act the button is.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let press: PressState

  /// Whether a finger or pointer is down on the button.
  ///
  /// A host is asked to tell of it from the first time that a view reads this.
  @MainActor public var isPressed: Bool { press.isPressed }

  /// What a button shows.
  public struct Label: View {
    let content: AnyView
    /// The label's own view.
    public var body: some View { content }
  }
}

extension View {
  /// Shows the labels of buttons in a style of the app.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view in the style.
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
