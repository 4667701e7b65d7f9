/// The position of the view's centre in the proposed space.
struct PositionAtom: StyleAtom {
  enum Name: String, CaseIterable { case position }
  var name = Name.position
  var operand: AtomPair

  var declarations: String {
    "position:absolute;inset-block-start:\(operand.y.px);inset-inline-start:\(operand.x.px);"
      + "translate:calc(var(--r-way)*-50%) -50%"
  }

  var atom: Atom { .position(self) }
}
