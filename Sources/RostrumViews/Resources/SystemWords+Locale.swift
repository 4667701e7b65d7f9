package import Foundation
package import RostrumElements

extension SystemWords {
  /// The package's own words for a reader.
  ///
  /// They are in the language in which the app has texts for the reader, so that a screen has a
  /// single language; in an app without string tables, they are in the reader's language. The app's
  /// table `Localizable` can replace a word under its English key.
  ///
  /// - Parameter locale: The reader's locale.
  package init(for locale: Locale) {
    self.init(for: locale, of: BundleResources.of(nil).strings)
  }

  /// The package's own words for a reader of an app with these texts.
  init(for locale: Locale, of strings: StringTables) {
    let language = strings.language(for: locale)
    let tables = strings.defaultTables(in: language)
    var replacements: [SystemWord: String] = [:]
    for word in SystemWord.allCases where !tables.isEmpty {
      replacements[word] = tables.lazy.compactMap { $0[word.rawValue]?.text }.first
    }
    self.init(language: SystemLanguage(closestTo: [language]), replacing: replacements)
  }
}

extension LocalizedStringKey {
  /// A word of the package, without values.
  package init(_ word: SystemWord) {
    self.init(pieces: [.literal(word.rawValue)])
    table = .system
  }

  /// A word of the package with a value in place of its placeholder.
  package init(_ word: SystemWord, _ value: String) {
    let words = word.rawValue.split(separator: "%@", omittingEmptySubsequences: false)
    self.init(
      pieces: [.literal(String(words[0])), .value(value)]
        + words.dropFirst().map { .literal(String($0)) })
    table = .system
  }
}

extension Text {
  /// A word of the package, in the reader's language.
  package init(_ word: SystemWord) {
    self.init(.key(LocalizedStringKey(word)))
  }
}
