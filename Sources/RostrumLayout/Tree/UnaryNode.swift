import RostrumElements

/// A node with a single child, which it resizes or moves.
class UnaryNode: LayoutNode {
  let child: LayoutNode

  init(_ child: LayoutNode, _ facts: LayoutFacts) {
    self.child = child
    super.init(facts)
    isRelative = child.isRelative
    hasGuides = child.hasGuides
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

  override func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    let inner = inner(proposal)
    guard let own = child.explicitGuide(key, inner) else { return nil }
    let origin = origin(of: child.size(inner), in: size(proposal), proposal)
    return own + (key.axis == .horizontal ? origin.x : origin.y)
  }

  /// The position of a child in a box with an alignment.
  final func origin(
    of child: LayoutSize, in size: LayoutSize, _ alignment: Alignment, _ inner: Proposal
  ) -> LayoutPoint {
    LayoutPoint(
      x: distance(of: child, in: size, alignment.horizontal.key, inner),
      y: distance(of: child, in: size, alignment.vertical.key, inner))
  }

  private func distance(
    of child: LayoutSize, in size: LayoutSize, _ key: AlignmentKey, _ inner: Proposal
  ) -> Double {
    if !self.child.hasGuides, let fraction = key.fraction {
      return (size[key.axis] - child[key.axis]) * fraction
    }
    return key.guide(in: size) - self.child.guide(key, inner)
  }
}

extension LayoutNode {
  /// The distance of a guide from the leading edge or from the top.
  final func guide(_ key: AlignmentKey, _ proposal: Proposal) -> Double {
    if let own = explicitGuide(key, proposal) { return own }
    guard key.standard == nil else { return key.guide(in: size(proposal)) }
    return Double(
      key.id.defaultValue(in: ViewDimensions(NodeView(self), ProposedViewSize(proposal))))
  }
}

extension AlignmentKey {
  /// The default guide of a box.
  func guide(in size: LayoutSize) -> Double {
    if let standard { return standard.guide(in: size[axis]) }
    let box = NodeView(FixedNode(size, .absent))
    return Double(id.defaultValue(in: ViewDimensions(box, .unspecified)))
  }

  /// Combines the guides of several views of a container: the first or last baseline, or else the mean.
  func combined(_ guides: [Double]) -> Double? {
    switch standard {
    case .firstTextBaseline: guides.min()
    case .lastTextBaseline: guides.max()
    case .start, .center, .end, nil:
      guides.isEmpty ? nil : guides.reduce(0, +) / Double(guides.count)
    }
  }
}
