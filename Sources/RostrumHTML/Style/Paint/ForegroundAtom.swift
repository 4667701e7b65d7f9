/// The colour of the content.
struct ForegroundAtom: StyleAtom {
  enum Name: String, CaseIterable { case foreground }
  var name = Name.foreground
  var operand: AtomPaint

  var declarations: String {
    let color = operand == .foreground ? "var(--r-primary)" : operand.css
    return "color:\(color);--r-foreground:\(color)"
  }

  var atom: Atom { .foreground(self) }
}
