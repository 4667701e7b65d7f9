import Foundation
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

/// What can be refreshed, as HTML.
@Suite struct RefreshHTMLTests {
  private func html(_ element: ElementSnapshot) -> String {
    var writer = HTMLWriter()
    writer.visit(element, in: .root, isFirst: true)
    return writer.html
  }

  @Test("A list that can be refreshed has a button, and is busy while it is refreshed")
  func list() {
    let idle = html(.make(2, .list, [.accepts(.refresh(isRunning: false))], [.make(3, .row)]))
    #expect(idle.contains(#"class="r-refresh__button" type="button" data-on="refresh""#))
    #expect(idle.contains(#"aria-label="Refresh""#))
    #expect(idle.contains(#"role="status"></span>"#))
    #expect(!idle.contains("aria-busy"))
    let busy = html(
      .make(2, .list, [.accepts(.refresh(isRunning: true))], [.make(3, .row)]))
    #expect(busy.contains(#"aria-busy="true""#))
    #expect(busy.contains(#"role="status">Refreshing…</span>"#))
    #expect(!html(.make(2, .list, [], [.make(3, .row)])).contains("refresh"))
  }

  @Test("The options of a list are separate from its button, as a listbox contains only options")
  func listbox() throws {
    let list = html(
      .make(
        2, .list(.automatic, [.selection(.multiple)]), [.accepts(.refresh(isRunning: false))],
        [.make(3, .row, [.accepts(.tap)])]))
    let button = try #require(list.range(of: "<button"))
    let listbox = try #require(list.range(of: #"role="listbox" aria-multiselectable="true""#))
    let option = try #require(list.range(of: #"role="option""#))
    #expect(button.lowerBound < listbox.lowerBound)
    #expect(listbox.lowerBound < option.lowerBound)
    #expect(list.components(separatedBy: "listbox").count == 2)
  }
}
