/// The background of a list row.
struct RowBackgroundAtom: StyleAtom {
  enum Name: String, CaseIterable { case rowBackground }
  var name = Name.rowBackground
  var operand: AtomPaint

  var declarations: String { "--r-row:\(operand.css);background:\(operand.css)" }
  var atom: Atom { .rowBackground(self) }
}
