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
    hasGuides = children.contains(where: \.hasGuides)
  }

  /// The size that contains the views with the highest priority, with their guides on one point.
  override func measure(_ proposal: Proposal) -> LayoutSize {
    let deciding = children.lazy.filter { $0.facts.priority == self.highest }
    return LayoutSize(
      width: length(of: deciding, alignment.horizontal.key, proposal),
      height: length(of: deciding, alignment.vertical.key, proposal))
  }

  private func length(
    of children: some Sequence<LayoutNode>, _ key: AlignmentKey, _ proposal: Proposal
  ) -> Double {
    let length = children.reduce(0) { max($0, $1.size(proposal)[key.axis]) }
    guard usesGuides(key), length.isFinite else { return length }
    var before = -Double.infinity
    var after = -Double.infinity
    for child in children {
      let guide = child.guide(key, proposal)
      before = max(before, guide)
      after = max(after, child.size(proposal)[key.axis] - guide)
    }
    return max(0, before + after)
  }

  /// Whether the views aren't all placed by a fraction of the free space.
  private func usesGuides(_ key: AlignmentKey) -> Bool { hasGuides || key.fraction == nil }

  override func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    let lines = (line(alignment.horizontal.key, proposal), line(alignment.vertical.key, proposal))
    for child in children.inPaintOrder {
      let offer = offer(to: child, proposal, rect.size)
      let place = place(of: child, offer, in: rect.size, lines)
      child.place(at: rect.origin.moved(x: place.x, y: place.y), offer, &placer)
    }
  }

  private func place(
    of child: LayoutNode, _ offer: Proposal, in size: LayoutSize, _ lines: (Double, Double)
  ) -> LayoutPoint {
    func distance(_ key: AlignmentKey, _ line: Double) -> Double {
      if !usesGuides(key), let fraction = key.fraction {
        return (size[key.axis] - child.size(offer)[key.axis]) * fraction
      }
      return line - child.guide(key, offer)
    }
    return LayoutPoint(
      x: distance(alignment.horizontal.key, lines.0), y: distance(alignment.vertical.key, lines.1))
  }

  /// The distance of the point where guides meet.
  private func line(_ key: AlignmentKey, _ proposal: Proposal) -> Double {
    guard usesGuides(key) else { return 0 }
    let deciding = children.lazy.filter { $0.facts.priority == self.highest }
    let line = deciding.reduce(-Double.infinity) { max($0, $1.guide(key, proposal)) }
    return line.isFinite ? line : 0
  }

  private func offer(to child: LayoutNode, _ proposal: Proposal, _ size: LayoutSize) -> Proposal {
    child.facts.priority == highest ? proposal : Proposal(size)
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    let size = size(proposal)
    let lines = (line(alignment.horizontal.key, proposal), line(alignment.vertical.key, proposal))
    return key.combined(
      children.compactMap { child in
        let offer = offer(to: child, proposal, size)
        guard let own = child.explicitGuide(key, offer) else { return nil }
        let place = place(of: child, offer, in: size, lines)
        return own + (key.axis == .horizontal ? place.x : place.y)
      })
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
