import Foundation
import Testing

// NB: Tests `TextRun`, which is internal.
@testable import RostrumScenes
@testable import RostrumViews

@MainActor @Suite(.viewsEnd) struct MarkdownTests {
  private func runs(_ key: LocalizedStringKey) -> [TextRun] {
    let context = TextContext(
      locale: Locale(identifier: "en_US"), calendar: .current, timeZone: .gmt)
    return Text(key).runs(in: context)
  }

  @Test func marksAreLooks() {
    #expect(
      runs("a **b** *c* _d_ __e__ ~~f~~ `g`") == [
        TextRun(words: "a ", styles: []), TextRun(words: "b", styles: [.weight(.bold)]),
        TextRun(words: " ", styles: []), TextRun(words: "c", styles: [.italic]),
        TextRun(words: " ", styles: []), TextRun(words: "d", styles: [.italic]),
        TextRun(words: " ", styles: []), TextRun(words: "e", styles: [.weight(.bold)]),
        TextRun(words: " ", styles: []), TextRun(words: "f", styles: [.strikethrough(.single)]),
        TextRun(words: " ", styles: []),
        TextRun(words: "g", styles: [.fontDesign(.monospaced)]),
      ])
  }

  @Test(
    "A noun agrees with its number",
    arguments: [
      (1, "file", "1 file"), (2, "file", "2 files"), (0, "file", "0 files"),
      (-1, "file", "-1 files"),
      (3, "box", "3 boxes"), (3, "city", "3 cities"), (3, "day", "3 days"),
      (2, "person", "2 people"),
      (2, "sheep", "2 sheep"), (2, "Child", "2 Children"), (2, "photo album", "2 photo albums"),
    ])
  func nounsAgree(count: Int, noun: String, words: String) {
    let context = TextContext(
      locale: Locale(identifier: "en_US"), calendar: .current, timeZone: .gmt)
    let key: LocalizedStringKey = "Move ^[\(count) \(noun)](inflect: true) away"
    #expect(Text(key).resolved(in: context) == "Move \(words) away")
  }

  @Test func marksWithoutAnInflectionStayAsTheyAre() {
    let english = TextContext(
      locale: Locale(identifier: "en_US"), calendar: .current, timeZone: .gmt)
    #expect(Text("^[\(2) file](inflect: true)").resolved(in: english) == "2 files")
    #expect(
      Text("^[**\(2)** file](inflect: true), [a](https://a.b)").resolved(in: english)
        == "2 files, a")
    #expect(Text("^[2 files](morphology: { number: \"one\" })").resolved(in: english) == "2 files")
    #expect(Text("2^[3] and ^x").resolved(in: english) == "2^[3] and ^x")
  }

  @Test func marksCanBeWithinEachOther() {
    #expect(
      runs("**a *b* c**") == [
        TextRun(words: "a ", styles: [.weight(.bold)]),
        TextRun(words: "b", styles: [.weight(.bold), .italic]),
        TextRun(words: " c", styles: [.weight(.bold)]),
      ])
    #expect(runs("***x***") == [TextRun(words: "x", styles: [.weight(.bold), .italic])])
  }

  @Test func aLinkHasWordsAndAnAddress() {
    #expect(
      runs("See [the **docs**](https://example.com/a).") == [
        TextRun(words: "See ", styles: []),
        TextRun(words: "the ", styles: [], content: .link("https://example.com/a")),
        TextRun(words: "docs", styles: [.weight(.bold)], content: .link("https://example.com/a")),
        TextRun(words: ".", styles: []),
      ])
  }

  @Test(arguments: [
    "2 * 3 * 4", "snake_case_name", "**", "a*", "*a", "**a", "[a]", "[a](b c)", "[a](", "~a~",
    "`a", "``", "* a *", "\\",
  ])
  func whatHasNoPartnerMeansItself(text: String) {
    #expect(runs(LocalizedStringKey(text)) == [TextRun(words: text, styles: [])])
  }

  @Test func aBackslashTakesTheMeaningFromAMark() {
    #expect(runs(#"\*a\* \_b\_ \\"#) == [TextRun(words: #"*a* _b_ \"#, styles: [])])
    #expect(runs(#"\a"#) == [TextRun(words: #"\a"#, styles: [])])
  }

  @Test func valuesMeanThemselves() {
    let name = "*[x](javascript:alert(1))*"
    #expect(runs("Hello \(name)!") == [TextRun(words: "Hello \(name)!", styles: [])])
  }

  @Test func marksReachAroundValues() {
    let name = "Ada"
    #expect(
      runs("Hello **\(name)**, you are [\(7)](https://example.com)th") == [
        TextRun(words: "Hello ", styles: []), TextRun(words: "Ada", styles: [.weight(.bold)]),
        TextRun(words: ", you are ", styles: []),
        TextRun(words: "7", styles: [], content: .link("https://example.com")),
        TextRun(words: "th", styles: []),
      ])
  }

  @Test func aStringOfTheAppHasNoMarks() throws {
    let words = String("**a**")
    let view = Rendering {
      Text(words)
      Text(verbatim: "**b**")
    }
    #expect(view.all(.text).map { $0.content.text } == ["**a**", "**b**"])
  }

  @Test func aTextOfOneLookIsOneElement() throws {
    let view = Rendering { Text("**bold**") }
    #expect(view.outline == "text \"bold\" style=weight")
  }

  @Test func aLinkIsAnElementOfItsOwn() throws {
    let view = Rendering { Text("[docs](https://example.com)") }
    #expect(
      view.outline == "text\n  text \"docs\" url=\"https://example.com\"")
  }

  @Test func titlesAndNamesLoseTheirMarks() throws {
    let view = Rendering {
      NavigationStack { Text("a").navigationTitle("The **big** one") }
    }
    #expect(try view.only(.screen).content.title == "The big one")
  }

  @Test func anAttributedStringKeepsItsLinks() throws {
    var string = AttributedString("docs")
    string.link = URL(string: "https://example.com")
    let text = Text(AttributedString("See ") + string)
    let context = TextContext(
      locale: Locale(identifier: "en_US"), calendar: .current, timeZone: .gmt)
    #expect(
      text.runs(in: context) == [
        TextRun(words: "See ", styles: []),
        TextRun(words: "docs", styles: [], content: .link("https://example.com")),
      ])
    #expect(text.resolved(in: context) == "See docs")
  }

  @Test func theLookOfTheWholeTextIsAround() {
    let context = TextContext(
      locale: Locale(identifier: "en_US"), calendar: .current, timeZone: .gmt)
    #expect(
      Text("a **b**").fontWeight(.light).runs(in: context) == [
        TextRun(words: "a ", styles: [.weight(.light)]),
        TextRun(words: "b", styles: [.weight(.bold)]),
      ])
  }
}
