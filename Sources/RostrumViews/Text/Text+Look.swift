public import Foundation

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

  /// The text with a line below, or as it is.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: How the line is drawn.
  ///   - color: The colour of the line; the text's own for `nil`.
  /// - Returns: The text with the line.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    isActive ? styled(.underline(LineStyle(pattern: pattern, color: color))) : self
  }

  /// The text with a line through it, or as it is.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: How the line is drawn.
  ///   - color: The colour of the line; the text's own for `nil`.
  /// - Returns: The text with the line.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    isActive ? styled(.strikethrough(LineStyle(pattern: pattern, color: color))) : self
  }

  /// The text in letters of one kind; `nil` for those of the font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { styled(.fontDesign($0)) } ?? self
  }

  /// The text in letters of one width, or as it is.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? styled(.fontDesign(.monospaced)) : self
  }

  /// The text with another distance between letters, in points; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text { styled(.tracking(kerning)) }

  /// The text with another distance between letters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { styled(.tracking(tracking)) }

  /// The text above its line by a distance in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled(.baselineOffset(baselineOffset))
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
