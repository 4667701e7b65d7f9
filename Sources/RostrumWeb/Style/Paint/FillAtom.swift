/// The interior of a shape.
struct FillAtom: StyleAtom {
  enum Name: String, CaseIterable { case fill }
  var name = Name.fill
  var operand: AtomPaint

  var declarations: String { "fill:\(operand.css);--r-shape:\(operand.css)" }
  var atom: Atom { .fill(self) }
}
