/// A link in a row without the mark of links, and without the space for it.
struct LinkIndicatorAtom: StyleAtom {
  enum Name: String, CaseIterable { case noLinkIndicator }
  var name = Name.noLinkIndicator
  var operand = NoOperand()

  var declarations: String {
    ".r-row &{padding-inline-end:0;&::after{content:none}}"
      + ".r-row:has(> .r-row__content > &) > .r-row__badge{margin-inline-end:0}"
  }

  var atom: Atom { .linkIndicator(self) }
}
