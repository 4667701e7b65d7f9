import Foundation
import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite(.viewsEnd) struct InflectionTests {
  private let resources: TemporaryBundle

  init() throws {
    resources = try TemporaryBundle([
      "de.lproj/Localizable.strings": """
      "^[%lld box](inflect: true)" = "^[%lld Kiste](inflect: true)";
      "^[%lld shelf](inflect: true)" = "%lld Regale";
      """,
      "en-GB.lproj/Localizable.strings": """
      "^[%lld box](inflect: true)" = "^[%lld crate](inflect: true)";
      """,
      "en.lproj/Localizable.strings": #""cities" = "^[2 city](inflect: true)";"#,
      "Base.lproj/Localizable.strings": #""files" = "^[2 file](inflect: true)";"#,
      "Counts.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld books": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld book"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld books"}}}}}}},
        "Help": {"localizations": {
          "ru": {"stringUnit": {"state": "translated", "value": "Справка"}}}}}}
      """,
    ])
  }

  private func words(
    _ key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil, in language: String
  ) -> String {
    Text(key, tableName: table, bundle: bundle ?? resources.bundle).resolved(
      in: TextContext(locale: Locale(identifier: language), calendar: .current, timeZone: .gmt))
  }

  @Test("A translated noun follows the rules of its own language, in which no nouns are known")
  func translated() {
    #expect(words("^[\(2) box](inflect: true)", in: "de_AT") == "2 Kiste")
    #expect(words("^[\(2) shelf](inflect: true)", in: "de") == "2 Regale")
    #expect(words("^[\(2) box](inflect: true)", in: "en_GB") == "2 crates")
  }

  @Test(
    "A noun that is in no table of the reader's language follows the rules of the one in which it is",
    arguments: ["de", "fr_CA", "ja", "ar", "en_US", "ru"])
  func fallenBack(language: String) {
    #expect(words("cities", in: language) == "2 cities")
    #expect(words("files", in: language) == "2 files")
    #expect(words("^[\(2) person](inflect: true)", in: language) == "2 people")
    #expect(words("^[\(1) person](inflect: true)", in: language) == "1 person")
    #expect(words("^[\(2) person](inflect: true)", table: "None", in: language) == "2 people")
  }

  @Test("The forms of a catalogue are chosen by the language of the catalogue's words")
  func forms() {
    #expect(words("\(21) books", table: "Counts", in: "ru") == "21 books")
    #expect(words("\(0) books", table: "Counts", in: "fr") == "0 books")
    #expect(words("\(1) books", table: "Counts", in: "ja") == "1 book")
  }

  @Test("Keys are in the language that their bundle declares", arguments: ["de", "en", "fr"])
  func declared(language: String) throws {
    let german = try TemporaryBundle([
      "Info.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleDevelopmentRegion</key><string>de</string>
      </dict></plist>
      """,
      "en.lproj/Localizable.strings": """
      "^[%lld Kiste](inflect: true)" = "^[%lld box](inflect: true)";
      """,
    ])
    let box = words("^[\(2) Kiste](inflect: true)", bundle: german.bundle, in: language)
    #expect(box == (language == "en" ? "2 boxes" : "2 Kiste"))
    let file = words("^[\(2) Datei](inflect: true)", bundle: german.bundle, in: language)
    #expect(file == "2 Datei")
  }

  @Test("Wherever a key is taken, its words follow their own language, not the reader's")
  func everywhere() {
    func page(_ n: Int) -> Rendering {
      Rendering {
        NavigationStack {
          VStack {
            Text("^[\(n) shelf](inflect: true)")
            Text("about ^[\(n) loaf](inflect: true) ") + Text("^[\(n) leaf](inflect: true)")
            Text("of \(Text("^[\(n) thief](inflect: true)"))")
            Label("^[\(n) box](inflect: true)", systemImage: "star")
            Button("^[\(n) city](inflect: true)") {}
            Toggle("^[\(n) day](inflect: true)", isOn: .constant(true))
            TextField("^[\(n) mouse](inflect: true)", text: .constant(""))
            Text("-").accessibilityLabel("^[\(n) tooth](inflect: true)")
            Section("^[\(n) child](inflect: true)") {}
          }
          .navigationTitle("^[\(n) file](inflect: true)")
          .alert("^[\(n) person](inflect: true)", isPresented: .constant(true)) {
            Button("^[\(n) knife](inflect: true)") {}
          } message: {
            Text("^[\(n) wolf](inflect: true)")
          }
        }
        .environment(\.locale, Locale(identifier: "de"))
      }
    }
    let many = page(2).outline
    for words in [
      "2 shelves", "2 loaves", "2 leaves", "2 thieves", "2 boxes", "2 cities", "2 days", "2 mice",
      "2 teeth", "2 children", "2 files", "2 people", "2 knives", "2 wolves",
    ] {
      #expect(many.contains(words), "\(words)")
    }
    let one = page(1).outline
    for words in ["1 shelf", "1 box", "1 city", "1 file", "1 person", "1 wolf"] {
      #expect(one.contains(words), "\(words)")
    }
  }
}
