/// The look of the panes of a split view, and of the dividers between them.
struct PanesAtom: StyleAtom {
  enum Name: String, CaseIterable { case paneRow, paneColumn }
  var name: Name
  var operand = NoOperand()

  var declarations: String {
    // A pane is no smaller than its view may be, unless that has a greatest length. A divider is in the padding of its pane, outside of the grid.
    let panes =
      "justify-content:safe center;overflow:auto;& > .r-pane{position:relative}"
      + "& > .r-pane:not(:has(> .r-range-x,> .r-range-y)){grid-template:1fr/1fr}"
      + "& > .r-pane > .r-pane__divider{grid-area:auto;position:absolute;z-index:1;"
      + "touch-action:none;user-select:none;"
    switch name {
    case .paneRow:
      return "flex-direction:row;" + panes
        + "inset-block:0;inset-inline-start:0;cursor:col-resize;"
        + "border-inline-start:1px solid var(--r-separator);"
        + "&::before{content:\"\";position:absolute;inset:0 -4px}}"
    case .paneColumn:
      return "flex-direction:column;" + panes
        + "inset-inline:0;inset-block-start:0;cursor:row-resize;"
        + "border-block-start:1px solid var(--r-separator);"
        + "&::before{content:\"\";position:absolute;inset:-4px 0}}"
    }
  }

  var atom: Atom { .panes(self) }
}
