import RostrumElements
import RostrumHTML
import RostrumHTMLTestSupport
import Testing

@Suite("What few elements need") struct DetailTests {
  @Test("A view whose scrolling dismisses the keyboard asks for the script that does it")
  func keyboard() {
    let list = ElementSnapshot.make(1, .list, [.fact(.keyboardDismissal)])
    let node = DOMNode(list, in: .root(saying: .english, resources: .example))
    #expect(node["data-dismisses"] == "" && node["data-script"] == "/details.js")
    let plain = DOMNode(
      ElementSnapshot.make(1, .list), in: .root(saying: .english, resources: .example))
    #expect(plain["data-dismisses"] == nil && plain["data-script"] == nil)
  }
}
