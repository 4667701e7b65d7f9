import RostrumElements

/// A colour, shape, resizable picture or divider: it takes the proposed size, or an ideal length.
///
/// The ideal length of a shape is 10 (SwiftUI's `replacingUnspecifiedDimensions`).
final class FillingNode: LayoutNode {
  let ideal: LayoutSize

  init(_ facts: LayoutFacts, ideal: LayoutSize = LayoutSize(width: 10, height: 10)) {
    self.ideal = ideal
    super.init(facts)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    LayoutSize(
      width: facts.width.fixedLength ?? proposal.width ?? ideal.width,
      height: facts.height.fixedLength ?? proposal.height ?? ideal.height)
  }
}

/// A view with a fixed size.
final class FixedNode: LayoutNode {
  let size: LayoutSize

  init(_ size: LayoutSize, _ facts: LayoutFacts) {
    self.size = size
    super.init(facts)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize { size }
}

/// A circle, which chooses the largest square of its proposal.
final class SquareNode: LayoutNode {
  override func measure(_ proposal: Proposal) -> LayoutSize {
    let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 10
    return LayoutSize(width: side, height: side)
  }
}
