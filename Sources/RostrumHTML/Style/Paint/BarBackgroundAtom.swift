/// The background of a bar.
struct BarBackgroundAtom: StyleAtom {
  enum Name: String, CaseIterable { case barBackground }
  var name = Name.barBackground
  var operand: AtomPaint

  var declarations: String { "--r-bar-paint:\(operand.css)" }
  var atom: Atom { .barBackground(self) }
}
