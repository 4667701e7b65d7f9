/// The insets of a row's content.
struct RowInsetsAtom: StyleAtom {
  enum Name: String, CaseIterable { case rowInsets }
  var name = Name.rowInsets
  var operand: AtomEdges

  var declarations: String { operand.declarations(of: "padding") }
  var atom: Atom { .rowInsets(self) }
}
