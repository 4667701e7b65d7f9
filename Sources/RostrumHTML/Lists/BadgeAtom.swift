import RostrumElements

/// A badge of a row that stands out more or less than others.
struct BadgeAtom: StyleAtom {
  enum Name: String, CaseIterable { case badgeDecreased, badgeIncreased }
  var name: Name
  var operand = NoOperand()

  var declarations: String {
    switch name {
    case .badgeDecreased: "color:var(--r-tertiary)"
    case .badgeIncreased:
      "min-inline-size:22px;padding-inline:7px;border-radius:99px;background:var(--r-badge);"
        + "color:#fff;font-weight:600;text-align:center"
    }
  }

  var atom: Atom { .badge(self) }
}

extension BadgeAtom {
  init?(_ prominence: BadgeProminence) {
    switch prominence {
    case .decreased: self.init(name: .badgeDecreased)
    case .increased: self.init(name: .badgeIncreased)
    default: return nil
    }
  }
}
