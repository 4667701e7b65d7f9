import RostrumElements

/// The look of the view while a pointer is over it; a finger isn't.
struct HoverAtom: StyleAtom {
  enum Name: String, CaseIterable { case hover }
  var name = Name.hover
  var operand: HoverLook

  var declarations: String {
    "@media(hover:hover){transition:filter .2s,scale .2s;&:hover{\(operand.css)}}"
  }

  var atom: Atom { .hover(self) }
}

extension HoverLook: AtomOperand {
  fileprivate var css: String {
    switch self {
    case .highlight: "filter:contrast(.92) brightness(1.06)"
    case .lift: "scale:1.04;filter:drop-shadow(0 6px 12px rgb(0 0 0/.25))"
    }
  }
}
