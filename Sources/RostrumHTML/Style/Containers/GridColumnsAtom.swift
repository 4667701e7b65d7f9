/// The number of columns of a grid of cells.
struct GridColumnsAtom: StyleAtom {
  enum Name: String, CaseIterable { case columnCount }
  var name = Name.columnCount
  var operand: AtomNumber

  var declarations: String { "grid-template-columns:repeat(\(operand),auto)" }
  var atom: Atom { .gridColumns(self) }
}
