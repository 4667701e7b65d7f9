import Foundation
import RostrumElements
import RostrumScenes
import Testing

// NB: Tests `SystemWords.init(for:of:)`, which is internal.
@testable import RostrumViews

@MainActor
@Suite(.viewsEnd) struct SystemWordTests {
  private func texts(_ view: some View, in language: String) -> [String] {
    let rendering = Rendering {
      view.environment(\.locale, Locale(identifier: language))
    }
    return rendering.all(.text).compactMap { element in
      if case .text(let words, _) = element.content { words } else { nil }
    }
  }

  @Test("The button that is added to an alert is in the reader's language")
  func questions() {
    let alert = Text("Gone").alert("Gone", isPresented: .constant(true)) {}
    #expect(texts(alert, in: "de-AT").contains("OK"))
    let dialog = Text("Delete").confirmationDialog("Sure?", isPresented: .constant(true)) {
      Button("Remove") {}
    }
    #expect(texts(dialog, in: "de-AT").contains("Abbrechen"))
    #expect(texts(dialog, in: "en").contains("Cancel"))
    #expect(texts(dialog, in: "xx").contains("Cancel"))
  }

  @Test("The package's own controls are in the reader's language")
  func controls() {
    let edit = EditButton().environment(\.editMode, .constant(.inactive))
    #expect(texts(edit, in: "de") == ["Bearbeiten"])
    let search = ContentUnavailableView.search(text: "50%")
    #expect(
      texts(search, in: "de") == [
        "Keine Ergebnisse für „50%“", "Prüfe die Schreibweise oder suche nach etwas anderem.",
      ])
    #expect(texts(search, in: "en").first == "No Results for “50%”")
  }

  @Test("An app's text that equals a word of the package remains the app's")
  func ownTexts() {
    #expect(texts(Text("Cancel"), in: "de") == ["Cancel"])
  }

  @Test(
    "The app's table replaces words, and its languages determine the package's language")
  func tables() throws {
    let resources = try TemporaryBundle([
      "de.lproj/Localizable.strings": #""Back" = "Retour";"#,
      "fr.lproj/Localizable.strings": #""Cancel" = "Annuler";"#,
      "de.lproj/Other.strings": #""Done" = "Aus";"#,
    ])
    let strings = BundleResources.of(resources.bundle).strings
    func words(_ language: String) -> SystemWords {
      SystemWords(for: Locale(identifier: language), of: strings)
    }
    #expect(words("de-CH")[.back] == "Retour")
    #expect(words("de-CH")[.cancel] == "Abbrechen")
    #expect(words("de-CH")[.done] == "Fertig")
    #expect(words("fr")[.cancel] == "Annuler")
    #expect(words("fr")[.back] == "Retour")
    // The app has no texts in Japanese, so its screens are in English, and so are the words.
    #expect(words("ja")[.back] == "Back")
  }

  @Test("Every translation has the placeholders of its word", arguments: SystemLanguage.allCases)
  func values(language: SystemLanguage) {
    let format = /%(?:\d\$)?(lld|@)/
    for word in SystemWord.allCases {
      let text = language.translation(of: word)
      #expect(!text.isEmpty)
      let values = text.matches(of: format).map { $0.1 }.sorted()
      #expect(values == word.rawValue.matches(of: format).map { $0.1 }.sorted(), "\(word)")
      for category in PluralCategory.allCases {
        guard let form = language.translation(of: word, for: category) else { continue }
        // A form for a single number may write it as a word.
        let isExact = category == .zero || category == .one || category == .two
        let values = form.matches(of: format).map { $0.1 }
        #expect(values == ["lld"] || isExact && values.isEmpty, "\(word)")
      }
    }
    #expect(SystemWords(language: language)[.page, 2, of: 3].contains("2"))
    #expect(
      SystemWords(language: .english, replacing: [.page: "%2$lld/%1$lld"])[.page, 1, of: 3] == "3/1"
    )
  }

  @Test("Numbers have the forms that each language has for them")
  func plurals() {
    func rows(_ language: SystemLanguage, _ count: Int) -> String {
      SystemWords(language: language)[.moreRows, count]
    }
    #expect(rows(.english, 1) == "1 more row" && rows(.english, 0) == "0 more rows")
    #expect(rows(.german, 1) == "1 weitere Zeile" && rows(.german, 2) == "2 weitere Zeilen")
    #expect(rows(.french, 0) == "0 autre ligne" && rows(.french, 2) == "2 autres lignes")
    #expect(rows(.spanish, 1) == "1 fila más" && rows(.spanish, 21) == "21 filas más")
    #expect(rows(.japanese, 1) == "ほか1行")
    #expect(rows(.arabic, 1) == "صف إضافي واحد" && rows(.arabic, 2) == "صفان إضافيان")
    #expect(rows(.arabic, 3) == "3 صفوف إضافية" && rows(.arabic, 110) == "110 صفوف إضافية")
    #expect(rows(.arabic, 11) == "11 صفًا إضافيًا" && rows(.arabic, 100) == "100 صف إضافي")
  }

  @Test(
    "The plural rules are those of CLDR",
    arguments: [
      ("ar", [0, 1, 2, 3, 10, 11, 99, 100, 102, 103], "zotffmmxxf"),
      ("ru", [0, 1, 2, 5, 11, 12, 21, 22, 25, 111], "mofmmmofmm"),
      ("pl", [0, 1, 2, 5, 12, 21, 22, 25], "mofmmmfm"),
      ("cs", [0, 1, 2, 4, 5, 22], "xoffxx"), ("hr", [1, 2, 5, 11, 21, 24], "ofxxof"),
      ("fr-CA", [0, 1, 2], "oox"), ("pt", [0, 1, 2], "oox"), ("de", [0, 1, 2], "xox"),
      ("ja", [0, 1, 2], "xxx"), ("he", [1, 2, 3, 20], "otxx"), ("tlh", [0, 1, 2], "xox"),
    ])
  func rules(language: String, numbers: [Int], expected: String) {
    let letters: [PluralCategory: String] = [
      .zero: "z", .one: "o", .two: "t", .few: "f", .many: "m", .other: "x",
    ]
    let actual = numbers.map { letters[PluralCategory(of: Int64($0), in: language)] ?? "?" }
    #expect(actual.joined() == expected)
  }

  @Test("The direction is that of the language in which the app has texts for the reader")
  func directions() throws {
    let none = BundleResources.of(nil).strings
    for (language, direction) in [
      ("ar", LayoutDirection.rightToLeft), ("ar-EG", .rightToLeft), ("he", .rightToLeft),
      ("fa-IR", .rightToLeft), ("ur", .rightToLeft), ("en", .leftToRight), ("ja", .leftToRight),
      ("de-CH", .leftToRight),
    ] {
      #expect(LayoutDirection(for: Locale(identifier: language), of: none) == direction)
    }
    let german = try TemporaryBundle(["de.lproj/Localizable.strings": #""a" = "b";"#])
    let strings = BundleResources.of(german.bundle).strings
    #expect(LayoutDirection(for: Locale(identifier: "ar"), of: strings) == .leftToRight)
    let arabic = try TemporaryBundle(["ar.lproj/Localizable.strings": #""a" = "b";"#])
    let texts = BundleResources.of(arabic.bundle).strings
    #expect(LayoutDirection(for: Locale(identifier: "ar-SA"), of: texts) == .rightToLeft)
  }
}
