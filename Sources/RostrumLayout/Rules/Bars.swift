import RostrumElements

/// A view with a bar at one edge: the bar is measured first, and the view gets the remaining space.
///
/// Used for bars of screens and tabs, and for `safeAreaInset(edge:alignment:spacing:content:)`.
final class BarNode: UnaryNode {
  let bar: LayoutNode
  let edge: Edge
  let spacing: Double
  private let axis: Axis

  /// The part of the free length across the axis that is before the bar.
  private let fraction: Double

  init(
    _ child: LayoutNode, _ bar: LayoutNode, at edge: Edge, spacing: Double = 0,
    alignment: Alignment = .center, _ facts: LayoutFacts
  ) {
    self.bar = bar
    self.edge = edge
    self.spacing = spacing
    axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    fraction =
      axis == .vertical ? alignment.horizontal.fraction : alignment.vertical.fraction ?? 0.5
    super.init(child, facts)
    isRelative = child.isRelative || bar.isRelative
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal
    inner[axis] = proposal[axis].map { max(0, $0 - barLength(proposal)) }
    return inner
  }

  private func barLength(_ proposal: Proposal) -> Double {
    bar.size(barOffer(proposal))[axis] + spacing
  }

  /// The proposal for a bar, which is as long as its content across the view.
  private func barOffer(_ proposal: Proposal) -> Proposal {
    var offer = proposal
    offer[axis] = nil
    return offer
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let size = child.size(inner(proposal))
    let length = barLength(proposal)
    let breadth = max(size[axis.across], bar.size(barOffer(proposal))[axis.across])
    return LayoutSize(axis, size[axis] + length, across: breadth)
  }

  override func origin(
    of child: LayoutSize, in size: LayoutSize, _ proposal: Proposal
  ) -> LayoutPoint {
    let length = edge == .top || edge == .leading ? barLength(proposal) : 0
    let free = (size[axis.across] - child[axis.across]) / 2
    return axis == .vertical ? LayoutPoint(x: free, y: length) : LayoutPoint(x: length, y: free)
  }

  override func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    super.placeContent(in: rect, proposal, &placer)
    var offer = Proposal(rect.size)
    offer[axis] = nil
    let size = bar.size(offer)
    let end = edge == .top || edge == .leading ? 0 : rect.size[axis] - size[axis]
    let free = (rect.size[axis.across] - size[axis.across]) * fraction
    bar.place(
      at: rect.origin.moved(x: axis == .vertical ? free : end, y: axis == .vertical ? end : free),
      offer, &placer)
  }
}
