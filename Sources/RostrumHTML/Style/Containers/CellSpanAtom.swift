/// The number of grid columns that a cell spans.
struct CellSpanAtom: StyleAtom {
  enum Name: String, CaseIterable { case cellSpan }
  var name = Name.cellSpan
  var operand: AtomNumber

  var declarations: String { "grid-column-end:span \(operand)" }
  var atom: Atom { .cellSpan(self) }
}
