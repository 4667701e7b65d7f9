import RostrumElements

/// The look of a table, which only pages with a table need.
struct TablePartAtom: StyleAtom {
  enum Name: String, CaseIterable {
    case tableColumns, tableInset, tableBordered, tableStripes, tableBare, tableDragging,
      tableRowMenu
  }
  var name: Name
  var operand = NoOperand()

  var declarations: String {
    switch name {
    case .tableColumns: Self.columns + Self.headings + Self.edges + Self.rows + Self.narrow
    case .tableInset: "background:none;border-radius:0;--r-heading:var(--r-page)"
    case .tableBordered: "border:1px solid var(--r-separator);border-radius:var(--r-radius-small)"
    // The client says which rows are odd where some are absent.
    case .tableStripes:
      "& .r-tableRow:nth-child(odd of .r-tableRow),&[data-shifted] .r-tableRow:nth-child(even of .r-tableRow){"
        + "&:not(.r-tableRow-header,[aria-selected=true],.r-absent-rows,[tabindex]:is(:hover,:active)){background:color-mix(in srgb,var(--r-card) 96%,var(--r-primary))}}"
        + "&[data-shifted] .r-tableRow:nth-child(odd of .r-tableRow):not([aria-selected=true],[tabindex]:is(:hover,:active)){background:none}"
    case .tableDragging: Self.dragging
    case .tableRowMenu: "display:contents"
    case .tableBare:
      "& .r-tableRow-header.r-tableRow-header.r-tableRow-header{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}"
    }
  }

  /// Columns with a width keep it: an empty cell takes the room that is left.
  private static let columns =
    "& .r-columnHeader{position:relative}"
    + "& .r-columnHeader__sort{&:is(:hover,:focus-visible)::after{opacity:.5}&:active{background:var(--r-fill-strong)}}"
    + "&:has(.r-columnHeader[class*=s-cellWidth]) .r-tableRow::after{content:'';display:table-cell;min-inline-size:1px}"
    + "& .r-cell>:is(.r-stack,.r-group,.r-grid):not(.r-fill-x){inline-size:fit-content}"
    + "& .r-cell>*{max-inline-size:100%}"
    + "& .r-cell>[class*=s-fixedSize_1]{display:inline-block;max-inline-size:none;white-space:nowrap}"
    + "& .r-columnHeader>.r-menu .r-menu__title{position:absolute;inline-size:1px;overflow:hidden;clip-path:inset(50%)}"
    + "& .r-columnHeader:has(>.r-menu){inline-size:44px;padding-block:0;text-align:end}"

  /// Headings stay below the bar while the page scrolls, or at the top of a table that scrolls itself
  /// because it is too wide for the page, or because its place is too low; the client says which it is.
  private static let headings =
    "&[data-fits]{"
    + "& .r-tableRow-header{position:sticky;inset-block-start:var(--r-top);z-index:12;"
    + "&>*,&::after{background:var(--r-heading,var(--r-card));box-shadow:0 1px var(--r-separator)}"
    + ".r-screen:has(>.r-navigationBar) &{inset-block-start:calc(var(--r-top) + var(--r-bar))}}}"
    + "&[data-fits='']{overflow:clip;min-block-size:0}"
    + "&:is([data-fits=no],[data-fits=in]){overflow:auto;"
    + "& .r-tableRow-header.r-tableRow-header.r-tableRow-header{inset-block-start:0}}"
    + "&[data-fits=no]{"
    + "max-block-size:calc(100dvh - var(--r-top) - var(--r-bottom) - var(--r-bar) - 40px)}"
    + "& .s-textAlignment_trailing>.r-columnHeader__sort{flex-direction:row-reverse}"
    + "& .r-columnHeader-ascending>.r-columnHeader__sort::after{opacity:.4}"
    + "& .r-columnHeader-descending>.r-columnHeader__sort::after{opacity:.4;rotate:225deg;translate:0 -1px}"

  private static let edges =
    "& .r-columnHeader__edge{position:absolute;inset-block:0;inset-inline-end:-12px;inline-size:24px;z-index:1;"
    + "touch-action:none;cursor:col-resize;"
    + "&::after{content:'';position:absolute;inset-block:25%;inset-inline-start:11px;border-inline-start:1px solid var(--r-separator)}"
    + "&:is(:hover,:active,:focus-visible)::after{inset-block:0;border-inline-start:2px solid var(--r-tint)}"
    + "&[aria-disabled]{display:none}}"
    + "& .r-columnHeader:last-child>.r-columnHeader__edge{inset-inline-end:0}"
    + "& .r-columnHeader[data-dragged]{opacity:.5;cursor:grabbing}"
    + "& .r-columnHeader[data-drop-before]{box-shadow:inset calc(var(--r-way)*2px) 0 var(--r-accent)}"
    + "& .r-columnHeader[data-drop-after]{box-shadow:inset calc(var(--r-way)*-2px) 0 var(--r-accent)}"

