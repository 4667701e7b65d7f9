import RostrumElements
import RostrumHTML
import RostrumHTMLTestSupport
import Testing

@Suite("Controls whose values are refused") struct RefusalHTMLTests {
  private let fact = Part.fact(.refused("Enter a plate.", number: 7))

  @Test("A field is invalid, and its message describes it")
  func field() {
    let node = DOMNode(.make(1, .textField("", []), [fact]), in: .root)
    #expect(node["aria-invalid"] == "true" && node["aria-describedby"] == "e7")
    let message = DOMNode(
      .make(2, .text("Enter a plate."), [.fact(.errorMessage(number: 7))]), in: .root)
    #expect(message["id"] == "e7")
  }

  @Test("In a label, the control is invalid rather than the label")
  func labels() throws {
    let toggle = DOMNode(.make(1, .toggle(isOn: false, .automatic), [fact]), in: .root)
    #expect(toggle["aria-invalid"] == nil && toggle["aria-describedby"] == nil)
    let input = try #require(toggle.children.first { $0.tag == "input" })
    #expect(input["aria-invalid"] == "true" && input["aria-describedby"] == "e7")
    let picker = DOMNode(.make(1, .picker(selection: nil, .menu), [fact]), in: .root)
    let select = try #require(picker.children.first { $0.tag == "select" })
    #expect(select["aria-invalid"] == "true" && select["aria-describedby"] == "e7")
  }

  @Test("A group of options is invalid as a whole, and a button only has a description")
  func others() throws {
    let group = DOMNode(.make(1, .picker(selection: nil, .inline), [fact]), in: .root)
    #expect(group["aria-invalid"] == "true" && group["aria-describedby"] == "e7")
    let button = DOMNode(.make(1, .button(), [fact]), in: .root)
    #expect(button["aria-invalid"] == nil && button["aria-describedby"] == "e7")
  }
}
