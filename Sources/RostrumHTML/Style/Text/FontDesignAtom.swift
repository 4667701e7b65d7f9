import RostrumElements

/// The design of a typeface.
struct FontDesignAtom: StyleAtom {
  enum Name: String, CaseIterable { case fontDesign }
  static let isRefinement = true
  var name = Name.fontDesign
  var operand: Font.Design

  var declarations: String {
    switch operand {
    case .default: "font-family:var(--r-family)"
    case .serif: "font-family:var(--r-family-serif)"
    case .rounded: "font-family:var(--r-family-rounded)"
    case .monospaced: "font-family:var(--r-family-monospaced)"
    }
  }

  var atom: Atom { .fontDesign(self) }
}

extension Font.Design: AtomOperand {}
