/// Font features that a font or a modifier sets.
struct FontFeatureAtom: StyleAtom {
  enum Name: String, CaseIterable { case italic, monospacedDigits }
  static let isRefinement = true
  var name: Name
  var operand = NoOperand()

  var declarations: String {
    switch name {
    case .italic: "font-style:italic"
    case .monospacedDigits: "font-variant-numeric:tabular-nums"
    }
  }

  var atom: Atom { .fontFeature(self) }
}
