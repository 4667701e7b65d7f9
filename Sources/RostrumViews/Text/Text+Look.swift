public import Foundation

// Modifiers that change the style of a single text; such texts can still be concatenated.
extension Text {
  private func styled(_ property: StyleProperty) -> Text {
    var text = self
    text.styles = StyleBox.adding(property, to: styles) ?? styles
    return text
  }

  /// Sets the font of the text; the innermost modifier wins.
  public func font(_ font: Font?) -> Text {
    font.map { styled(.font($0)) } ?? self
  }

  /// Sets the font weight of the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { styled(.weight($0)) } ?? self
  }

  /// Makes the text bold.
  public func bold() -> Text { styled(.weight(.bold)) }

  /// Makes the text bold, if active.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Makes the text italic.
  public func italic() -> Text { styled(.italic) }

  /// Makes the text italic, if active.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Underlines the text, if active.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: The pattern of the line.
  ///   - color: The colour of the line; the text's own for `nil`.
  /// - Returns: The text with the line.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    isActive ? styled(.underline(LineStyle(pattern: pattern, color: color))) : self
  }

  /// Strikes the text through, if active.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: The pattern of the line.
  ///   - color: The colour of the line; the text's own for `nil`.
  /// - Returns: The text with the line.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    isActive ? styled(.strikethrough(LineStyle(pattern: pattern, color: color))) : self
  }

  /// Sets the font design of the text; `nil` for that of the font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { styled(.fontDesign($0)) } ?? self
  }

  /// Sets the width of the letters of the text, if the browser's font has it; `nil` for the inherited one.
  ///
  /// - Parameter width: The width.
  /// - Returns: The text in such letters.
  public func fontWidth(_ width: Font.Width?) -> Text {
    width.map { styled(.fontWidth($0)) } ?? self
  }

  /// Sets the text in letters of equal width, if active.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? styled(.fontDesign(.monospaced)) : self
  }

  /// Sets the letter spacing of the text in points; ligatures stay intact.
  public func kerning(_ kerning: CGFloat) -> Text { styled(.tracking(kerning)) }

  /// Sets the letter spacing of the text in points.
  public func tracking(_ tracking: CGFloat) -> Text { styled(.tracking(tracking)) }

  /// Shifts the text above its baseline by a distance in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled(.baselineOffset(baselineOffset))
  }

  /// Sets digits in equal width, so that changing numbers don't shift.
  public func monospacedDigit() -> Text { styled(.monospacedDigits) }

  /// Sets the colour of the text; `nil` for the inherited one.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { styled(.foreground(.color($0))) } ?? self
  }

  /// Sets the foreground style of the text.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    styled(.foreground(style.paint))
  }
}
