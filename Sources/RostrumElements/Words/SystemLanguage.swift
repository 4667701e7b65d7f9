/// A language into which the package's own words are translated.
///
/// A new language needs a case and a file with a switch over all words, so a missing translation
/// doesn't compile.
public enum SystemLanguage: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case japanese = "ja"
  case arabic = "ar"

  /// Chooses the first of a reader's languages that the package supports, or English.
  ///
  /// - Parameter identifiers: Language and region identifiers, such as `de-AT`, in order of
  ///   preference.
  public init(closestTo identifiers: [String]) {
    self =
      identifiers.lazy.compactMap { identifier in
        let language = identifier.prefix { $0 != "-" && $0 != "_" && $0 != "@" }
        return SystemLanguage(rawValue: language.lowercased())
      }.first ?? .english
  }

  /// Returns a word in this language, with placeholders for its values.
  public func translation(of word: SystemWord) -> String {
    switch self {
    case .english: word.english
    case .german: word.german
    case .french: word.french
    case .spanish: word.spanish
    case .japanese: word.japanese
    case .arabic: word.arabic
    }
  }

  /// Returns the form of a word for some numbers.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - category: The form.
  /// - Returns: The form, or `nil` where the word itself applies.
  public func translation(of word: SystemWord, for category: PluralCategory) -> String? {
    switch self {
    case .english: word.english(category)
    case .german: word.german(category)
    case .french: word.french(category)
    case .spanish: word.spanish(category)
    case .japanese: nil
    case .arabic: word.arabic(category)
    }
  }
}
