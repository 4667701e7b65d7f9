import RostrumHTMLTestSupport
import RostrumScenes
import Testing

// NB: Tests atoms, which are internal.
@testable import RostrumHTML

@Suite("Split views in HTML") struct PanesHTMLTests {
  private func node(_ variant: GroupVariant) -> DOMNode {
    DOMNode(
      .make(2, .group(variant), [], [.make(3, .text("a"))]),
      in: .root(saying: .english, resources: .example))
  }

  @Test("Panes are in a row or a column")
  func stacks() {
    #expect(
      node(.paneRow).className?.hasPrefix("r-group r-stack-horizontal r-stack r-panes") == true)
    #expect(
      node(.paneColumn).className?.hasPrefix("r-group r-stack-vertical r-stack r-panes") == true)
    #expect(node(.paneRow).atoms.map(\.rule)[0].hasPrefix(".s-paneRow{flex-direction:row;"))
    #expect(
      node(.paneColumn).atoms.map(\.rule)[0].hasPrefix(".s-paneColumn{flex-direction:column;"))
  }

  @Test("A pane has the divider before it, which a script moves")
  func divider() {
    let pane = node(.dividedPane)
    #expect(pane.className?.hasPrefix("r-group r-box r-pane") == true)
    let divider = pane.children[0]
    #expect(divider["role"] == "separator" && divider["aria-label"] == "Resize")
    #expect(divider["data-script"] == "/splits.js" && divider["tabindex"] == nil)
    #expect(node(.pane).children == [] && node(.pane)["data-script"] == nil)
  }
}
