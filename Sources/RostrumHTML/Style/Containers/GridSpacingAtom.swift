/// The distance between the columns or rows of a grid.
struct GridSpacingAtom: StyleAtom {
  enum Name: String, CaseIterable { case columnGap, rowGap }
  var name: Name
  var operand: AtomNumber

  var declarations: String {
    switch name {
    case .columnGap: "column-gap:\(operand.px)"
    case .rowGap: "row-gap:\(operand.px)"
    }
  }

  var atom: Atom { .gridSpacing(self) }
}
