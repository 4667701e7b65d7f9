import Foundation

/// The grammar of numbers in one locale and one style.
///
/// A numeral consists of a sign, groups of digits and a fraction, with the style's affixes, such as
/// "€" or "%", on either side.
struct Numeral {
  private let decimal: String
  private let grouping: String
  private let affixes: [String]

  /// Makes the grammar of a style in a locale.
  ///
  /// - Parameters:
  ///   - locale: The locale whose separators to accept.
  ///   - example: A number that the style has written, from which the affixes are taken.
  init(_ locale: Locale, writing example: String) {
    decimal = locale.decimalSeparator ?? "."
    grouping = locale.groupingSeparator ?? ","
    affixes = example.split { $0.isNumeric }
      .map { $0.filter { !$0.isSign && !$0.isDirectionMark }.trimmed }
      .filter { !$0.isEmpty }
      .sorted { $0.count > $1.count }
  }

  /// Whether a string is a number and nothing else.
  ///
  /// - Parameters:
  ///   - text: The string that was typed.
  ///   - isWhole: Whether to reject a fraction other than zeros, which would be lost.
  /// - Returns: Whether the style can parse the whole string.
  func accepts(_ text: String, isWhole: Bool) -> Bool {
    let parts = digits(of: text).components(separatedBy: decimal)
    guard parts.count <= 2, isGrouped(parts[0]) || (parts.count == 2 && parts[0].isEmpty)
    else { return false }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard fraction.allSatisfy(\.isDigit), !(parts[0].isEmpty && fraction.isEmpty)
    else { return false }
    return !isWhole || fraction.allSatisfy { $0.wholeNumberValue == 0 }
  }

  /// The string without its sign and the style's affixes.
  private func digits(of text: String) -> String {
    var rest = text.filter { !$0.isDirectionMark }.trimmed
    for affix in affixes {
      if rest.hasPrefix(affix) {
        rest = String(rest.dropFirst(affix.count)).trimmed
      } else if rest.hasSuffix(affix) {
        rest = String(rest.dropLast(affix.count)).trimmed
      } else if let sign = rest.first, sign.isSign, rest.dropFirst().trimmed.hasPrefix(affix) {
        rest = String(rest.dropFirst().trimmed.dropFirst(affix.count)).trimmed
      }
    }
    if let sign = rest.first, sign.isSign { rest = String(rest.dropFirst()) }
    return rest
  }

  /// Whether a number has no grouping separators, or has them at plausible positions.
  ///
  /// The last group has three digits, and the ones between it and the first have two or three.
  private func isGrouped(_ text: String) -> Bool {
    let isSpace = !grouping.isEmpty && grouping.allSatisfy(\.isWhitespace)
    let groups = text.split(omittingEmptySubsequences: false) {
      isSpace ? $0.isWhitespace : String($0) == grouping
    }
    guard let first = groups.first, let last = groups.last, !first.isEmpty,
      groups.allSatisfy({ $0.allSatisfy(\.isDigit) })
    else { return false }
    if groups.count == 1 { return true }
    return first.count <= 3 && last.count == 3
      && groups.dropFirst().dropLast().allSatisfy { 2...3 ~= $0.count }
  }
}

extension Locale {
  /// A number that was typed, with the locale's grouping separator in place of what keyboards have for
  /// it: a straight apostrophe, or a plain space.
  ///
  /// - Parameter text: The text that was typed.
  /// - Returns: The text with the separators that the locale writes.
  func reading(_ text: String) -> String {
    guard let separator = groupingSeparator, let grouping = separator.first else { return text }
    if grouping.isApostrophe {
      return String(text.map { $0.isApostrophe ? grouping : $0 })
    }
    guard grouping.isWhitespace else { return text }
    var characters = Array(text)
    for index in characters.indices.dropFirst().dropLast()
    where characters[index].isWhitespace && characters[index - 1].isDigit
      && characters[index + 1].isDigit
    {
      characters[index] = grouping
    }
    return String(characters)
  }
}

extension Character {
  fileprivate var isApostrophe: Bool { "'\u{2019}".contains(self) }

  fileprivate var isDigit: Bool { wholeNumberValue.map { 0...9 ~= $0 } ?? false }

  fileprivate var isSign: Bool { "+-\u{2212}".contains(self) }

  /// Whether the character only sets the direction of those around it.
  fileprivate var isDirectionMark: Bool { "\u{200E}\u{200F}\u{061C}".contains(self) }

  /// Whether the character can occur inside a number, as a digit or a separator.
  fileprivate var isNumeric: Bool { isDigit || ".,'\u{2019}\u{066B}\u{066C}".contains(self) }
}

extension StringProtocol {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
