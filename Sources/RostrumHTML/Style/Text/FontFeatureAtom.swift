/// Font features that a font or a modifier sets.
struct FontFeatureAtom: StyleAtom {
  enum Name: String, CaseIterable { case italic, monospacedDigits, smallCaps }
  static let isRefinement = true
  var name: Name
  var operand = NoOperand()

  var declarations: String {
    switch name {
    case .italic: "font-style:italic"
    case .monospacedDigits: "font-variant-numeric:tabular-nums"
    case .smallCaps: "font-variant-caps:small-caps"
    }
  }

  var atom: Atom { .fontFeature(self) }
}
