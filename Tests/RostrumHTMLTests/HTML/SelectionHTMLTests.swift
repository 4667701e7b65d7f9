import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

@Suite struct SelectionHTMLTests {
  private func node(_ content: ElementContent) -> DOMNode {
    DOMNode(.make(1, content), in: .root)
  }

  @Test("Fields whose selection an app follows say what it has selected")
  func fields() {
    let chosen = FieldSelection(number: 2, range: 3..<5)
    for content in [
      ElementContent.textField("one two", [.selection(chosen)]),
      .textField("one two", [.severalLines, .selection(chosen)]),
      .textEditor("one two", [.selection(chosen)]),
    ] {
      #expect(node(content)["data-selection"] == "2 3 5")
    }
    #expect(node(.textField("", [.selection(nil)]))["data-selection"] == "")
    #expect(node(.textField("", []))["data-selection"] == nil)
  }

  @Test("An editor of a text with looks says which ones are typed next")
  func looks() {
    let chosen = FieldSelection(number: 1, range: 0..<0, marks: [.bold, .underlined])
    let editor = node(.textEditor("", [.rich, .selection(chosen)]))
    #expect(editor.children.first?["data-selection"] == "1 0 0 5")
  }
}
