import Foundation

/// The numbers and words of a date, for comparing what was typed with what was parsed.
struct DateWords {
  private let words: [Substring]

  init(_ text: String) {
    words = text.split { !$0.isLetter && !$0.isNumber }
  }

  /// Whether a typed date matches the date that a style writes.
  ///
  /// It ignores leading zeros, letter case and the century of a year, and allows abbreviated words.
  func match(_ written: DateWords) -> Bool {
    words.count == written.words.count
      && zip(words, written.words).allSatisfy { Self.isSame($0, $1) }
  }

  private static func isSame(_ typed: Substring, _ written: Substring) -> Bool {
    if let number = Int(typed), let other = Int(written) {
      return number == other || typed.count == 2 && number == other % 100
    }
    let options: String.CompareOptions = [
      .anchored, .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
    ]
    return typed.range(of: written, options: options) == typed.startIndex..<typed.endIndex
      || typed.count >= 3 && written.range(of: typed, options: options) != nil
  }
}
