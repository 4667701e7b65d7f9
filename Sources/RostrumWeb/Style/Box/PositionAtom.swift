/// The position of the view's centre in the proposed space.
struct PositionAtom: StyleAtom {
  enum Name: String, CaseIterable { case position }
  var name = Name.position
  var operand: AtomPair

  var declarations: String {
    "position:absolute;inset:\(operand.y.px) auto auto \(operand.x.px);translate:-50% -50%"
  }

  var atom: Atom { .position(self) }
}
