/// How buttons look.
///
/// ```swift
/// struct Pill: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding().background(.tint, in: .capsule)
///   }
/// }
/// ```
///
/// A style makes the label; pressing stays the button's own business.
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

  /// What a button shows.
  public struct Label: View {
    let content: AnyView
    /// The label's own view.
    public var body: some View { content }
  }
}

/// One of the theme's own button styles.
public struct ThemeButtonStyle: Hashable, Sendable {
  let variant: String?

  /// As it is usual where the button stands.
  public static let automatic = ThemeButtonStyle(variant: nil)
  /// In a faint box.
  public static let bordered = ThemeButtonStyle(variant: "bordered")
  /// In a box of the accent.
  public static let borderedProminent = ThemeButtonStyle(variant: "borderedProminent")
  /// Without a box, in the accent.
  public static let borderless = ThemeButtonStyle(variant: "borderless")
  /// Only the label.
  public static let plain = ThemeButtonStyle(variant: "plain")
}

extension View {
  /// Shows buttons in a style of the app.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }

  /// Shows buttons in one of the theme's styles.
  public func buttonStyle(_ style: ThemeButtonStyle) -> some View {
    modifier(ThemeButtonStyleModifier(style: style))
  }
}

private struct ButtonStyleModifier<S: ButtonStyle>: EnvironmentModifier {
  let style: S

  func modify(_ environment: inout EnvironmentValues) {
    let style = style
    environment.buttonStyle = BodyMaker { style.makeBody(configuration: $0) }
  }
}

private struct ThemeButtonStyleModifier: EnvironmentModifier {
  let style: ThemeButtonStyle

  func modify(_ environment: inout EnvironmentValues) {
    environment.buttonStyle = nil
    environment.buttonVariant = style.variant
  }
}

extension EnvironmentValues {
  var buttonStyle: StyleMaker<ButtonStyleConfiguration>? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  var buttonVariant: String? {
    get { self[ButtonVariantKey.self] }
    set { self[ButtonVariantKey.self] = newValue }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: StyleMaker<ButtonStyleConfiguration>? { nil }
}

private struct ButtonVariantKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

/// The label of a button as the style around makes it.
package struct ButtonLabel<Label: View>: StyledView {
  package typealias Body = Never
  let role: ButtonRole?
  let label: Label

  static var style: WritableKeyPath<EnvironmentValues, StyleMaker<ButtonStyleConfiguration>?> {
    \.buttonStyle
  }

  var configuration: ButtonStyleConfiguration {
    ButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(content: AnyView(label)))
  }

  var standard: Label { label }

  package static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    StyledNode(view, context)
  }
}
