import RostrumElements

/// A view that is drawn at an offset from its position: `offset(x:y:)`.
final class OffsetNode: UnaryNode {
  let offset: LayoutPoint

  init(_ child: LayoutNode, _ offset: LayoutPoint, _ facts: LayoutFacts) {
    self.offset = offset
    super.init(child, facts)
  }

  override func origin(
    of child: LayoutSize, in size: LayoutSize, _ proposal: Proposal
  ) -> LayoutPoint { offset }

  // Other views are arranged as if the view hadn't moved.
  override func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    child.explicitGuide(key, proposal)
  }
}

/// A view centred at a point of the proposed space: `position(x:y:)`.
final class PositionNode: UnaryNode {
  let middle: LayoutPoint

  init(_ child: LayoutNode, _ middle: LayoutPoint, _ facts: LayoutFacts) {
    self.middle = middle
    super.init(child, facts)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize { filling(proposal) }

  override func origin(
    of child: LayoutSize, in size: LayoutSize, _ proposal: Proposal
  ) -> LayoutPoint {
    LayoutPoint(x: middle.x - child.width / 2, y: middle.y - child.height / 2)
  }
}
