/// The least width of the icon of a label, in the middle of which the icon is.
struct IconWidthAtom: StyleAtom {
  enum Name: String, CaseIterable { case iconWidth }
  var name = Name.iconWidth
  var operand: AtomNumber

  var declarations: String {
    "&:has(> [aria-hidden=true]:first-child){display:inline-grid;grid-auto-flow:column;"
      + "grid-template-columns:minmax(\(operand.px),max-content);justify-content:start;"
      + "& > :first-child{justify-self:center}}"
  }

  var atom: Atom { .iconWidth(self) }
}
