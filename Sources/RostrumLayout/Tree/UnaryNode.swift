import RostrumElements

/// A node with a single child, which it resizes or moves.
class UnaryNode: LayoutNode {
  let child: LayoutNode

  init(_ child: LayoutNode, _ facts: LayoutFacts) {
    self.child = child
    super.init(facts)
    isRelative = child.isRelative
  }

  /// The proposal for the child.
  func inner(_ proposal: Proposal) -> Proposal { proposal }

  /// The position of a child in a box of a given size.
  func origin(of child: LayoutSize, in size: LayoutSize, _ proposal: Proposal) -> LayoutPoint {
    .zero
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    child.size(inner(proposal))
  }

  /// The proposed size, with the child's own length where none is proposed.
  final func filling(_ proposal: Proposal) -> LayoutSize {
    if let width = proposal.width, let height = proposal.height {
      return LayoutSize(width: width, height: height)
    }
    let size = child.size(proposal)
    return proposal.filled(width: size.width, height: size.height)
  }

  override func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    let inner = inner(proposal)
    let place = origin(of: child.size(inner), in: rect.size, proposal)
    child.place(at: rect.origin.moved(x: place.x, y: place.y), inner, &placer)
  }

  override func baseline(_ line: TextLine, _ proposal: Proposal) -> Double? {
    let inner = inner(proposal)
    guard let own = child.baseline(line, inner) else { return nil }
    return own + origin(of: child.size(inner), in: size(proposal), proposal).y
  }

  /// The position of a child in a box with an alignment.
  final func origin(
    of child: LayoutSize, in size: LayoutSize, _ alignment: Alignment, _ inner: Proposal
  ) -> LayoutPoint {
    let guide = self.child.guide(alignment.vertical, inner)
    let y = alignment.vertical.fraction.map { (size.height - child.height) * $0 }
    return LayoutPoint(
      x: (size.width - child.width) * alignment.horizontal.fraction, y: y ?? size.height - guide)
  }
}

extension LayoutNode {
  /// The distance of an alignment's guide from the top.
  ///
  /// Without text, the guide is at the bottom.
  final func guide(_ alignment: VerticalAlignment, _ proposal: Proposal) -> Double {
    switch alignment {
    case .top: 0
    case .center: size(proposal).height / 2
    case .bottom: size(proposal).height
    case .firstTextBaseline: baseline(.first, proposal) ?? size(proposal).height
    case .lastTextBaseline: baseline(.last, proposal) ?? size(proposal).height
    }
  }
}
