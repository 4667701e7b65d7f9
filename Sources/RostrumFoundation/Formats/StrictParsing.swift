package import Foundation

extension ParseableFormatStyle where FormatOutput == String {
  /// Parses a string, which the style must understand as a whole.
  ///
  /// Foundation's strategies are lenient: they stop at the first character that they don't
  /// understand, and skip grouping separators anywhere, so that "12,50" in English is 1,250. This
  /// method rejects such strings, as a user who typed an amount expects.
  ///
  /// - Parameters:
  ///   - text: The string that was typed.
  ///   - context: The context; see ``Foundation/FormatStyle/following(_:)``.
  /// - Returns: The value, or `nil` if the style doesn't understand the whole string.
  /// - Complexity: O(*n*), where *n* is the length of the string.
  package func parseStrictly(_ text: String, in context: FormatContext) -> FormatInput? {
    let style = following(context)
    let text = (style as? any NumberFormatStyle)?.locale.reading(text) ?? text
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

  /// The locale whose separators the style accepts.
  private func symbols(or locale: Locale) -> Locale {
    (self as? any NumberFormatStyle)?.locale ?? locale
  }
}

/// A Foundation number style, which knows its locale.
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
