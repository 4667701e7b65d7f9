import Foundation

/// The texts of a bundle: `*.lproj/*.strings` and `*.xcstrings`.
package struct StringTables: Sendable {
  /// A text, with its variants for numbers.
  struct Entry: Hashable, Sendable {
    var text: String
    var plurals: [String: String] = [:]
  }

  /// Texts by language, table and key.
  private var languages: [String: [String: [String: Entry]]] = [:]
  let development: String

  /// Whether the bundle has no texts.
  package var isEmpty: Bool { languages.isEmpty }

  init(entries: [URL], development: String) {
    self.development = development
    for entry in entries {
      switch entry.pathExtension {
      case "lproj": readLanguage(entry)
      case "xcstrings": readCatalog(entry)
      default: break
      }
    }
  }

  /// The text for a key, and the language of the text; `nil` if the key is in neither the reader's nor
  /// the development language.
  func entry(
    for key: String, table: String, locale: Locale
  ) -> (entry: Entry, language: String)? {
    for name in locale.languageNames + [development, "Base"] {
      if let entry = languages[name]?[table]?[key] {
        return (entry, name == "Base" ? development : name)
      }
    }
    return nil
  }

  /// The default tables in exactly one language, closest first.
  func defaultTables(in language: String) -> [[String: Entry]] {
    if isEmpty { return [] }
    return Locale(identifier: language).languageNames.compactMap { languages[$0]?["Localizable"] }
  }

  /// The language of a screen for a reader: the closest one in which there are texts, or else the
  /// development language; in a bundle without texts, the reader's.
  func language(for locale: Locale) -> String {
    isEmpty ? locale.identifier : closestLanguage(to: locale) ?? development
  }

  /// The language closest to a reader's in which there are texts.
  func closestLanguage(to locale: Locale) -> String? {
    isEmpty ? nil : locale.languageNames.first { languages[$0] != nil }
  }

  private mutating func readLanguage(_ folder: URL) {
    let language = folder.deletingPathExtension().lastPathComponent
    for file in BundleResources.entries(in: folder) where file.pathExtension == "strings" {
      guard
        let data = try? Data(contentsOf: file),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let texts = list as? [String: String]
      else { continue }
      let table = file.deletingPathExtension().lastPathComponent
      languages[language, default: [:]][table, default: [:]]
        .merge(texts.mapValues { Entry(text: $0) }) { first, _ in first }
    }
  }

  private mutating func readCatalog(_ file: URL) {
    guard
      let data = try? Data(contentsOf: file),
      let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
    else { return }
    let table = file.deletingPathExtension().lastPathComponent
    for (key, texts) in catalog.strings {
      for (language, text) in texts.localizations ?? [:] {
        guard let entry = Entry(text) else { continue }
        languages[language, default: [:]][table, default: [:]][key] = entry
      }
    }
  }
}

extension Locale {
  /// The names under which a bundle may have texts for the reader, closest first.
  fileprivate var languageNames: [String] {
    let name = identifier.replacing("_", with: "-").prefix { $0 != "@" }
    let parts = name.split(separator: "-")
    return (1...max(1, parts.count)).reversed().map { parts.prefix($0).joined(separator: "-") }
  }
}

/// The content of a file `*.xcstrings`.
private struct StringCatalog: Decodable {
  var strings: [String: Texts]

  struct Texts: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
  }

  struct Unit: Decodable {
    var value: String
  }
}

extension StringTables.Entry {
  fileprivate init?(_ localization: StringCatalog.Localization) {
    let plurals = (localization.variations?.plural ?? [:]).compactMapValues(\.stringUnit?.value)
    guard let text = localization.stringUnit?.value ?? plurals["other"] else { return nil }
    self.init(text: text, plurals: plurals)
  }

  /// The form for a number in a language, or `other` if the table doesn't have that form.
  ///
  /// As on Apple's systems, `zero` is the form for 0 in every language.
  func form(for number: Int64?, in language: String) -> String {
    guard let number else { return text }
    if number == 0, let zero = plurals["zero"] { return zero }
    return plurals[PluralCategory(of: number, in: language).rawValue] ?? text
  }
}
