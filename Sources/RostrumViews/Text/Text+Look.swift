// What changes the look of one text only; such texts can still be joined.
extension Text {
  private func styled(_ property: StyleProperty) -> Text {
    var text = self
    text.styles = StyleBox.adding(property, to: styles) ?? styles
    return text
  }

  /// The text in a font; what is nearer to the text wins over what is farther.
  public func font(_ font: Font?) -> Text {
    font.map { styled(.font($0)) } ?? self
  }

  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { styled(.weight($0)) } ?? self
  }

  /// The text in bold.
  public func bold() -> Text { styled(.weight(.bold)) }

  /// The text in bold, or as it is.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// The text slanted.
  public func italic() -> Text { styled(.italic) }

  /// The text slanted, or as it is.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// The text with a line below.
  public func underline(_ isActive: Bool = true) -> Text {
    isActive ? styled(.underline) : self
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    isActive ? styled(.strikethrough) : self
  }

  /// The text with digits of one width, so that counting numbers stand still.
  public func monospacedDigit() -> Text { styled(.monospacedDigits) }

  /// The text in a colour; `nil` for the colour around.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { styled(.foreground(.color($0))) } ?? self
  }

  /// The text in a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    styled(.foreground(style.paint))
  }
}
