import RostrumElements

/// The view extends into the margins of the screen.
struct BleedingAtom: StyleAtom {
  enum Name: String, CaseIterable { case bleedSides, bleedTop, bleedBottom }
  var name: Name
  var operand = NoOperand()

  var declarations: String {
    switch name {
    case .bleedSides: "max-inline-size:none;align-self:stretch"
    case .bleedTop:
      Self.atEdge + "{margin-block-start:calc(-1*env(safe-area-inset-top,0px))}" + Self.layer
    case .bleedBottom:
      ".r-screen " + Self.atEdge
        + "{margin-block-end:calc(-1*max(32px,env(safe-area-inset-bottom,0px)))}"
        + Self.layer
    }
  }

  /// A layer that extends is as high as its overlay and the margins together.
  private static let layer = ".r-overlay>&.r-shape{align-self:stretch;block-size:auto}"

  /// A layer of a view in the middle of a page doesn't touch the margins.
  private static let atEdge =
    "&:not(:is(.r-stack,.r-grid,.r-scroll,.r-row__content) .r-overlay>*)"

  var atom: Atom { .bleeding(self) }
}

extension AtomList {
  mutating func add(_ edges: Edge.Set) {
    if edges.isSuperset(of: .horizontal) { add(BleedingAtom(name: .bleedSides)) }
    if edges.contains(.top) { add(BleedingAtom(name: .bleedTop)) }
    if edges.contains(.bottom) { add(BleedingAtom(name: .bleedBottom)) }
  }
}
