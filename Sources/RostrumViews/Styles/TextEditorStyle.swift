/// A style of the theme for text editors.
///
/// ```swift
/// TextEditor(text: $note).textEditorStyle(.plain)
/// ```
@MainActor @preconcurrency
public protocol TextEditorStyle {}

extension View {
  /// Sets the style of text editors.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    let theme = style as? any ThemeStyle<TextFieldVariant>
    return modifier(TextEntryModifier.editorVariant(theme?.variant ?? .automatic))
  }
}

/// The default style for the editor's context: without a border in rows, and with a border elsewhere.
public struct AutomaticTextEditorStyle: TextEditorStyle, ThemeStyle {
  var variant: TextFieldVariant { .automatic }

  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style for the editor's context.
  public static var automatic: Self { Self() }
}

/// The text without a border.
public struct PlainTextEditorStyle: TextEditorStyle, ThemeStyle {
  var variant: TextFieldVariant { .plain }

  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text without a border.
  public static var plain: Self { Self() }
}

/// An editor with a rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle, ThemeStyle {
  var variant: TextFieldVariant { .roundedBorder }

  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// An editor with a rounded border.
  public static var roundedBorder: Self { Self() }
}
