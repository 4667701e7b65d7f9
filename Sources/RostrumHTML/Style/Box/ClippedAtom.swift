/// Clips content outside of the box.
struct ClippedAtom: StyleAtom {
  enum Name: String, CaseIterable { case clipped }
  var name = Name.clipped
  var operand = NoOperand()

  var declarations: String { "overflow:hidden" }
  var atom: Atom { .clipped(self) }
}