  /// A row that is dragged, or beside which something can be dropped.
  private static let dragging =
    "position:relative;"
    + "&[data-carries]{cursor:grab}"
    + "&[data-dragged]{opacity:.5}"
    + "&[data-drop-before]>*{box-shadow:inset 0 2px var(--r-accent)}"
    + "&[data-drop-after]>*{box-shadow:inset 0 -2px var(--r-accent)}"
    + "& .r-carried__move{inset-block:calc(50% - 14px) auto;inset-inline-end:4px}"
    + "&:is(:hover,:focus-within)>.r-cell .r-carried__move{opacity:1}"

  private static let rows =
    "& .r-cell:has(>:is(.r-header,.r-footer)){max-inline-size:0;white-space:nowrap;"
    + "&>*{padding:0;max-inline-size:none}}"
    + "& .r-cell__outline{display:flex;align-items:center;gap:4px}"
    + "& .r-cell__content{min-inline-size:0}"
    + "& .r-cell__disclosure{flex:none;inline-size:24px;block-size:24px;padding:0;border:0;border-radius:5px;background:none;"
    + "&::before{content:'';display:block;inline-size:7px;block-size:7px;margin:auto;border:solid var(--r-secondary);"
    + "border-width:1.75px 1.75px 0 0;rotate:calc(var(--r-way)*45deg)}"
    + "&[aria-expanded=true]::before{rotate:135deg}}"

  /// In a narrow window, a row has its first cell on a line of its own, and the others below it.
  private static let narrow =
    "@media (max-width:639px){"
    + "& .r-table__rows,& tbody,& .r-absent-rows{display:block}"
    + "& .r-tableRow:not(.r-absent-rows){display:flex;flex-wrap:wrap;align-content:center;align-items:center;gap:2px 12px;"
    + "min-block-size:44px;padding:8px var(--r-inset)}"
    + "& .r-tableRow.r-tableRow.r-tableRow::after{content:none}"
    + "& .r-cell.r-cell{inline-size:auto;min-inline-size:0;max-inline-size:100%;block-size:auto;padding:0}"
    + "& .r-cell:first-child{flex:1 0 100%}"
    + "& .r-cell:not(:first-child){color:var(--r-secondary);font:var(--r-font-subheadline)}"
    + "& .r-columnHeader.r-columnHeader{inline-size:auto;min-inline-size:0;max-inline-size:100%;padding:0;"
    + "background:none;box-shadow:none}"
    + "& .r-tableRow-header{padding-block:4px;background:var(--r-heading,var(--r-card));box-shadow:0 1px var(--r-separator)}"
    + "& .r-columnHeader__sort{margin-block:0}"
    + "& .r-columnHeader__edge{display:none}"
    // What stands for the rows of an empty table is below its headings.
    + ":has(>&)>.r-group-unavailable{padding-block-start:5.5rem}}"

  /// The parts that a table with a look needs.
  static func parts(of look: TableLook) -> [Atom] {
    var names = [Name.tableColumns]
    switch look.variant {
    case .automatic: break
    case .inset: names.append(.tableInset)
    case .bordered: names.append(.tableBordered)
    }
    if look.alternatesRows { names.append(.tableStripes) }
    if !look.showsHeadings { names.append(.tableBare) }
    return names.map { Self(name: $0).atom }
  }

  var atom: Atom { .tablePart(self) }
}

/// The width of a column or its bounds: the minimum, ideal and maximum width; a negative number stands
/// for one that isn't given.
struct CellWidthAtom: StyleAtom {
  enum Name: String, CaseIterable { case cellWidth }
  var name = Name.cellWidth
  var operand: AtomRange

  /// What stands for a length that the column doesn't have.
  static let none = AtomNumber(-1)

  var declarations: String {
    let lengths = [
      ("min-width", operand.least), ("width", operand.ideal), ("max-width", operand.greatest),
    ]
    return lengths.filter { $0.1 != Self.none }.map { "\($0.0):\($0.1.px)" }
      .joined(separator: ";")
  }

  var atom: Atom { .cellWidth(self) }
}

extension CellWidthAtom {
  /// The width of the cells of a column with a frame; `nil` if it says nothing of the width.
  init?(_ frame: Frame) {
    func number(_ length: Double?) -> AtomNumber {
      guard let length, length.isFinite, length >= 0 else { return Self.none }
      return AtomNumber(length)
    }
    let exact = number(frame.width)
    if exact != Self.none {
      self.init(operand: AtomRange(least: exact, ideal: exact, greatest: exact))
      return
    }
    let (least, greatest) = (number(frame.minWidth), number(frame.maxWidth))
    var ideal = number(frame.idealWidth)
    if ideal == Self.none { ideal = greatest }
    if [least, ideal, greatest].allSatisfy({ $0 == Self.none }) { return nil }
    self.init(operand: AtomRange(least: least, ideal: ideal, greatest: greatest))
  }
}
