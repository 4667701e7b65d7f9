/// The ideal size along some axes: 1 for those, and 0 for the others.
struct FixedSizeAtom: StyleAtom {
  enum Name: String, CaseIterable { case fixedSize }
  var name = Name.fixedSize
  var operand: AtomPair

  var declarations: String {
    "flex-shrink:0" + (operand.x.isOne ? ";width:max-content" : "")
      + (operand.y.isOne ? ";height:max-content" : "")
  }

  var atom: Atom { .fixedSize(self) }
}
