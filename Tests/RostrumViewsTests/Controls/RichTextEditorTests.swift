import Foundation
import RostrumElements
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Editors of texts with looks", .viewsEnd) struct RichTextEditorTests {
  private struct Notes: View {
    @State var text = AttributedString()
    @State private var isLocked = false

    var body: some View {
      TextEditor(text: $text).accessibilityLabel("Notes").disabled(isLocked)
      Button("Clear") { text = AttributedString() }
      Button("Shout") { text.inlinePresentationIntent = .stronglyEmphasized }
      Button("Lock") { isLocked = true }
      Text(text)
    }
  }

  @Test("What the user types, with its looks, is in the binding")
  func typing() async {
    let host = TestHost { Notes() }
    await host.textEditor("Notes").type("Read me")
    #expect(host.textEditor("Notes").value == "Read me")
    #expect(host.text("Read me").exists)
    await host.textEditor("Notes").type(RichText(code: "Read \u{2}me\u{2} now"))
    #expect(host.textEditor("Notes").richText?.description == "Read <b>me</> now")
    await host.textEditor("Notes").type("!", .appending)
    #expect(host.textEditor("Notes").richText?.description == "Read <b>me</> now!")
    #expect(host.textEditor("Notes").value == "Read me now!")
  }

  @Test("What the app changes is shown")
  func changes() async {
    let host = TestHost { Notes(text: AttributedString("Read")) }
    #expect(host.textEditor("Notes").richText?.code == "Read")
    await host.button("Shout").tap()
    #expect(host.textEditor("Notes").richText?.code == "\u{2}Read")
    await host.button("Clear").tap()
    #expect(host.textEditor("Notes").value == "")
  }

  @Test("An item without words stays while the user types, though no attribute can say it")
  func emptyItem() async {
    let host = TestHost { Notes() }
    await host.textEditor("Notes").type(RichText(code: "\u{11}a\n\u{11}"))
    #expect(host.textEditor("Notes").richText?.code == "\u{11}a\n\u{11}")
  }

  @Test("What may not be in a text is neither in the binding nor shown")
  func cleaned() async {
    let host = TestHost { Notes() }
    await host.textEditor("Notes").type("\u{E}javascript:alert(1)\u{F}a\u{1}\u{E}https://a.b\u{F}b")
    #expect(host.textEditor("Notes").richText?.code == "a\u{E}https://a.b\u{F}b")
    #expect(host.all(.text).map(\.address).filter { !$0.isEmpty } == ["https://a.b"])
  }

  @Test("A disabled editor takes no text")
  func disabled() async {
    let host = TestHost { Notes() }
    await host.button("Lock").tap()
    await withKnownIssue { await host.textEditor("Notes").type("a") }
    #expect(host.textEditor("Notes").value == "")
  }

  @Test("Words that the user leaves alone keep attributes that an editor doesn't show")
  func others() throws {
    var text = AttributedString("one two three")
    let range = try #require(text.range(of: "two"))
    text[range].languageIdentifier = "en"
    let box = Box(text)
    let view = Rendering { TextEditor(text: box.binding) }
    try view.perform(.setText("one two \u{2}three"), on: .textEditor)
    #expect(language(of: "two", in: box.value) == "en")
    #expect(language(of: "three", in: box.value) == nil)
    try view.perform(.setText("zero one two three"), on: .textEditor)
    #expect(language(of: "two", in: box.value) == "en")
    try view.perform(.setText("zero one tw three"), on: .textEditor)
    #expect(language(of: "tw", in: box.value) == "en")
    #expect(language(of: "three", in: box.value) == nil)
  }

  private func language(of words: String, in text: AttributedString) -> String? {
    guard let range = text.range(of: words) else { return "absent" }
    return text[range].languageIdentifier
  }

  private struct Kept: View {
    @State private var text = AttributedString()
    var body: some View { TextEditor(text: $text).accessibilityLabel("Notes") }
  }

  @Test("The next launch has the text with its looks")
  func restoration() async {
    let host = TestHost { Kept() }
    await host.textEditor("Notes").type(RichText(code: "\u{11}\u{2}a\n\u{11}\u{4}b"))
    await host.relaunch()
    #expect(host.textEditor("Notes").richText?.code == "\u{11}\u{2}a\n\u{11}\u{4}b")
  }
}
