import Foundation
import RostrumElements
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumViews
import Testing

@Suite @MainActor struct AccessibleNameTests {
  private func html(_ element: ElementSnapshot) -> String {
    var writer = HTMLWriter()
    writer.visit(element, in: .root, isFirst: true)
    return writer.html
  }

  @Test("The buttons of a row are named after it")
  func rows() {
    let row = html(
      .make(
        3, .row, [.accepts(.delete), .accepts(.move)],
        [
          .make(4, .text("Daily")),
          .make(5, .rowActions(.trailing), [], [.make(6, .button(), [], [.make(7, .text("Pin"))])]),
        ]))
    #expect(row.contains(#"id="c3""#))
    #expect(row.contains(#"aria-labelledby="d3 c3""#))
    #expect(row.contains(#"aria-labelledby="m3 c3""#))
    #expect(row.contains(#"id="a6" aria-labelledby="a6 c3""#))
    #expect(row.components(separatedBy: #"id="c3""#).count == 2)
  }

  @Test("The buttons of a stepper are named after it, and keep the focus at its ends")
  func steppers() {
    let node = DOMNode(.make(2, .stepper(8, minimum: 1, maximum: 8)), in: .root)
    #expect(node["aria-labelledby"] == "l2" && node.children[0]["id"] == "l2")
    #expect(node.children[1]["aria-labelledby"] == "down2 l2")
    #expect(node.children[1]["aria-disabled"] == nil)
    #expect(node.children[2]["aria-disabled"] == "true" && node.children[2]["disabled"] == nil)
    let labelled = DOMNode(
      .make(2, .stepper(1, minimum: nil, maximum: nil), [.fact(.label("Seats"))]), in: .root)
    #expect(labelled["id"] == "l2" && labelled["aria-label"] == "Seats")
    #expect(labelled.children[0]["id"] == nil)
  }

  @Test("A dialog without a visible title is named by its title")
  func dialogs() {
    let silent = DOMNode(.make(2, .dialog(title: nil), [.fact(.label("Sure?"))]), in: .root)
    #expect(silent["aria-labelledby"] == nil && silent["aria-label"] == "Sure?")
    let titled = DOMNode(.make(2, .dialog(title: "Sure?")), in: .root)
    #expect(titled["aria-labelledby"] == "t2" && titled["aria-label"] == nil)
  }

  @Test("A slider over a part of one says it in percent")
  func sliders() {
    func value(_ element: ElementSnapshot) -> String? {
      DOMNode(element, in: .root).children[1]["aria-valuetext"]
    }
    #expect(value(.make(2, .slider(0.256, in: 0...1, step: nil))) == "26 percent")
    #expect(value(.make(2, .slider(3, in: 0...9, step: nil))) == nil)
    #expect(
      value(.make(2, .slider(0.5, in: 0...1, step: nil), [.fact(.value("half"))])) == "half")
  }
}
