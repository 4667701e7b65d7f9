public import Foundation

// Text properties that texts inherit; the innermost wins.
extension View {
  /// Sets the font of texts; `nil` for the inherited one.
  public func font(_ font: Font?) -> some View {
    style(font.map { .font($0) })
  }

  /// Sets the font weight of texts; `nil` for the inherited one.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    style(weight.map { .weight($0) })
  }

  /// Makes texts bold.
  public func bold(_ isActive: Bool = true) -> some View {
    style(isActive ? .weight(.bold) : nil)
  }

  /// Makes texts italic.
  public func italic(_ isActive: Bool = true) -> some View {
    style(isActive ? .italic : nil)
  }

  /// Underlines texts.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: The pattern of the line.
  ///   - color: The colour of the line; the texts' own for `nil`.
  /// - Returns: The view with such texts.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    style(isActive ? .underline(TextLineStyle(pattern: pattern, color: color)) : nil)
  }

  /// Strikes texts through.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: The pattern of the line.
  ///   - color: The colour of the line; the texts' own for `nil`.
  /// - Returns: The view with such texts.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    style(isActive ? .strikethrough(TextLineStyle(pattern: pattern, color: color)) : nil)
  }

  /// Sets the font design of texts; `nil` for that of the font.
  public func fontDesign(_ design: Font.Design?) -> some View {
    style(design.map { .fontDesign($0) })
  }

  /// Sets the width of the letters of texts, if the browser's font has it; `nil` for the inherited one.
  ///
  /// - Parameter width: The width.
  /// - Returns: The view with such texts.
  public func fontWidth(_ width: Font.Width?) -> some View {
    style(width.map { .fontWidth($0) })
  }

  /// Shrinks texts that don't fit, down to a factor of their size.
  ///
  /// ```swift
  /// Text(1_234_567.89, format: .currency(code: "EUR"))
  ///   .font(.largeTitle)
  ///   .lineLimit(1)
  ///   .minimumScaleFactor(0.5)
  /// ```
  ///
  /// A text fits if it has no more lines than its limit. Without a limit, a text has as many lines as
  /// it needs.
  ///
  /// - Parameter factor: The least factor, from 0 to 1.
  /// - Returns: The view with such texts.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    style(.leastScale(factor.clamped(to: 0...1)))
  }

  /// Sets texts in letters of equal width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    style(isActive ? .fontDesign(.monospaced) : nil)
  }

  /// Sets the letter spacing of texts in points; ligatures stay intact.
  public func kerning(_ kerning: CGFloat) -> some View {
    style(.tracking(kerning))
  }

  /// Sets the letter spacing of texts in points.
  public func tracking(_ tracking: CGFloat) -> some View {
    style(.tracking(tracking))
  }

  /// Adds space between the lines of texts, in points.
  ///
  /// In a browser, half of the space is above the first line and half is below the last.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    style(.lineSpacing(lineSpacing))
  }

  /// Sets which part of a text that doesn't fit is left out.
  ///
  /// ```swift
  /// Text(verbatim: file.path)
  ///   .lineLimit(1)
  ///   .truncationMode(.middle)
  /// ```
  ///
  /// A text has as many lines as it needs, unless `lineLimit(_:)` limits them. The last of these lines loses its
  /// beginning or its middle by a script of the page. A text loses its end until that script runs, and where it has
  /// several looks, is filled with a gradient, or has a line break in what is left out.
  ///
  /// - Parameter mode: The part.
  /// - Returns: The view with such texts.
  /// - Complexity: O(1).
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    style(.truncation(mode))
  }

  /// Shifts texts above their baseline by a distance in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    style(.baselineOffset(baselineOffset))
  }

  /// Sets the case in which texts are shown; `nil` leaves them unchanged.
  public func textCase(_ textCase: Text.Case?) -> some View {
    style(.textCase(textCase))
  }

  /// Sets digits in equal width, so that changing numbers don't shift.
  public func monospacedDigit() -> some View {
    style(.monospacedDigits)
  }

  /// Limits each text to a number of lines; `nil` for no limit.
  public func lineLimit(_ number: Int?) -> some View {
    style(number.map { .lineLimit(max($0, 1)) })
  }

  /// Limits each text to a number of lines.
  ///
  /// - Parameters:
  ///   - limit: The number of lines.
  ///   - reservesSpace: Whether space for all lines is reserved, however short a text is.
  /// - Returns: The view with such texts.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    style(.lineLimit(max(limit, 1))).style(reservesSpace ? .reservedLines(max(limit, 1)) : nil)
  }

  /// Limits each text to a range of lines, and reserves space for the lower bound.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    style(.lineLimit(max(limit.upperBound, 1))).style(.reservedLines(max(limit.lowerBound, 1)))
  }

  /// Reserves space for a number of lines of each text.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    style(.reservedLines(max(limit.lowerBound, 1)))
  }

  /// Limits each text to a number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    style(.lineLimit(max(limit.upperBound, 1)))
  }

  /// Sets whether users can select texts.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    style(.textSelection(S.allowsSelection))
  }

  /// Sets the alignment of the lines of each text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    style(.textAlignment(alignment))
  }
}
