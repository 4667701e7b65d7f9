/// The appearance of text fields.
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     configuration
///       .textFieldStyle(.plain)
///       .overlay(alignment: .bottom) { Divider() }
///   }
/// }
/// ```
///
/// In the style's body, the field has the theme's default style until the body sets another one.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of a field in the style.
  associatedtype _Body: View
  /// The label of a field.
  typealias _Label = _TextFieldStyleLabel

  /// The body of a field in the style.
  ///
  /// - Parameter configuration: The field, whose text isn't shown if it is a `SecureField`.
  /// - Returns: The view.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field in an app's own style.
public struct _TextFieldStyleLabel: View {
  private let content: AnyView
  private let spoken: (any SpokenView)?

  init(_ label: some View) {
    content = AnyView(label)
    spoken = label as? any SpokenView
  }

  /// The label's content.
  public var body: some View { content }
}

extension _TextFieldStyleLabel: SpokenView {
  package func words(in environment: EnvironmentValues) -> String {
    spoken?.words(in: environment) ?? ""
  }
}

extension View {
  /// Sets the style of text fields.
  ///
  /// - Parameter style: A style of the theme, such as `.roundedBorder`, or of the app.
  /// - Returns: The view with the style.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(TextFieldStyleModifier(style: style))
  }
}

private struct TextFieldStyleModifier<S: TextFieldStyle>: EnvironmentModifier {
  let style: S

  func modify(_ environment: inout EnvironmentValues) {
    if let theme = style as? any ThemeStyle<TextFieldVariant> {
      environment.textFieldStyle = nil
      TextEntryModifier.variant(theme.variant).modify(&environment)
    } else {
      environment.textFieldStyle = BodyMaker(style) { $0._body(configuration: $1) }
    }
  }
}

extension EnvironmentValues {
  /// The app's own style of text fields.
  var textFieldStyle: StyleMaker<TextField<_TextFieldStyleLabel>>? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: StyleMaker<TextField<_TextFieldStyleLabel>>? { nil }
}

/// The default style for the field's context.
public struct DefaultTextFieldStyle: TextFieldStyle, ThemeStyle {
  var variant: TextFieldVariant { .automatic }

  /// Creates the style.
  public init() {}

  /// The body of a field in the style.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style for the field's context.
  public static var automatic: Self { Self() }
}

/// The text without a border.
public struct PlainTextFieldStyle: TextFieldStyle, ThemeStyle {
  var variant: TextFieldVariant { .plain }

  /// Creates the style.
  public init() {}

  /// The body of a field in the style.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text without a border.
  public static var plain: Self { Self() }
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, ThemeStyle {
  var variant: TextFieldVariant { .roundedBorder }

  /// Creates the style.
  public init() {}

  /// The body of a field in the style.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a rounded border.
  public static var roundedBorder: Self { Self() }
}

/// A field with a border, whose corners are those of the theme.
public struct SquareBorderTextFieldStyle: TextFieldStyle, ThemeStyle {
  var variant: TextFieldVariant { .roundedBorder }

  /// Creates the style.
  public init() {}

  /// The body of a field in the style.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.textFieldStyle(self)
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A field with a border, whose corners are those of the theme.
  public static var squareBorder: Self { Self() }
}
