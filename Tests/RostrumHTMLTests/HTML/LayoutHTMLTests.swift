import Foundation
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

@Suite @MainActor struct LayoutHTMLTests {
  private func html(_ element: ElementSnapshot) -> String {
    var writer = HTMLWriter()
    writer.visit(element, in: .root, isFirst: true)
    return writer.html
  }

  @Test func aGridHasItsColumnsAsAClass() {
    let grid = html(.make(1, .grid(.cells(columns: 3)), [], [.make(2, .gridRow)]))
    #expect(grid.contains("class=\"r-grid r-grid-cells s-columnCount_3\""))
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
    let path = html(.make(1, .shape(.path(Path("0 0 m 9 9 l") ?? Path(), in: nil))))
    #expect(path.hasPrefix("<svg"))
    #expect(path.contains("d=\"M0 0L9 9\""))
    #expect(!path.contains("viewBox"))
  }

  @Test func aTableIsATable() {
    let table = html(
      .make(
        1, .table, [],
        [
          .make(2, .tableRow(isHeader: true), [], [.make(3, .columnHeader)]),
          .make(4, .tableRow, [], [.make(5, .cell)]),
        ]))
    #expect(table.contains("<table class=\"r-table__rows\">"))
    #expect(table.contains("<th class=\"r-columnHeader\" scope=\"col\""))
    #expect(table.contains("<td class=\"r-cell\""))
    #expect(!table.contains("role=\"grid\""))
  }

  @Test func aTableOfWhichRowsAreChosenIsAGrid() {
    let table = html(
      .make(
        1, .table(.multiple), [],
        [.make(2, .tableRow, [.accepts(.tap), .fact(.selected)])]))
    #expect(table.contains("role=\"grid\" aria-multiselectable=\"true\""))
    #expect(table.contains("tabindex=\"0\" data-on=\"tap\" aria-selected=\"true\""))
  }

  @Test func aHeadingThatSortsIsAButton() {
    let header = html(
      .make(1, .columnHeader(.descending), [.accepts(.tap)]))
    #expect(header.contains("aria-sort=\"descending\""))
    #expect(header.contains("class=\"r-columnHeader__sort\" type=\"button\" data-on=\"tap\""))
  }

  @Test(arguments: [true, false])
  func aHeadingThatFoldsSaysSo(isExpanded: Bool) {
    let section = html(
      .make(
        1, .section(isExpanded: isExpanded), [],
        [.make(2, .header, [], [.make(3, .text("Names"))])]))
    #expect(section.contains("aria-expanded=\"\(isExpanded)\" aria-label=\"Names\""))
  }

  @Test func rowsThatCanBeChosenLeaveTheTabKeyToTheList() {
    let row = html(.make(1, .row, [.accepts(.tap), .fact(.selected)]))
    #expect(row.contains("role=\"option\" tabindex=\"-1\""))
  }

  @Test func aRegionHidesItsIndicators() {
    let region = html(
      .make(1, .scroll(.vertical, showsIndicators: false, isEnabled: false)))
    #expect(
      region.contains(
        "class=\"r-scroll r-scroll-vertical r-stack-natural r-scroll-bare r-scroll-fixed\""))
  }

  @Test func aFullSwipeIsMarked() {
    #expect(html(.make(1, .rowActions(.trailing, allowsFullSwipe: true))).contains(" data-full"))
    #expect(!html(.make(1, .rowActions)).contains("data-full"))
  }

  @Test func aScreenMarksTheBarsThatItHides() {
    let screen = html(.make(1, .screen(title: nil, [.hides(.bottomBar), .hides(.tabBar)])))
    #expect(screen.contains("r-screen-without-bottomBar r-screen-without-tabBar"))
  }

  @Test(arguments: [(Visibility.visible, "solid"), (.hidden, "bare")])
  func aBarShowsWhatIsBehindIt(background: Visibility, variant: String) {
    let bar = html(.make(1, .navigationBar(title: nil, background: background)))
    #expect(bar.contains("r-navigationBar-\(variant)"))
  }

  @Test func pagesWithoutNamesAreNumbered() {
    let pages = html(
      .make(1, .tabView(selection: nil, .page), [], [.make(2, .tab), .make(3, .tab)]))
    #expect(pages.contains("aria-label=\"Page 2 of 2\""))
  }

  @Test func theFirstTabOfAGroupHasItsName() {
    let tabs = html(
      .make(
        1, .tabView, [],
        [.make(2, .tab(group: "More")), .make(3, .tab(group: "More"))]))
    #expect(tabs.components(separatedBy: "data-group=\"More\"").count == 2)
  }

  @Test func aSheetBesideTheRestIsNotModal() {
    #expect(html(.make(1, .sheet([.backgroundInteraction]))).contains("data-beside"))
    #expect(!html(.make(1, .sheet)).contains("data-beside"))
  }

  @Test func aPopoverIsASheetWhereItIsNarrow() {
    let popover = html(.make(1, .popover([.compactAdaptation(.sheet, .horizontal)])))
    #expect(popover.contains("r-popover-sheet"))
    let low = html(.make(1, .popover([.compactAdaptation(.fullScreenCover, .vertical)])))
    #expect(low.contains("r-popover-low-fullScreenCover"))
  }

  @Test func aSplitViewHasItsStyle() {
    let split = html(.make(1, .splitView(.automatic, .prominentDetail)))
    #expect(split.contains("r-splitView-prominentDetail"))
  }

  @Test func aListSaysThatItPaintsNothing() {
    let list = html(.make(1, .list(.automatic, [.background(.hidden)])))
    #expect(list.contains("r-list-clear"))
  }
}
