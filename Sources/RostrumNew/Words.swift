import Foundation

/// The words of an identifier, as a sentence or a different identifier has them.
struct Words: Hashable {
  /// The words as they are written in the identifier.
  let parts: [String]

  /// Splits an identifier, such as `serviceOrder` or `VIPGuest`, into its words.
  init(_ identifier: String) {
    var parts: [String] = []
    let letters = Array(identifier)
    for (index, letter) in letters.enumerated() {
      let follows = index > 0 && !letters[index - 1].isUppercase
      let isFollowed = index + 1 < letters.count && letters[index + 1].isLowercase
      if parts.isEmpty || letter.isUppercase && (follows || isFollowed) { parts.append("") }
      parts[parts.count - 1].append(letter)
    }
    self.parts = parts
  }

  private init(parts: [String]) {
    self.parts = parts
  }

  /// The words of a type: `ServiceOrder`.
  var type: String { parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() }

  /// The words of a property, and of the table that GRDB has for a type: `serviceOrder`.
  var property: String { parts[0].lowercased() + parts.dropFirst().joined() }

  /// The words of a constant: `SERVICE_ORDER`.
  var constant: String { parts.map { $0.uppercased() }.joined(separator: "_") }

  /// The words within a sentence: `service order`.
  var phrase: String { parts.map(Self.word).joined(separator: " ") }

  /// The words at the beginning of a sentence: `Service order`.
  var sentence: String { phrase.prefix(1).uppercased() + phrase.dropFirst() }

  /// The words with an article: `a service order`.
  var withArticle: String { (Self.beginsWithVowel(phrase) ? "an " : "a ") + phrase }

  /// The words with an article at the beginning of a sentence: `A service order`.
  var sentenceWithArticle: String { withArticle.prefix(1).uppercased() + withArticle.dropFirst() }

  /// Several of them: `ServiceOrders`.
  var plural: Words {
    Words(parts: parts.dropLast() + [Self.plural(of: parts[parts.count - 1])])
  }

  /// Without a first word that only says that there are two answers, as in `isActive`.
  var withoutQuestion: Words {
    guard parts.count > 1, ["is", "has"].contains(parts[0]) else { return self }
    return Words(parts: Array(parts.dropFirst()))
  }

  /// A word within a sentence, in which abbreviations keep their capitals.
  private static func word(_ part: String) -> String {
    part.count > 1 && part == part.uppercased() ? part : part.lowercased()
  }

  /// Whether a phrase sounds as if it begins with a vowel.
  private static func beginsWithVowel(_ phrase: String) -> Bool {
    let phrase = phrase.lowercased()
    if ["uni", "use", "usa", "uti", "eu", "one"].contains(where: phrase.hasPrefix) { return false }
    if ["hour", "heir", "honest", "honor"].contains(where: phrase.hasPrefix) { return true }
    return phrase.first.map { "aeiou".contains($0) } ?? false
  }
}

extension Words {
  /// Words whose plurals don't follow a rule.
  private static let irregular = [
    "child": "children", "criterion": "criteria", "datum": "data", "foot": "feet",
    "half": "halves", "leaf": "leaves", "life": "lives", "man": "men", "mouse": "mice",
    "person": "people", "shelf": "shelves", "tooth": "teeth", "woman": "women",
  ]

  /// Words that are the same in the plural, for which a person should choose a different one.
  static let uncountable: Set<String> = [
    "advice", "equipment", "evidence", "feedback", "furniture", "hardware", "information",
    "inventory", "knowledge", "luggage", "money", "news", "series", "sheep", "software", "species",
    "staff", "stuff", "traffic", "weather",
  ]

  private static func plural(of word: String) -> String {
    let lower = word.lowercased()
    if let plural = irregular[lower] {
      return word.first?.isUppercase == true
        ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
    let isAfterVowel = lower.dropLast().last.map { "aeiou".contains($0) } ?? true
    if lower.hasSuffix("y") && !isAfterVowel { return word.dropLast() + "ies" }
    return word + "s"
  }

  /// Whether a word looks like one for several things: `Vehicles`, `People`.
  var looksPlural: Bool {
    let last = parts[parts.count - 1].lowercased()
    if Self.irregular.values.contains(last) { return true }
    return last.hasSuffix("s")
      && !["ss", "us", "is", "as", "news", "series"].contains(where: last.hasSuffix)
  }
}
