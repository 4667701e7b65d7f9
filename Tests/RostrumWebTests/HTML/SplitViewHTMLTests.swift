import Foundation
import RostrumViews
import Testing

@testable import RostrumWeb

@Suite @MainActor struct SplitViewHTMLTests {
  private func html(_ element: ElementSnapshot) -> String {
    var writer = HTMLWriter()
    writer.visit(element, in: .root, isFirst: true)
    return writer.html
  }

  @Test func columnsSayWhichIsInFrontAndWhichAreHidden() {
    let view = html(
      .make(
        1, .splitView, [.columns: .string("detailOnly")],
        [
          .make(2, .column, [.placement: .string("sidebar"), .hidden: .flag(true)]),
          .make(3, .column, [.placement: .string("detail"), .selected: .flag(true)]),
        ]))
    #expect(view.contains("class=\"r-splitView r-splitView-detailOnly\""))
    #expect(view.contains("<nav data-id=\"2\" class=\"r-column r-column-sidebar r-column-hidden\""))
    #expect(view.contains("class=\"r-column r-column-detail r-column-front\""))
    #expect(view.contains("aria-label=\"Sidebar\""))
  }

  @Test func rowsThatCanBeChosenAreOptionsOfAListbox() {
    let list = html(
      .make(
        1, .list, [.selectionMode: .string("multiple")],
        [.make(2, .row, [.tappable: .flag(true), .selected: .flag(true)]), .make(3, .row)]))
    #expect(list.contains("role=\"listbox\" aria-multiselectable=\"true\""))
    #expect(
      list.contains("role=\"option\" tabindex=\"-1\" data-on=\"tap\" aria-selected=\"true\""))
    #expect(list.components(separatedBy: "role=\"option\"").count == 2)
  }
}
