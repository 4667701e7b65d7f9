import Foundation
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

@Suite @MainActor struct SplitViewHTMLTests {
  private func html(_ element: ElementSnapshot) -> String {
    var writer = HTMLWriter()
    writer.visit(element, in: .root, isFirst: true)
    return writer.html
  }

  @Test func columnsSayWhichIsInFrontAndWhichAreHidden() {
    let view = html(
      .make(
        1, .splitView(.detailOnly, .automatic), [],
        [
          .make(2, .column(.sidebar), [.fact(.hidden)]),
          .make(3, .column(.detail, isFront: true)),
        ]))
    #expect(view.contains("class=\"r-splitView r-splitView-detailOnly\""))
    #expect(view.contains("<nav class=\"r-column r-column-sidebar r-column-hidden\""))
    #expect(view.contains("class=\"r-column r-column-detail r-column-front\""))
    #expect(view.contains("aria-label=\"Sidebar\""))
  }

  @Test("The button of the first column is hidden if the app removes it")
  func toggle() {
    let toggle = #"class="r-splitView__toggle" type="button" data-on="tap" aria-label="Sidebar""#
    let shown = html(.make(1, .splitView(.automatic, .automatic)))
    let removed = html(.make(1, .splitView(.automatic, .automatic, hasToggle: false)))
    #expect(shown.contains("\(toggle)>"))
    #expect(removed.contains("\(toggle) hidden>"))
  }

  @Test func rowsThatCanBeChosenAreOptionsOfAListbox() {
    let list = html(
      .make(
        1, .list(.automatic, [.selection(.multiple)]), [],
        [.make(2, .row, [.accepts(.tap), .fact(.selected)]), .make(3, .row)]))
    #expect(list.contains("role=\"listbox\" aria-multiselectable=\"true\""))
    #expect(
      list.contains("role=\"option\" tabindex=\"-1\" data-on=\"tap\" aria-selected=\"true\""))
    #expect(list.components(separatedBy: "role=\"option\"").count == 2)
  }
}
