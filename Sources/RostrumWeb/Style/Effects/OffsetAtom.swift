/// A shift that doesn't affect the layout.
struct OffsetAtom: StyleAtom {
  enum Name: String, CaseIterable { case offset }
  var name = Name.offset
  var operand: AtomPair

  var declarations: String { "translate:calc(var(--r-way)*\(operand.x.px)) \(operand.y.px)" }
  var atom: Atom { .offset(self) }
}
