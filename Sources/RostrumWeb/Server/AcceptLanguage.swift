import Foundation

/// The header that lists the languages of a browser's user.
package enum AcceptLanguage {
  /// The maximum number of languages that are considered.
  static let limit = 16

  /// The languages and regions in the values of `Accept-Language` headers, in order of preference.
  ///
  /// Values that aren't languages are ignored.
  package static func locales(in headers: [String]) -> [Locale] {
    let wishes = headers.flatMap { $0.split(separator: ",") }.prefix(limit).compactMap(wish)
    return wishes.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map { Locale(identifier: $0.element.language) }
  }

  private static func wish(_ text: Substring) -> (language: String, weight: Double)? {
    let parts = text.split(separator: ";").map { $0.filter { $0 != " " } }
    guard let language = parts.first, isLanguage(language) else { return nil }
    guard parts.count > 1 else { return (language, 1) }
    guard parts[1].hasPrefix("q="), let weight = Double(parts[1].dropFirst(2)), weight > 0 else {
      return nil
    }
    return (language, min(1, weight))
  }

  /// Whether a text has the form of a language tag, such as `zh-Hant-TW`.
  private static func isLanguage(_ text: String) -> Bool {
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
    let isMadeOfWords = words.allSatisfy { word in
      (1...8).contains(word.utf8.count)
        && word.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || isLetter($0) }
    }
    return isMadeOfWords && words.count <= 5 && (2...3).contains(words[0].utf8.count)
      && words[0].utf8.allSatisfy(isLetter)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
