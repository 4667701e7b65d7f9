/// The letter spacing in addition to the font's.
struct TrackingAtom: StyleAtom {
  enum Name: String, CaseIterable { case tracking }
  var name = Name.tracking
  var operand: AtomNumber

  var declarations: String { "letter-spacing:\(operand.px)" }
  var atom: Atom { .tracking(self) }
}
