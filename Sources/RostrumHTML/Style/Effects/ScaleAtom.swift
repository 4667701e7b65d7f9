/// The scale factor about the centre.
struct ScaleAtom: StyleAtom {
  enum Name: String, CaseIterable { case scale }
  var name = Name.scale
  var operand: AtomNumber

  var declarations: String { "scale:\(operand)" }
  var atom: Atom { .scale(self) }
}

/// The scale factors of width and height about the centre.
struct StretchAtom: StyleAtom {
  enum Name: String, CaseIterable { case stretch }
  var name = Name.stretch
  var operand: AtomPair

  var declarations: String { "scale:\(operand.x) \(operand.y)" }
  var atom: Atom { .stretch(self) }
}
