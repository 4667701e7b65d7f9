/// The distance between the rows or sections of a list.
struct ListSpacingAtom: StyleAtom {
  enum Name: String, CaseIterable { case rowSpacing, sectionSpacing }
  var name: Name
  var operand: AtomNumber

  var declarations: String {
    switch name {
    case .rowSpacing: "--r-rows:\(operand.px)"
    case .sectionSpacing: "--r-sections:\(operand.px)"
    }
  }

  var atom: Atom { .listSpacing(self) }
}
