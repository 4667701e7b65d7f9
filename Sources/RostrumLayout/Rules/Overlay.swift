import RostrumElements

/// Views on top of each other: SwiftUI's `ZStack`.
final class OverlayNode: LayoutNode {
  let children: [LayoutNode]
  let alignment: Alignment
  private let highest: Double

  init(_ children: [LayoutNode], alignment: Alignment, _ facts: LayoutFacts) {
    self.children = children
    self.alignment = alignment
    highest = children.reduce(-.infinity) { max($0, $1.facts.priority) }
    super.init(facts)
    isRelative = children.contains(where: \.isRelative)
  }

  /// The size of the largest view with the highest priority.
  override func measure(_ proposal: Proposal) -> LayoutSize {
    var width = 0.0
    var above = 0.0
    var below = 0.0
    var height = 0.0
    for child in children where child.facts.priority == highest {
      let size = child.size(proposal)
      width = max(width, size.width)
      height = max(height, size.height)
      guard alignment.vertical.fraction == nil else { continue }
      let guide = child.guide(alignment.vertical, proposal)
      above = max(above, guide)
      below = max(below, size.height - guide)
    }
    return LayoutSize(
      width: width, height: alignment.vertical.fraction == nil ? above + below : height)
  }

  override func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    let row = rowGuide(proposal)
    for child in children.inPaintOrder {
      let offer = offer(to: child, proposal, rect.size)
      let size = child.size(offer)
      let y = alignment.vertical.fraction.map { (rect.size.height - size.height) * $0 }
      child.place(
        at: rect.origin.moved(
          x: (rect.size.width - size.width) * alignment.horizontal.fraction,
          y: y ?? row - child.guide(alignment.vertical, offer)),
        offer, &placer)
    }
  }

  private func rowGuide(_ proposal: Proposal) -> Double {
    guard alignment.vertical.fraction == nil else { return 0 }
    return children.reduce(0) { max($0, $1.guide(alignment.vertical, proposal)) }
  }

  private func offer(to child: LayoutNode, _ proposal: Proposal, _ size: LayoutSize) -> Proposal {
    child.facts.priority == highest ? proposal : Proposal(size)
  }

  override func baseline(_ line: TextLine, _ proposal: Proposal) -> Double? {
    let size = size(proposal)
    var result: Double?
    for child in children {
      let offer = offer(to: child, proposal, size)
      guard let own = child.baseline(line, offer) else { continue }
      let top = alignment.vertical.fraction.map { (size.height - child.size(offer).height) * $0 }
      let lowered = own + (top ?? rowGuide(proposal) - child.guide(alignment.vertical, offer))
      result = result.map { line == .first ? min($0, lowered) : max($0, lowered) } ?? lowered
    }
    return result
  }
}

extension [LayoutNode] {
  /// The nodes from back to front.
  var inPaintOrder: [LayoutNode] {
    guard contains(where: { $0.zIndex != 0 }) else { return self }
    return enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map(\.element)
  }
}
