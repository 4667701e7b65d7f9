/// A shift that doesn't affect the layout.
struct OffsetAtom: StyleAtom {
  enum Name: String, CaseIterable { case offset }
  var name = Name.offset
  var operand: AtomPair

  var declarations: String {
    // A product with a zero without a unit isn't a length.
    let x = operand.x == AtomNumber(0) ? "0" : "calc(var(--r-way)*\(operand.x.px))"
    return "translate:\(x) \(operand.y.px)"
  }
  var atom: Atom { .offset(self) }
}
