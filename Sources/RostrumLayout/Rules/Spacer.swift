import RostrumElements

/// Free space, which takes what others leave, and at least a length.
final class SpacerNode: LayoutNode {
  let minimum: Double
  let axis: Axis?

  init(minimum: Double, within axis: Axis?, _ facts: LayoutFacts) {
    self.minimum = minimum
    self.axis = axis
    super.init(facts)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    LayoutSize(
      width: axis == .vertical ? 0 : max(minimum, proposal.width ?? minimum),
      height: axis == .horizontal ? 0 : max(minimum, proposal.height ?? minimum))
  }
}
