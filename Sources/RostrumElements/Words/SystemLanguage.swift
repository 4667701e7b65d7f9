/// A language into which the package's own words are translated.
///
/// A new language is a case and a file with a switch over all words, so a missing translation doesn't
/// compile.
public enum SystemLanguage: String, Hashable, Sendable, CaseIterable {
  case english = "en"
  case german = "de"

  /// The first of a reader's languages that the package has, or English if it has none of them.
  ///
  /// - Parameter identifiers: Names of languages and regions, such as `de-AT`; the most wanted first.
  public init(closestTo identifiers: [String]) {
    self =
      identifiers.lazy.compactMap { identifier in
        let language = identifier.prefix { $0 != "-" && $0 != "_" && $0 != "@" }
        return SystemLanguage(rawValue: language.lowercased())
      }.first ?? .english
  }

  /// A word in this language, with the formats of its values.
  public func translation(of word: SystemWord) -> String {
    switch self {
    case .english: word.rawValue
    case .german: word.german
    }
  }
}
