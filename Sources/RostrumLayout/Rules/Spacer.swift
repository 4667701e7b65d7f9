import RostrumElements

/// Flexible space, which takes what other views leave, but at least a minimum length.
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
