/// Reads the words of an atom one after the other and turns them into CSS.
///
/// Every function returns `nil` for a word that is not of its kind, so a token from outside either
/// yields a rule of the fixed vocabulary or none.
struct AtomReader {
  private var words: ArraySlice<Substring>

  init(_ token: String) {
    words = token.split(separator: "_", omittingEmptySubsequences: false)[...]
  }

  var isAtEnd: Bool { words.isEmpty }

  mutating func word() -> Substring? { words.popFirst() }

  /// A number in CSS notation.
  mutating func number() -> String? {
    guard var word = word(), !word.isEmpty, word.utf8.count <= 12 else { return nil }
    let isNegative = word.first == "m"
    if isNegative { word.removeFirst() }
    let parts = word.split(separator: "p", omittingEmptySubsequences: false)
    let isDecimal = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    guard isDecimal, (1...2).contains(parts.count) else { return nil }
    return (isNegative ? "-" : "") + parts.joined(separator: ".")
  }

  /// A length in CSS notation.
  mutating func length() -> String? { number().map { $0 == "0" ? $0 : $0 + "px" } }

  /// One of these words, and what it stands for.
  mutating func choice(_ choices: [String: String]) -> String? {
    word().flatMap { choices[String($0)] }
  }
}
