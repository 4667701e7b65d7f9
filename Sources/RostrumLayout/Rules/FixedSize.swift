import RostrumElements

/// A view at its ideal size, whatever is proposed: `fixedSize(horizontal:vertical:)`.
final class FixedSizeNode: UnaryNode {
  let horizontal: Bool
  let vertical: Bool

  init(_ child: LayoutNode, horizontal: Bool, vertical: Bool, _ facts: LayoutFacts) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child, facts)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
