public import Foundation

// What the texts within a view inherit; what is nearer to a text wins.
extension View {
  /// Shows texts in a font; `nil` for the font around.
  public func font(_ font: Font?) -> some View {
    style(font.map { .font($0) })
  }

  /// Shows texts in a weight; `nil` for the weight around.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    style(weight.map { .weight($0) })
  }

  /// Shows texts in bold.
  public func bold(_ isActive: Bool = true) -> some View {
    style(isActive ? .weight(.bold) : nil)
  }

  /// Shows texts slanted.
  public func italic(_ isActive: Bool = true) -> some View {
    style(isActive ? .italic : nil)
  }

  /// Shows texts with a line below.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: How the line is drawn.
  ///   - color: The colour of the line; the texts' own for `nil`.
  /// - Returns: The view with such texts.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    style(isActive ? .underline(TextLineStyle(pattern: pattern, color: color)) : nil)
  }

  /// Shows texts with a line through them.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - pattern: How the line is drawn.
  ///   - color: The colour of the line; the texts' own for `nil`.
  /// - Returns: The view with such texts.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    style(isActive ? .strikethrough(TextLineStyle(pattern: pattern, color: color)) : nil)
  }

  /// Shows texts in letters of one kind; `nil` for those of the font.
  public func fontDesign(_ design: Font.Design?) -> some View {
    style(design.map { .fontDesign($0) })
  }

  /// Shows texts in letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    style(isActive ? .fontDesign(.monospaced) : nil)
  }

  /// Shows texts with another distance between letters, in points; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> some View {
    style(.tracking(kerning))
  }

  /// Shows texts with another distance between letters, in points.
  public func tracking(_ tracking: CGFloat) -> some View {
    style(.tracking(tracking))
  }

  /// Shows texts above their lines by a distance in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    style(.baselineOffset(baselineOffset))
  }

  /// Shows texts in large or small letters, whatever they say; `nil` for as they say.
  public func textCase(_ textCase: Text.Case?) -> some View {
    style(.textCase(textCase))
  }

  /// Shows digits in one width, so that counting numbers stand still.
  public func monospacedDigit() -> some View {
    style(.monospacedDigits)
  }

  /// Shows at most so many lines of each text; `nil` for any.
  public func lineLimit(_ number: Int?) -> some View {
    style(number.map { .lineLimit(max($0, 1)) })
  }

  /// Shows at most so many lines of each text.
  ///
  /// - Parameters:
  ///   - limit: The number of lines.
  ///   - reservesSpace: Whether there is room for all of them, however short a text is.
  /// - Returns: The view with such texts.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    style(.lineLimit(max(limit, 1))).style(reservesSpace ? .reservedLines(max(limit, 1)) : nil)
  }

  /// Has room for so many lines of each text, and shows at most so many.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    style(.lineLimit(max(limit.upperBound, 1))).style(.reservedLines(max(limit.lowerBound, 1)))
  }

  /// Has room for so many lines of each text.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    style(.reservedLines(max(limit.lowerBound, 1)))
  }

  /// Shows at most so many lines of each text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    style(.lineLimit(max(limit.upperBound, 1)))
  }

  /// Lets a user select the texts within, or keeps the user from it.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    style(.textSelection(S.allowsSelection))
  }

  /// Puts the lines of each text under each other at one side.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    style(.textAlignment(alignment))
  }
}
