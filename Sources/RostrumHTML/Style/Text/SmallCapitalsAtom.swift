import RostrumElements

/// The letters that are drawn as small capitals.
struct SmallCapitalsAtom: StyleAtom {
  enum Name: String, CaseIterable { case smallCaps }
  static let isRefinement = true
  var name = Name.smallCaps
  var operand: Font.SmallCapitals

  var declarations: String {
    switch operand {
    case .lowercase: "font-variant-caps:small-caps"
    case .uppercase: "font-variant-caps:unicase"
    case .all: "font-variant-caps:all-small-caps"
    }
  }

  var atom: Atom { .smallCapitals(self) }
}

extension Font.SmallCapitals: AtomOperand {}
