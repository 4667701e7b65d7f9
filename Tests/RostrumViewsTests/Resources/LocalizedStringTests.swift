import Foundation
import RostrumDependencies
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Localized strings") struct LocalizedStringTests {
  private let resources: TemporaryBundle

  init() throws {
    resources = try TemporaryBundle([
      "de.lproj/Localizable.strings": """
      "Books" = "Bücher";
      "%lld of %@" = "%2$@ hat %1$lld";
      "shelf.title" = "Im Regal, %@";
      """,
      "de.lproj/Errors.strings": #""Gone" = "Weg";"#,
      "Counts.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld books": {"localizations": {
        "de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Buch"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Bücher"}}}}}}}}}
      """,
    ])
  }

  private func reading<R>(in language: String, _ body: () -> R) -> R {
    withDependencies {
      $0.locale = Locale(identifier: language)
    } operation: {
      body()
    }
  }

  @Test("A string is in the language of the session")
  func language() {
    let bundle = resources.bundle
    func words() -> [String] {
      [
        String(localized: "Books", bundle: bundle, comment: "A title"),
        String(localized: "Gone", table: "Errors", bundle: bundle),
        String(localized: "\(12_345) of \("Ada")", bundle: bundle),
      ]
    }
    #expect(reading(in: "de", words) == ["Bücher", "Weg", "Ada hat 12.345"])
    #expect(reading(in: "en", words) == ["Books", "Gone", "12,345 of Ada"])
  }

  @Test("Values have the formats of a locale that the caller names")
  func formats() {
    let bundle = resources.bundle
    let words = reading(in: "de") {
      String(localized: "\(12_345) of \("Ada")", bundle: bundle, locale: Locale(identifier: "en"))
    }
    #expect(words == "Ada hat 12,345")
  }

  @Test("A key that isn't the text has a text for other languages")
  func defaults() {
    let bundle = resources.bundle
    let name = "Ada"
    func words() -> String {
      String(localized: "shelf.title", defaultValue: "On the shelf, \(name)", bundle: bundle)
    }
    #expect(reading(in: "de", words) == "Im Regal, Ada")
    #expect(reading(in: "fr", words) == "On the shelf, Ada")
  }

  @Test("Numbers choose the form of a catalogue, and grammar agrees with them")
  func numbers() {
    let bundle = resources.bundle
    func words(_ count: Int) -> String {
      String(localized: "\(count) books", table: "Counts", bundle: bundle)
    }
    #expect(reading(in: "de") { [1, 2].map(words) } == ["1 Buch", "2 Bücher"])
    let agreed = reading(in: "en") {
      [1, 2].map { String(localized: "^[\($0) file](inflect: true)") }
    }
    #expect(agreed == ["1 file", "2 files"])
    #expect(reading(in: "en") { String(localized: "2 * 3 * 4") } == "2 * 3 * 4")
  }

  @Test("A resource is read when its language is known, in strings and in views")
  func resource() throws {
    let bundle = LocalizedStringResource.BundleDescription.atURL(resources.bundle.bundleURL)
    var title = LocalizedStringResource("Books", bundle: bundle)
    #expect(title.key == "Books")
    #expect(reading(in: "de") { String(localized: title) } == "Bücher")
    #expect(reading(in: "en") { String(localized: title) } == "Books")
    let view = Rendering { Text(title).environment(\.locale, Locale(identifier: "de")) }
    #expect(view.outline.contains("Bücher"))
    title.locale = Locale(identifier: "en")
    #expect(reading(in: "de") { String(localized: title) } == "Books")
    let named = LocalizedStringResource(
      "shelf.title", defaultValue: "On the shelf, \("Ada")", bundle: bundle)
    let german = Rendering { Text(named).environment(\.locale, Locale(identifier: "de")) }
    #expect(german.outline.contains("Im Regal, Ada"))
    let literal: LocalizedStringResource = "Gone"
    #expect(literal == LocalizedStringResource("Gone"))
  }
}
