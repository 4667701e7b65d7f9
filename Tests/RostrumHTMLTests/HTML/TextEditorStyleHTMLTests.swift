import RostrumElements
import RostrumHTML
import RostrumHTMLTestSupport
import Testing

@Suite("Looks of text editors") struct TextEditorStyleHTMLTests {
  private func classes(_ entry: [TextEntryFact]) -> [String] {
    DOMNode(.make(1, .textEditor("a", entry)), in: .root).classes.filter { $0.contains("text") }
  }

  @Test("The looks of an editor are those of fields, also around a text with looks of its own")
  func classes() {
    #expect(classes([]) == ["r-textEditor"])
    #expect(classes([.variant(.plain)]) == ["r-textEditor", "r-textField-plain"])
    #expect(
      classes([.rich, .variant(.roundedBorder)]) == ["r-textEditor", "r-textField-roundedBorder"])
  }
}
