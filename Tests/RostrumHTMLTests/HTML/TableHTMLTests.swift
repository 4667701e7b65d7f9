import RostrumHTMLTestSupport
import RostrumScenes
import Testing

// NB: Tests `HTMLWriter`, which is internal.
@testable import RostrumHTML

@Suite("HTML of tables") @MainActor struct TableHTMLTests {
  private func html(_ element: ElementSnapshot) -> String {
    var writer = HTMLWriter()
    writer.visit(element, in: .root, isFirst: true)
    return writer.html
  }

  private let width = ColumnFacts.AdjustableWidth(120, in: 40...200, of: "Age")

  @Test("The menu of a row is in a cell without a box, and opens from all cells")
  func rowMenu() {
    let menu = ElementSnapshot.make(
      4, .group(.context), [], [.make(5, .menu(symbol: nil, .context))])
    let row = html(
      .make(
        2, .tableRow(), [.accepts(.rowMenu(hasPrimaryAction: false))], [.make(3, .cell()), menu]))
    #expect(row.contains("<tr class=\"r-tableRow r-group-context"))
    #expect(row.contains("<td class=\"r-group r-group-context"))
    #expect(row.contains("s-tableRowMenu"))
    #expect(row.contains("role=\"presentation\""))
    let plain = html(.make(2, .tableRow(), [], [.make(3, .cell())]))
    #expect(!plain.contains("r-group-context"))
    #expect(html(menu).contains("<div class=\"r-group r-group-context"))
  }

  @Test("The edge of a heading is a separator with the width and its bounds")
  func edge() {
    let heading = html(.make(1, .columnHeader(nil, ColumnFacts(width: width))))
    #expect(
      heading.contains(
        """
        role="separator" aria-orientation="vertical" aria-label="Age" aria-valuemin="40" \
        aria-valuemax="200" aria-valuenow="120" tabindex="0" data-on="number"
        """))
    #expect(heading.contains("<span data-slot"))
  }

  @Test("The edge of a heading that sorts isn't a tab stop beside the heading")
  func edgeOfButton() {
    let heading = html(
      .make(1, .columnHeader(.ascending, ColumnFacts(width: width)), [.accepts(.tap)]))
    #expect(heading.contains("aria-sort=\"ascending\""))
    #expect(heading.contains("tabindex=\"-1\" data-on=\"number\""))
  }

  @Test("The edge of a disabled heading can't be operated")
  func disabledEdge() {
    let heading = html(
      .make(1, .columnHeader(nil, ColumnFacts(width: width)), [.fact(.disabled)]))
    #expect(heading.contains("aria-disabled=\"true\""))
    #expect(!heading.contains("data-on=\"number\""))
  }

  @Test("Only the first of several columns is the one by which a table is sorted")
  func later() {
    let heading = html(
      .make(1, .columnHeader(nil, ColumnFacts(laterSort: .descending)), [.accepts(.tap)]))
    #expect(heading.contains("aria-sort=\"none\""))
    #expect(heading.contains("class=\"r-columnHeader r-columnHeader-descending\""))
  }

  @Test("The first cell of a row in an outline has a button with the name of what is in it")
  func outline() {
    let cell = html(
      .make(
        1, .cell(RowOutline(level: 2, isExpanded: false)), [.accepts(.tap)],
        [.make(2, .text("Wheel"))]))
    #expect(cell.contains("class=\"r-cell__outline s-padding_0_0_0_40\""))
    #expect(
      cell.contains(
        "class=\"r-cell__disclosure\" type=\"button\" aria-labelledby=\"o1\" data-on=\"tap\" "
          + "aria-expanded=\"false\""))
    let last = html(.make(1, .cell(RowOutline(level: 0, isExpanded: nil))))
    #expect(last.contains("type=\"button\" aria-labelledby=\"o1\" hidden"))
    #expect(!last.contains("aria-expanded"))
  }

  @Test("A row that is dragged says what it carries, and its first cell has a button")
  func dragging() {
    let row = html(
      .make(
        1, .tableRow(),
        [
          .accepts(.draggable(types: ["public.text"])),
          .accepts(.dropTarget(DropTarget(types: ["public.url"], isInsertion: true))),
        ], [.make(2, .cell(isGrip: true), [], [.make(3, .text("Wheel"))])]))
    #expect(row.contains("class=\"r-tableRow s-tableDragging\""))
    #expect(row.contains("data-carries=\"public.text\""))
    #expect(row.contains("data-takes=\"public.url\""))
    #expect(row.contains("id=\"o2\""))
    #expect(row.contains("class=\"r-carried__move\" type=\"button\" id=\"move2\""))
    #expect(row.contains("aria-labelledby=\"o2\" aria-label=\"Move to…\""))
    #expect(!html(.make(1, .cell())).contains("r-carried__move"))
  }

  @Test("A heading that can be moved says so, unless it is disabled")
  func movedHeading() {
    #expect(html(.make(1, .columnHeader(nil), [.accepts(.move)])).contains("data-on=\"move\""))
    let disabled = html(.make(1, .columnHeader(nil), [.accepts(.move), .fact(.disabled)]))
    #expect(!disabled.contains("data-on"))
  }

  @Test("A fixed width holds, and a range has its bounds")
  func widths() throws {
    func rule(_ frame: Frame) -> String? { CellWidthAtom(frame)?.declarations }
    #expect(rule(Frame(width: 80)) == "min-width:80px;width:80px;max-width:80px")
    #expect(
      rule(Frame(minWidth: 40, idealWidth: 60, maxWidth: 100))
        == "min-width:40px;width:60px;max-width:100px")
    #expect(rule(Frame(minWidth: 40)) == "min-width:40px")
    #expect(rule(Frame(maxWidth: 90)) == "width:90px;max-width:90px")
    #expect(rule(Frame(minWidth: 40, maxWidth: .infinity)) == "min-width:40px")
    for number in [Double.nan, .infinity, -.infinity, -1] {
      #expect(rule(Frame(width: number)) == nil)
    }
    let cell = html(.make(1, .cell(), [.styles([.frame(Frame(width: 80))])]))
    #expect(cell.contains("class=\"r-cell s-cellWidth_80_80_80\""))
    let atom = try #require(Atom(token: "cellWidth_40_m1_m1"))
    #expect(atom.rule == ".s-cellWidth_40_m1_m1{min-width:40px}")
  }

  @Test("The look of a table is in classes that only pages with tables have the rules of")
  func looks() {
    #expect(html(.make(1, .table)).contains("class=\"r-table s-tableColumns\""))
    let bordered = TableLook(.bordered, alternatesRows: true, showsHeadings: false)
    #expect(
      html(.make(1, .table(nil, bordered))).contains(
        "class=\"r-table s-tableColumns s-tableBordered s-tableStripes s-tableBare\""))
    #expect(
      html(.make(1, .table(nil, TableLook(.inset)))).contains(
        "class=\"r-table s-tableColumns s-tableInset\""))
  }
}
