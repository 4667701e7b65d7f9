/// The package's own words for one reader, in one language and with an app's replacements.
///
/// ```swift
/// let words = SystemWords(language: .german, replacing: [.back: "Retour"])
/// words[.cancel]              // "Abbrechen"
/// words[.page, 1, of: 3]      // "Seite 1 von 3"
/// words[.moreRows, 1]         // "1 weitere Zeile"
/// ```
public struct SystemWords: Hashable, Sendable {
  /// The language of words that the app doesn't replace.
  public let language: SystemLanguage
  private let replacements: [SystemWord: String]

  /// The words in English.
  public static let english = SystemWords(language: .english)

  /// Creates a set of words.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - replacements: The app's words, which replace the package's own.
  public init(language: SystemLanguage, replacing replacements: [SystemWord: String] = [:]) {
    self.language = language
    self.replacements = replacements
  }

  /// Whether an app replaces some of the words.
  package var isReplaced: Bool { !replacements.isEmpty }

  /// The text of a word, with placeholders for its values.
  public subscript(word: SystemWord) -> String {
    replacements[word] ?? language.translation(of: word)
  }

  /// The text of a word with a number, such as that of the rows that aren't shown.
  public subscript(word: SystemWord, number: Int) -> String {
    fill(form(of: word, for: Int64(number)), with: [number])
  }

  /// The text of a word for a number, with placeholders for its values.
  package func form(of word: SystemWord, for number: Int64?) -> String {
    let category = number.map { PluralCategory(of: $0, in: language.rawValue) }
    return replacements[word] ?? category.flatMap { language.translation(of: word, for: $0) }
      ?? language.translation(of: word)
  }

  /// The text of a word with a number and a total, such as the page of a tab view.
  public subscript(word: SystemWord, number: Int, of total: Int) -> String {
    fill(self[word], with: [number, total])
  }

  /// The text of a word with a name, such as that of a file.
  public subscript(word: SystemWord, name: String) -> String {
    var text = self[word]
    if let place = text.firstRange(of: "%@") { text.replaceSubrange(place, with: name) }
    return text
  }

  private func fill(_ text: String, with values: [Int]) -> String {
    var text = text
    for (index, value) in values.enumerated() {
      let formats = ["%\(index + 1)$lld", "%lld"]
      guard let format = formats.compactMap({ text.firstRange(of: $0) }).first else { continue }
      text.replaceSubrange(format, with: String(value))
    }
    return text
  }
}
