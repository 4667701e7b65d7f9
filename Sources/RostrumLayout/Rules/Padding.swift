import RostrumElements

/// Padding around a view; with negative padding, the view extends beyond its box.
final class PaddingNode: UnaryNode {
  let insets: LayoutInsets

  init(_ child: LayoutNode, _ insets: LayoutInsets, _ facts: LayoutFacts) {
    self.insets = insets
    super.init(child, facts)
  }

  override func inner(_ proposal: Proposal) -> Proposal { proposal.inset(insets) }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let size = child.size(inner(proposal))
    return LayoutSize(
      width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
  }

  override func origin(
    of child: LayoutSize, in size: LayoutSize, _ proposal: Proposal
  ) -> LayoutPoint {
    LayoutPoint(x: insets.leading, y: insets.top)
  }
}
