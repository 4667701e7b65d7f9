/// The accent colour of controls in the element.
struct TintAtom: StyleAtom {
  enum Name: String, CaseIterable { case tint }
  var name = Name.tint
  var operand: AtomColor

  var declarations: String { "--r-tint:\(operand.css)" }
  var atom: Atom { .tint(self) }
}
