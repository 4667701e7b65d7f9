import Foundation

/// Makes a noun agree with the number before it, as `^[\(count) file](inflect: true)` asks.
///
/// The rules are those of the language of the words, which isn't always the reader's. Only English nouns
/// are known; words in other languages stay as they are, and a table of strings with a form for each
/// number is the way to write them.
struct Inflection {
  private let language: String
  private let context: TextContext

  /// Creates the rules for words in a language.
  ///
  /// - Parameters:
  ///   - language: The language of the words, such as `en-GB`.
  ///   - context: The formats of the values.
  init(of language: String, in context: TextContext) {
    self.language = language
    self.context = context
  }

  /// The pieces with the last word in the plural, unless the only number among them is one.
  ///
  /// - Parameter pieces: The pieces of the marked words, in order.
  /// - Returns: As many pieces.
  func agree(_ pieces: [LocalizedStringKey.Piece]) -> [LocalizedStringKey.Piece] {
    guard language.prefix(while: \.isLetter) == "en",
      let number = pieces.lazy.compactMap({ $0.number(in: context) }).first, number != 1,
      let last = pieces.lastIndex(where: { $0.noun(in: context) != nil }),
      let noun = pieces[last].noun(in: context)
    else { return pieces }
    var pieces = pieces
    pieces[last] = .value(Self.plural(of: noun))
    return pieces
  }

  /// A phrase with its last word in the plural.
  static func plural(of phrase: String) -> String {
    guard let end = phrase.lastIndex(where: \.isLetter) else { return phrase }
    let space = phrase[...end].lastIndex { !$0.isLetter }
    let start = space.map { phrase.index(after: $0) } ?? phrase.startIndex
    let word = plural(ofWord: String(phrase[start...end]))
    return "\(phrase[..<start])\(word)\(phrase[phrase.index(after: end)...])"
  }

  private static func plural(ofWord word: String) -> String {
    let low = word.lowercased()
    if unchanged.contains(low) { return word }
    if let irregular = irregular[low] { return "\(word.prefix(1))\(irregular.dropFirst())" }
    if low.hasSuffix("y"), let before = low.dropLast().last, !"aeiou".contains(before) {
      return "\(word.dropLast())ies"
    }
    let isHissing = ["s", "x", "z", "ch", "sh"].contains { low.hasSuffix($0) }
    return "\(word)\(isHissing ? "es" : "s")"
  }

  private static let unchanged: Set = [
    "aircraft", "deer", "fish", "information", "series", "sheep", "species",
  ]

  private static let irregular = [
    "calf": "calves", "child": "children", "criterion": "criteria", "datum": "data",
    "foot": "feet", "goose": "geese", "half": "halves", "hero": "heroes", "knife": "knives",
    "leaf": "leaves", "life": "lives", "loaf": "loaves", "man": "men", "mouse": "mice",
    "person": "people", "potato": "potatoes", "shelf": "shelves", "thief": "thieves",
    "tomato": "tomatoes", "tooth": "teeth", "wife": "wives", "wolf": "wolves", "woman": "women",
  ]
}

extension LocalizedStringKey.Piece {
  /// The number that the piece is or contains.
  fileprivate func number(in context: TextContext) -> Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsignedInteger(let value): Double(value)
    case .number(let value): value
    case .literal(let words): Self.firstNumber(in: words)
    case .value, .formatted, .text: Self.firstNumber(in: resolved(in: context))
    }
  }

  private static func firstNumber(in words: String) -> Double? {
    words.split { !$0.isNumber && $0 != "." }.lazy.compactMap { Double($0) }.first
  }

  /// The words that can be in the plural.
  fileprivate func noun(in context: TextContext) -> String? {
    switch self {
    case .literal(let words), .value(let words): words.contains(where: \.isLetter) ? words : nil
    case .integer, .unsignedInteger, .number, .formatted, .text: nil
    }
  }
}
