/// The space between the children of a stack.
struct SpacingAtom: StyleAtom {
  enum Name: String, CaseIterable { case spacing }
  var name = Name.spacing
  var operand: AtomNumber

  var declarations: String { "gap:\(operand.px)" }
  var atom: Atom { .spacing(self) }
}
