import RostrumElements
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

@Suite("Editors of texts with looks in HTML") struct RichTextHTMLTests {
  private func editor(_ code: String, _ parts: [Part] = []) -> DOMNode {
    DOMNode(
      .make(4, .textEditor(code, [.rich]), parts),
      in: .root(saying: .english, resources: .example))
  }

  @Test("A field with the code is beside buttons with names, and the script shows what it means")
  func structure() {
    let editor = editor("a\u{2}b", [.fact(.label("Notes"))])
    #expect(editor.tag == "div")
    #expect(editor["data-script"] == "/rich.js")
    #expect(editor["data-on"] == "focus")
    let field = editor.children[0]
    #expect(field.tag == "textarea")
    #expect(field["data-on"] == "text focus")
    #expect(field["aria-label"] == "Notes")
    #expect(field.value == .text("a\u{2}b"))
    let tools = editor.children[1]
    #expect(tools["role"] == "group")
    #expect(tools["aria-label"] == "Formatting")
    #expect(
      tools.children.map { $0["aria-label"] } == [
        "Bold", "Italic", "Underline", "Strikethrough", "Link", "Bulleted list", "Numbered list",
      ])
    #expect(tools.children.allSatisfy { $0["type"] == "button" && !$0[flag: "disabled"] })
  }

  @Test("A disabled editor has nothing that can be used")
  func disabled() {
    let editor = editor("", [.fact(.disabled)])
    #expect(editor.children[0][flag: "disabled"])
    #expect(editor.children[1].children.allSatisfy { $0[flag: "disabled"] })
  }

  @Test("The marks of a code are characters of the field, and markup in it is text")
  func escaping() {
    var writer = HTMLWriter()
    let field = editor("\u{11}\u{2}<b>\u{E}https://a.b/\"\u{F}</textarea>").children[0]
    writer.begin(field, id: 4, part: 1)
    writer.end(field)
    #expect(
      writer.html.hasSuffix(
        ">\n\u{11}\u{2}&lt;b&gt;\u{E}https://a.b/&quot;\u{F}&lt;/textarea&gt;</textarea>"))
  }

  @Test("Words lead to what links of a page may lead to")
  func schemes() {
    #expect(RichText.schemes == AddressScheme.links.map(\.rawValue))
  }
}
