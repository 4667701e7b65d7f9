import RostrumElements

/// The view extends into the margins of the screen.
struct BleedingAtom: StyleAtom {
  enum Name: String, CaseIterable { case bleedSides, bleedTop, bleedBottom }
  var name: Name
  var operand = NoOperand()

  var declarations: String {
    switch name {
    case .bleedSides: "max-inline-size:none;align-self:stretch"
    case .bleedTop: "margin-block-start:calc(-1*env(safe-area-inset-top,0px))"
    case .bleedBottom: "margin-block-end:calc(-1*max(32px,env(safe-area-inset-bottom,0px)))"
    }
  }

  var atom: Atom { .bleeding(self) }
}

extension AtomList {
  mutating func add(_ edges: Edge.Set) {
    if edges.isSuperset(of: .horizontal) { add(BleedingAtom(name: .bleedSides)) }
    if edges.contains(.top) { add(BleedingAtom(name: .bleedTop)) }
    if edges.contains(.bottom) { add(BleedingAtom(name: .bleedBottom)) }
  }
}
