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
    // There is no translation into French yet, but the app can bring its own.
    #expect(words("fr")[.cancel] == "Annuler")
    #expect(words("fr")[.back] == "Back")
    #expect(words("ja")[.back] == "Back")
  }

  @Test("Every translation has the placeholders of its word", arguments: SystemLanguage.allCases)
  func values(language: SystemLanguage) {
    let format = /%(?:\d\$)?(lld|@)/
    for word in SystemWord.allCases {
      let text = language.translation(of: word)
      #expect(!text.isEmpty)
      #expect(
        text.matches(of: format).map { $0.1 }.sorted()
          == word.rawValue.matches(of: format).map { $0.1 }.sorted())
    }
    #expect(SystemWords(language: language)[.page, 2, of: 3].contains("2"))
    #expect(
      SystemWords(language: .english, replacing: [.page: "%2$lld/%1$lld"])[.page, 1, of: 3] == "3/1"
    )
  }
}
