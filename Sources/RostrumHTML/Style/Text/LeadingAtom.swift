import RostrumElements

/// The line spacing.
struct LeadingAtom: StyleAtom {
  enum Name: String, CaseIterable { case leading }
  static let isRefinement = true
  var name = Name.leading
  var operand: Font.Leading

  var declarations: String {
    switch operand {
    case .standard: "line-height:normal"
    case .tight: "line-height:1.15"
    case .loose: "line-height:1.6"
    }
  }

  var atom: Atom { .leading(self) }
}

extension Font.Leading: AtomOperand {}
