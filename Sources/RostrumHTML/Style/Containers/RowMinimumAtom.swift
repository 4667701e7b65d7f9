/// The minimum height of the rows or headers in a list.
struct RowMinimumAtom: StyleAtom {
  enum Name: String, CaseIterable { case rowMinimum, headerMinimum }
  var name: Name
  var operand: AtomNumber

  var declarations: String {
    let part = name == .rowMinimum ? "row" : "header"
    return "& .r-\(part){min-block-size:\(operand.px)}"
  }

  var atom: Atom { .rowMinimum(self) }
}
