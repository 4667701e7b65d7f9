import RostrumElements

/// The arrangement of a bar with its title in one row, or below its title.
struct BarLookAtom: StyleAtom {
  enum Name: String, CaseIterable { case barLook }
  var name = Name.barLook
  var operand: BarLook

  /// A screen with a large title of its own keeps that.
  var declarations: String {
    switch operand {
    case .compact: "&.r-navigationBar-inline{min-block-size:0;padding-block:0}"
    case .expanded:
      "&.r-navigationBar-inline{>.r-navigationBar__bar{grid-row:2}"
        + ">.r-navigationBar__title{grid-area:1/1/2/-1;place-self:center}}"
    }
  }

  var atom: Atom { .barLook(self) }
}

extension BarLook: AtomOperand {}
