import RostrumElements

/// A bar with items at both ends and in the center, and a large title below them.
final class BarItemsNode: LayoutNode {
  private let leading: LayoutNode?
  private let principal: LayoutNode?
  private let trailing: LayoutNode?
  private let titleHeight: Double
  private let controls: ControlMetrics

  init(
    leading: LayoutNode?, principal: LayoutNode?, trailing: LayoutNode?, titleHeight: Double,
    _ controls: ControlMetrics, _ facts: LayoutFacts
  ) {
    self.leading = leading
    self.principal = principal
    self.trailing = trailing
    self.titleHeight = titleHeight
    self.controls = controls
    super.init(facts)
    isRelative = items.contains(where: \.isRelative)
  }

  private var items: [LayoutNode] { [leading, principal, trailing].compactMap { $0 } }

  /// Items choose their ideal size.
  override func measure(_ proposal: Proposal) -> LayoutSize {
    var size = LayoutSize(width: 2 * controls.margin, height: controls.barHeight)
    for item in items {
      let own = item.size(.ideal)
      size.width += own.width
      size.height = max(size.height, own.height)
    }
    return LayoutSize(
      width: max(size.width, proposal.width ?? 0), height: size.height + titleHeight)
  }

  override func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    let width = rect.size.width
    let center = Proposal(
      width: principal?.stretches(.horizontal) == true ? width - 2 * controls.margin : nil,
      height: nil)
    place(leading, .ideal, in: rect, &placer) { _ in controls.margin }
    place(principal, center, in: rect, &placer) { (width - $0) / 2 }
    place(trailing, .ideal, in: rect, &placer) { width - controls.margin - $0 }
  }

  private func place(
    _ item: LayoutNode?, _ proposal: Proposal, in rect: LayoutRect, _ placer: inout Placer,
    at x: (Double) -> Double
  ) {
    guard let item else { return }
    let size = item.size(proposal)
    let y = (rect.size.height - titleHeight - size.height) / 2
    item.place(at: rect.origin.moved(x: x(size.width), y: y), proposal, &placer)
  }
}
