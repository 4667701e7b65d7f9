import CustomDump
import Foundation
import Rostrum
import Testing

/// How a text in state looks in a view.
@MainActor
@Suite struct TextLookTests {
  private func text(_ state: TextState) -> Text { Text(state) }

  private func joined(_ texts: Text...) -> Text { texts.reduce(Text(verbatim: ""), +) }

  @Test("Text is shown unchanged")
  func words() {
    #expect(text(TextState("**a** %@")) == joined(Text(verbatim: "**a** %@")))
  }

  @Test("Each run keeps its style")
  func stretches() {
    #expect(
      text(TextState("a") + TextState("b").bold())
        == joined(Text(verbatim: "a"), Text(verbatim: "b").bold()))
  }

  @Test("All text styles of views are supported")
  func looks() {
    let a = Text(verbatim: "a")
    #expect(text(TextState("a").italic()) == joined(a.italic()))
    #expect(text(TextState("a").underline()) == joined(a.underline()))
    #expect(text(TextState("a").strikethrough()) == joined(a.strikethrough()))
    #expect(text(TextState("a").monospacedDigit()) == joined(a.monospacedDigit()))
    #expect(text(TextState("a").fontWeight(.light)) == joined(a.fontWeight(.light)))
    #expect(text(TextState("a").monospaced()) == joined(a.font(.body.monospaced())))
  }

  @Test(
    "Fonts are converted",
    arguments: [
      Font.title, .caption.bold(), .system(size: 12), .system(.body, design: .serif),
      .custom("Papyrus", size: 9).italic(), .headline.monospacedDigit(),
    ])
  func fonts(font: Font) {
    #expect(text(TextState("a").font(font)) == joined(Text(verbatim: "a").font(font)))
  }

  @Test(
    "Colours are converted",
    arguments: [
      Color.red, .primary.opacity(0.5), Color("seafoam"),
      Color(.displayP3, red: 1, green: 0.5, blue: 0),
    ])
  func colors(color: Color) {
    #expect(
      text(TextState("a").foregroundColor(color))
        == joined(Text(verbatim: "a").foregroundColor(color)))
  }

  @Test("A design without a font applies to the body font")
  func design() {
    #expect(
      text(TextState("a").fontDesign(.rounded))
        == joined(Text(verbatim: "a").font(.system(.body, design: .rounded))))
  }

  @Test("Texts with different fonts and colours differ, and nil removes a style")
  func equality() {
    #expect(TextState("a").font(.title) != TextState("a").font(.body))
    #expect(TextState("a").foregroundColor(.red) != TextState("a"))
    #expect(TextState("a").font(.title).font(nil) == TextState("a"))
    #expect(TextState("a").foregroundColor(.red).foregroundColor(nil) == TextState("a"))
    #expect(TextState("a").fontWeight(.bold).fontWeight(nil) == TextState("a"))
  }

  @Test("Fonts and colours are stored with a text")
  func coding() throws {
    let state = TextState("a").font(.custom("x", size: 3)).foregroundColor(.red.opacity(0.5))
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(TextState.self, from: data) == state)
  }

  @Test("A dump names fonts, weights, designs and colours")
  func dumps() {
    let texts = [
      TextState("a").font(.title.bold()), TextState("a").font(.system(size: 9).italic()),
      TextState("a").foregroundColor(.red.opacity(0.5)), TextState("a").fontWeight(.light),
      TextState("a").fontDesign(.serif),
    ]
    #expect(
      texts.map { String(customDumping: $0) } == [
        #""<font=title 700>a</font>""#,
        #""<font=9.0 italic>a</font>""#,
        #""<color=red 0.5>a</color>""#,
        #""<weight=300>a</weight>""#,
        #""<design=serif>a</design>""#,
      ])
  }

  @Test("A key without a translation is its own words")
  func untranslated() {
    let text = TextState("Delete \(2)", tableName: "Alerts", comment: "Asks before it deletes")
    #expect(text == TextState("Delete 2"))
  }

  @Test("A key is translated by the table of a bundle, for the current locale")
  func translated() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appending(path: "de.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    for (table, word) in [("Alerts", "Lösche"), ("Localizable", "Entferne")] {
      try Data(#""Delete %lld" = "\#(word) %lld";"#.utf8)
        .write(to: language.appending(path: "\(table).strings"))
    }
    let bundle = try #require(Bundle(path: folder.path(percentEncoded: false)))
    withDependencies {
      $0.locale = Locale(identifier: "de_DE")
    } operation: {
      #expect(
        TextState("Delete \(2)", tableName: "Alerts", bundle: bundle) == TextState("Lösche 2"))
      #expect(TextState("Delete \(2)", bundle: bundle) == TextState("Entferne 2"))
    }
  }
}
