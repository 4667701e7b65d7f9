import Foundation
import RostrumViews
import Testing

@testable import RostrumWeb

@Suite @MainActor struct LayoutHTMLTests {
  private func html(_ element: ElementSnapshot) -> String {
    var writer = HTMLWriter()
    writer.visit(element, in: .root, isFirst: true)
    return writer.html
  }

  @Test func aGridHasItsColumnsAsAClass() {
    let grid = html(.make(1, .grid, [.columnCount: .number(3)], [.make(2, .gridRow)]))
    #expect(grid.contains("class=\"r-grid r-grid-cells s-cols_3\""))
    #expect(grid.contains("class=\"r-gridRow\""))
  }

  @Test func ofViewsThatMayFitTheClientLearnsWhichOneItShows() {
    let first = html(.make(1, .fitting(shown: 0, last: 2, .horizontal)))
    #expect(first.contains("class=\"r-fitting r-fitting-horizontal\""))
    #expect(first.contains("data-fit=\"0\" data-on=\"number\""))
    let last = html(.make(1, .fitting(shown: 2, last: 2, nil)))
    #expect(last.contains("class=\"r-fitting r-fitting-last\""))
  }

  @Test func aPathWithoutASpaceIsDrawnInPoints() {
    let path = html(.make(1, .shape, [.path: .string("M0 0L9 9")]))
    #expect(path.hasPrefix("<svg data-id=\"1\""))
    #expect(path.contains("d=\"M0 0L9 9\""))
    #expect(!path.contains("viewBox"))
  }

  @Test func aTableIsATable() {
    let table = html(
      .make(
        1, .table, [:],
        [
          .make(2, .tableRow, [.variant: .string("header")], [.make(3, .columnHeader)]),
          .make(4, .tableRow, [:], [.make(5, .cell)]),
        ]))
    #expect(table.contains("<table data-id=\"1\" data-part=\"1\" class=\"r-table__rows\">"))
    #expect(table.contains("<th data-id=\"3\" class=\"r-columnHeader\" scope=\"col\""))
    #expect(table.contains("<td data-id=\"5\" class=\"r-cell\""))
    #expect(!table.contains("role=\"grid\""))
  }

  @Test func aTableOfWhichRowsAreChosenIsAGrid() {
    let table = html(
      .make(
        1, .table, [.selectionMode: .string("multiple")],
        [.make(2, .tableRow, [.tappable: .flag(true), .selected: .flag(true)])]))
    #expect(table.contains("role=\"grid\" aria-multiselectable=\"true\""))
    #expect(table.contains("tabindex=\"0\" data-on=\"tap\" aria-selected=\"true\""))
  }

  @Test func aHeadingThatSortsIsAButton() {
    let header = html(
      .make(1, .columnHeader, [.tappable: .flag(true), .sort: .string("descending")]))
    #expect(header.contains("aria-sort=\"descending\""))
    #expect(header.contains("class=\"r-columnHeader__sort\" type=\"button\" data-on=\"tap\""))
  }

  @Test(arguments: [true, false])
  func aHeadingThatFoldsSaysSo(isExpanded: Bool) {
    let section = html(
      .make(
        1, .section, [.value: .flag(isExpanded)],
        [.make(2, .header, [:], [.make(3, .text, [.text: .string("Names")])])]))
    #expect(section.contains("aria-expanded=\"\(isExpanded)\" aria-label=\"Names\""))
  }

  @Test func rowsThatCanBeChosenLeaveTheTabKeyToTheList() {
    let row = html(.make(1, .row, [.tappable: .flag(true), .selected: .flag(true)]))
    #expect(row.contains("role=\"option\" tabindex=\"-1\""))
  }

  @Test func aRegionHidesItsIndicators() {
    let region = html(
      .make(1, .scroll, [.indicators: .string("hidden"), .variant: .string("fixed")]))
    #expect(region.contains("class=\"r-scroll r-scroll-bare r-scroll-fixed\""))
  }

  @Test func aFullSwipeIsMarked() {
    #expect(html(.make(1, .rowActions, [.fullSwipe: .flag(true)])).contains(" data-full"))
    #expect(!html(.make(1, .rowActions)).contains("data-full"))
  }

  @Test func aScreenMarksTheBarsThatItHides() {
    let screen = html(.make(1, .screen, [.hiddenBars: .string("bottomBar tabBar")]))
    #expect(screen.contains("r-screen-without-bottomBar r-screen-without-tabBar"))
  }

  @Test(arguments: [("visible", "solid"), ("hidden", "bare")])
  func aBarShowsWhatIsBehindIt(word: String, variant: String) {
    let bar = html(.make(1, .navigationBar, [.barBackground: .string(word)]))
    #expect(bar.contains("r-navigationBar-\(variant)"))
  }

  @Test func pagesWithoutNamesAreNumbered() {
    let pages = html(
      .make(1, .tabView, [.variant: .string("page")], [.make(2, .tab), .make(3, .tab)]))
    #expect(pages.contains("aria-label=\"Page 2 of 2\""))
  }

  @Test func theFirstTabOfAGroupHasItsName() {
    let tabs = html(
      .make(
        1, .tabView, [:],
        [.make(2, .tab, [.group: .string("More")]), .make(3, .tab, [.group: .string("More")])]))
    #expect(tabs.components(separatedBy: "data-group=\"More\"").count == 2)
  }

  @Test func aSheetBesideTheRestIsNotModal() {
    #expect(html(.make(1, .sheet, [.backgroundInteraction: .flag(true)])).contains("data-beside"))
    #expect(!html(.make(1, .sheet)).contains("data-beside"))
  }

  @Test func aPopoverIsASheetWhereItIsNarrow() {
    let popover = html(.make(1, .popover, [.compactAdaptation: .string("sheet")]))
    #expect(popover.contains("r-popover-sheet"))
  }

  @Test func aSplitViewHasItsStyle() {
    let split = html(.make(1, .splitView, [.variant: .string("prominentDetail")]))
    #expect(split.contains("r-splitView-prominentDetail"))
  }

  @Test func aListSaysThatItPaintsNothing() {
    let list = html(.make(1, .list, [.contentBackground: .string("hidden")]))
    #expect(list.contains("r-list-clear"))
  }
}
