package import Foundation

extension ParseableFormatStyle where FormatOutput == String {
  /// Parses a text that the style understands as a whole.
  ///
  /// Foundation's strategies are lenient: they stop at the first character that they do not
  /// understand, and skip grouping separators wherever they stand, so that "12,50" in English is
  /// 1,250. Here such a text is refused, which is what a person who typed an amount expects.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - context: The reader; see ``Foundation/FormatStyle/following(_:)``.
  /// - Returns: The value; `nil` if any part of the text is not understood.
  /// - Complexity: O(*n*) in the characters.
  package func parseStrictly(_ text: String, in context: FormatContext) -> FormatInput? {
    let style = following(context)
    guard let value = try? style.parseStrategy.parse(text) else { return nil }
    let written = style.format(value)
    let isUnderstood =
      switch value {
      case is Date: DateWords(text).match(DateWords(written))
      case is any BinaryInteger:
        Numeral(style.symbols(or: context.locale), writing: written).accepts(text, isWhole: true)
      case is any BinaryFloatingPoint, is Decimal:
        Numeral(style.symbols(or: context.locale), writing: written).accepts(text, isWhole: false)
      default: true
      }
    return isUnderstood ? value : nil
  }

  /// The locale whose separators the style reads.
  private func symbols(or locale: Locale) -> Locale {
    (self as? any NumberFormatStyle)?.locale ?? locale
  }
}

/// A number style of Foundation, which knows its locale.
private protocol NumberFormatStyle {
  var locale: Locale { get }
}

extension IntegerFormatStyle: NumberFormatStyle {}
extension IntegerFormatStyle.Currency: NumberFormatStyle {}
extension IntegerFormatStyle.Percent: NumberFormatStyle {}
extension FloatingPointFormatStyle: NumberFormatStyle {}
extension FloatingPointFormatStyle.Currency: NumberFormatStyle {}
extension FloatingPointFormatStyle.Percent: NumberFormatStyle {}
extension Decimal.FormatStyle: NumberFormatStyle {}
extension Decimal.FormatStyle.Currency: NumberFormatStyle {}
extension Decimal.FormatStyle.Percent: NumberFormatStyle {}
