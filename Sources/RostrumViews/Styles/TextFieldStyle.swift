/// One of the theme's own looks of fields of text.
///
/// ```swift
/// TextField("Name", text: $name).textFieldStyle(.roundedBorder)
/// ```
@MainActor @preconcurrency
public protocol TextFieldStyle {}

extension View {
  /// Shows fields of text in a style.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view in the style.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let theme = style as? any ThemeStyle<TextFieldVariant>
    return modifier(TextEntryModifier.variant(theme?.variant ?? .automatic))
  }
}

/// As it is usual where the field stands.
public struct DefaultTextFieldStyle: TextFieldStyle, ThemeStyle {
  var variant: TextFieldVariant { .automatic }

  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As it is usual where the field stands.
  public static var automatic: Self { Self() }
}

/// Only the text.
public struct PlainTextFieldStyle: TextFieldStyle, ThemeStyle {
  var variant: TextFieldVariant { .plain }

  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Only the text.
  public static var plain: Self { Self() }
}

/// In a box with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, ThemeStyle {
  var variant: TextFieldVariant { .roundedBorder }

  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// In a box with round corners.
  public static var roundedBorder: Self { Self() }
}
