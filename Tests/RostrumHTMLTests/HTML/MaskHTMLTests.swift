import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

@Suite("Masks in HTML") struct MaskHTMLTests {
  @Test("A mask is in the page, invisible, and a script masks with it")
  func layer() {
    let node = DOMNode(
      .make(2, .overlay(.mask), [.fact(.hidden), .fact(.accessibilityHidden)]),
      in: .root(saying: .english, resources: .example))
    #expect(node["data-mask"] == "")
    #expect(node["data-script"] == "/masks.js")
    #expect(node["aria-hidden"] == "true")
    #expect(node.className?.split(separator: " ").contains("r-hidden") == true)
  }
}
