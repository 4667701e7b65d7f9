/// The axis along which a cell doesn't enlarge its grid.
struct UnsizedCellAtom: StyleAtom {
  enum Name: String, CaseIterable { case unsizedWidth, unsizedHeight }
  var name: Name
  var operand = NoOperand()

  var declarations: String {
    switch name {
    case .unsizedWidth: "inline-size:0;min-inline-size:100%"
    case .unsizedHeight: "block-size:0;min-block-size:100%"
    }
  }

  var atom: Atom { .unsizedCell(self) }
}
