/// The ideal size along some axes: 1 for those, and 0 for the others.
struct FixedSizeAtom: StyleAtom {
  enum Name: String, CaseIterable { case fixedSize }
  var name = Name.fixedSize
  var operand: AtomPair

  var declarations: String {
    "flex-shrink:0"
      + (operand.x.isOne ? ";width:max-content;--r-ideal-x:10px;&.r-shape{min-width:10px}" : "")
      + (operand.y.isOne ? ";height:max-content;--r-ideal-y:10px;&.r-shape{min-height:10px}" : "")
  }

  var atom: Atom { .fixedSize(self) }
}
