import RostrumElements

/// The rows of a list in one column of limited width.
final class ReadableNode: UnaryNode {
  private let controls: ControlMetrics

  init(_ child: LayoutNode, _ controls: ControlMetrics, _ facts: LayoutFacts) {
    self.controls = controls
    super.init(child, facts)
  }

  private func insets(_ proposal: Proposal) -> LayoutInsets {
    let free = ((proposal.width ?? 0) - controls.readableWidth) / 2
    let side = free < .infinity ? max(controls.margin, free) : controls.margin
    return LayoutInsets(top: 8, leading: side, bottom: 24, trailing: side)
  }

  override func inner(_ proposal: Proposal) -> Proposal { proposal.inset(insets(proposal)) }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let size = child.size(inner(proposal))
    let insets = insets(proposal)
    return LayoutSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  override func origin(
    of child: LayoutSize, in size: LayoutSize, _ proposal: Proposal
  ) -> LayoutPoint {
    LayoutPoint(x: insets(proposal).leading, y: insets(proposal).top)
  }
}

/// A box that fills the width and is as high as its view, such as a table cell.
final class ExpandingWidthNode: UnaryNode {
  override func measure(_ proposal: Proposal) -> LayoutSize {
    let size = child.size(proposal)
    return LayoutSize(width: max(size.width, proposal.width ?? 0), height: size.height)
  }
}
