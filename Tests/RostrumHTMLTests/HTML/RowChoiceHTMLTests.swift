import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

@Suite("Lists and tables with several selected rows, in HTML") struct RowChoiceHTMLTests {
  private let context = DOMContext.root(saying: .english, resources: .example)

  @Test("Lists and tables with a selection come with the script for it")
  func scripts() {
    let contents: [(ElementContent, String?)] = [
      (.list(.automatic, [.selection(.multiple)]), "choose"),
      (.list(.automatic, [.selection(.single)]), nil),
      (.table(.multiple), "choose"), (.table(.single), nil),
    ]
    for (content, behavior) in contents {
      let node = DOMNode(.make(1, content), in: context)
      #expect(node["data-script"]?.split(separator: " ").contains("/grid.js") == true)
      #expect(node["data-on"] == behavior)
    }
  }

  @Test("Without a selection, a list or table doesn’t need that script")
  func none() {
    for content in [ElementContent.list(.automatic, []), .table(nil), .form(.automatic, [])] {
      let parts: [Part] = [.accepts(.rowMenu(hasPrimaryAction: true))]
      let node = DOMNode(.make(1, content, parts), in: context)
      #expect(node["data-script"]?.contains("/grid.js") != true)
      #expect(node["data-on"] == nil)
    }
  }

  @Test("A list or table says whether its rows have a menu and an action")
  func menus() {
    let list = DOMNode(
      .make(
        1, .list(.automatic, [.selection(.single)]),
        [.accepts(.rowMenu(hasPrimaryAction: false))]), in: context)
    #expect(list["data-on"] == "menu")
    let table = DOMNode(
      .make(1, .table(.multiple), [.accepts(.rowMenu(hasPrimaryAction: true))]), in: context)
    #expect(table["data-on"] == "choose menu primary")
  }
}
