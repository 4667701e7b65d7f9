/// The rotation about the centre, in degrees.
struct RotationAtom: StyleAtom {
  enum Name: String, CaseIterable { case rotation }
  var name = Name.rotation
  var operand: AtomNumber

  var declarations: String { "rotate:\(operand)deg" }
  var atom: Atom { .rotation(self) }
}
