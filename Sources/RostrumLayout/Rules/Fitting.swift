import RostrumElements

/// The shown view of several ones: SwiftUI's `ViewThatFits`.
///
/// The element tree contains only the shown view, so the node reports whether it fits, and the host
/// shows the next one if it doesn't.
final class FittingNode: UnaryNode {
  let axis: Axis?
  let id: ElementID

  init(_ child: LayoutNode, _ axis: Axis?, _ id: ElementID, _ facts: LayoutFacts) {
    self.axis = axis
    self.id = id
    super.init(child, facts)
  }

  override func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    placer.setFits(id, fits(.horizontal, proposal) && fits(.vertical, proposal))
    super.placeContent(in: rect, proposal, &placer)
  }

  private func fits(_ axis: Axis, _ proposal: Proposal) -> Bool {
    guard self.axis == nil || self.axis == axis, let offer = proposal[axis] else { return true }
    var ideal = proposal
    ideal[axis] = nil
    return child.size(ideal)[axis] <= offer + 0.01
  }
}
