import Foundation
import RostrumViews
import Testing

@MainActor
@Suite struct TranslationTests {
  private let resources: TemporaryBundle

  init() throws {
    resources = try TemporaryBundle([
      "de.lproj/Localizable.strings": """
      "Books" = "Bücher";
      "%lld of %@" = "%2$@ hat %1$lld";
      "%lld%% read" = "%lld %% gelesen";
      "Hello, %@" = "Hallo, %@";
      """,
      "de.lproj/Errors.strings": #""Gone" = "Weg";"#,
      "de-AT.lproj/Localizable.strings": #""Books" = "Biacha";"#,
      "en.lproj/Localizable.strings": #""shelf.title" = "On the shelf";"#,
      "Counts.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld books": {"localizations": {
        "de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Buch"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Bücher"}}}}},
        "fr": {"stringUnit": {"state": "translated", "value": "%lld livres"}}}}}}
      """,
    ])
  }

  private func words(
    _ key: LocalizedStringKey, table: String? = nil, in language: String = "de"
  ) -> String {
    let text = Text(key, tableName: table, bundle: resources.bundle)
    return text.resolved(
      in: TextContext(
        locale: Locale(identifier: language), calendar: Calendar(identifier: .gregorian),
        timeZone: .gmt))
  }

  @Test("A key is shown in the reader's language")
  func reads() {
    #expect(words("Books") == "Bücher")
    #expect(words("Gone", table: "Errors") == "Weg")
  }

  @Test("A region without its own translation uses that of its language")
  func regions() {
    #expect(words("Books", in: "de_CH") == "Bücher")
    #expect(words("Books", in: "de-AT") == "Biacha")
    #expect(words("Gone", table: "Errors", in: "de-AT") == "Weg")
  }

  @Test("A text without a translation is shown in the bundle's language, or else literally")
  func fallsBack() {
    #expect(words("shelf.title") == "On the shelf")
    #expect(words("Unheard of") == "Unheard of")
    #expect(words("Gone") == "Gone")
    #expect(words("Books", in: "fr") == "Books")
  }

  @Test("Values are inserted where the translation has their placeholders")
  func values() {
    let name = "Ada"
    #expect(words("Hello, \(name)") == "Hallo, Ada")
    #expect(words("\(3) of \(name)") == "Ada hat 3")
    #expect(words("\(40)% read") == "40 % gelesen")
    #expect(words("\(12_345) of \(name)") == "Ada hat 12.345")
  }

  @Test("A value isn't interpreted as a format")
  func valuesAreNoFormats() {
    let name = "100%@"
    #expect(words("Hello, \(name)") == "Hallo, 100%@")
  }

  @Test("A string catalogue has singular and plural forms")
  func plurals() {
    #expect(words("\(1) books", table: "Counts") == "1 Buch")
    #expect(words("\(2) books", table: "Counts") == "2 Bücher")
    #expect(words("\(1) books", table: "Counts", in: "fr") == "1 livres")
    #expect(words("\(1) books", table: "Counts", in: "it") == "1 books")
  }

  @Test("A text with several styles is translated as one")
  func looks() {
    let graph = ViewGraph {
      Text("Hello, \(Text("Ada").bold())", bundle: resources.bundle)
        .environment(\.locale, Locale(identifier: "de"))
    }
    #expect("\(graph.root)".contains("Hallo, "))
    #expect("\(graph.root)".contains("Ada"))
  }
}
