import RostrumElements

/// A region that fills the proposed size, with aligned content.
///
/// Used for windows, screens, tabs and columns.
final class ExpandingNode: UnaryNode {
  let alignment: Alignment

  init(_ child: LayoutNode, at alignment: Alignment = .center, _ facts: LayoutFacts) {
    self.alignment = alignment
    super.init(child, facts)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize { filling(proposal) }

  override func origin(
    of child: LayoutSize, in size: LayoutSize, _ proposal: Proposal
  ) -> LayoutPoint {
    origin(of: child, in: size, alignment, inner(proposal))
  }
}
