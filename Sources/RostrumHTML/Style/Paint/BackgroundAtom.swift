/// The background of the content.
struct BackgroundAtom: StyleAtom {
  enum Name: String, CaseIterable { case background }
  var name = Name.background
  var operand: AtomPaint

  var declarations: String { "background:\(operand.css)" }
  var atom: Atom { .background(self) }
}
