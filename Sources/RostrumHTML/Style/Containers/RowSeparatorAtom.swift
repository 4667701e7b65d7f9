/// A row without a separator above or below it.
struct RowSeparatorAtom: StyleAtom {
  enum Name: String, CaseIterable { case noSeparatorAbove, noSeparatorBelow }
  var name: Name
  var operand = NoOperand()

  var declarations: String {
    switch name {
    case .noSeparatorAbove: ".r-row:has(+ &)::after{content:none}"
    case .noSeparatorBelow: "&::after{content:none}"
    }
  }

  var atom: Atom { .rowSeparator(self) }
}

/// The color of the separators above and below a row.
struct RowSeparatorTintAtom: StyleAtom {
  enum Name: String, CaseIterable { case separatorTint }
  var name = Name.separatorTint
  var operand: AtomColor

  var declarations: String { "&,.r-row:has(+ &){--r-line:\(operand.css)}" }
  var atom: Atom { .rowSeparatorTint(self) }
}
