/// A style of the theme for text fields.
///
/// ```swift
/// TextField("Name", text: $name).textFieldStyle(.roundedBorder)
/// ```
@MainActor @preconcurrency
public protocol TextFieldStyle {}

extension View {
  /// Sets the style of text fields.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let theme = style as? any ThemeStyle<TextFieldVariant>
    return modifier(TextEntryModifier.variant(theme?.variant ?? .automatic))
  }
}

/// The default style for the field's context.
public struct DefaultTextFieldStyle: TextFieldStyle, ThemeStyle {
  var variant: TextFieldVariant { .automatic }

  /// Creates the style.
  public init() {}
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
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A field with a border, whose corners are those of the theme.
  public static var squareBorder: Self { Self() }
}
