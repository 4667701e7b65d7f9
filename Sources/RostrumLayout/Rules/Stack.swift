import RostrumElements

/// Views in a row or column: SwiftUI's `HStack` and `VStack`.
final class StackNode: LayoutNode {
  let axis: Axis
  let alignment: Alignment
  let children: [LayoutNode]
  /// The spacing before each child; 0 for the first.
  let gaps: [Double]
  let spacing: Double
  /// The indices of the children, in the order in which they receive space.
  @exclusivity(unchecked) var order: [Int]
  let hasPriorities: Bool
  /// Whether the drawing order of the children differs from their order.
  private let hasPaintOrder: Bool
  /// The lengths that the last distribution proposed to the children.
  @exclusivity(unchecked) var offers: [Double?]
  /// The sizes that the children chose in the last distribution.
  @exclusivity(unchecked) var sizes: [LayoutSize]
  /// The minimum and maximum lengths of the children in the last distribution.
  @exclusivity(unchecked) var limits: [Limits]
  /// The proposed length across the axis in the last distribution.
  @exclusivity(unchecked) var across: Double?
  @exclusivity(unchecked) var distributed: Proposal?

  /// - Parameters:
  ///   - axis: The axis of the stack.
  ///   - children: The views, in order.
  ///   - spacing: The spacing between views; the views' own preferences for `nil`.
  ///   - alignment: The alignment of the views across the axis.
  ///   - facts: The facts of the stack's size.
  init(
    _ axis: Axis, _ children: [LayoutNode], spacing: Double?, alignment: Alignment,
    _ facts: LayoutFacts
  ) {
    self.axis = axis
    self.children = children
    self.alignment = alignment
    gaps = EdgeSpacings.gaps(
      between: children.map(\.facts.spacing), along: axis, spacing: spacing)
    self.spacing = gaps.reduce(0, +)
    order = Array(children.indices)
    let rank = children.first?.rank ?? 0
    hasPriorities = children.contains { $0.rank != rank }
    hasPaintOrder = children.contains { $0.zIndex != 0 }
    offers = Array(repeating: nil, count: children.count)
    sizes = Array(repeating: .zero, count: children.count)
    limits = Array(repeating: Limits(least: 0, greatest: 0), count: children.count)
    super.init(facts)
    isRelative = children.contains(where: \.isRelative)
    hasGuides = children.contains(where: \.hasGuides)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    distribute(proposal)
    var length = spacing
    for size in sizes { length += size[axis] }
    return LayoutSize(axis, max(0, length), across: breadth)
  }

  /// The length across the axis that contains all children.
  private var breadth: Double {
    let breadth = sizes.reduce(0) { max($0, $1[axis.across]) }
    guard usesGuides, breadth.isFinite else { return breadth }
    var before = -Double.infinity
    var after = -Double.infinity
    for (index, size) in sizes.enumerated() {
      let guide = guide(of: index)
      before = max(before, guide)
      after = max(after, size[axis.across] - guide)
    }
    return max(0, before + after)
  }

  /// The guide across the axis by which the children are aligned.
  private var key: AlignmentKey {
    axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key
  }

  /// Whether the children aren't all placed by a fraction of the free space.
  private var usesGuides: Bool { hasGuides || key.fraction == nil }

  /// The line on which the guides of the children are.
  private var line: Double {
    guard usesGuides, !children.isEmpty else { return 0 }
    return sizes.indices.reduce(-Double.infinity) { max($0, guide(of: $1)) }
  }

  private func guide(of index: Int) -> Double {
    children[index].guide(key, offer(to: index))
  }

  private func offer(to index: Int) -> Proposal {
    Proposal(axis, offers[index], across: across)
  }

  override func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    if children.isEmpty { return }
    distribute(proposal)
    guard !hasPaintOrder else { return placeInPaintOrder(in: rect, &placer) }
    forEachPlace(in: rect.size) { index, place in
      children[index].place(
        at: rect.origin.moved(x: place.x, y: place.y), offer(to: index), &placer)
    }
  }

  /// Places children with a `zIndex(_:)` from back to front.
  private func placeInPaintOrder(in rect: LayoutRect, _ placer: inout Placer) {
    var places: [(child: Int, LayoutPoint)] = []
    forEachPlace(in: rect.size) { places.append(($0, rect.origin.moved(x: $1.x, y: $1.y))) }
    places.sort {
      (children[$0.child].zIndex, $0.child) < (children[$1.child].zIndex, $1.child)
    }
    for (child, place) in places { children[child].place(at: place, offer(to: child), &placer) }
  }

  /// Calls a closure with the position of each child in a stack of a given size.
  private func forEachPlace(in size: LayoutSize, _ body: (Int, LayoutPoint) -> Void) {
    var length = 0.0
    let line = line
    let fraction = usesGuides ? nil : key.fraction
    for index in children.indices {
      length += gaps[index]
      let child = sizes[index]
      let across = fraction.map { (size[axis.across] - child[axis.across]) * $0 }
      let distance = across ?? line - guide(of: index)
      switch axis {
      case .vertical: body(index, LayoutPoint(x: distance, y: length))
      case .horizontal: body(index, LayoutPoint(x: length, y: distance))
      }
      length += child[axis]
    }
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    let isBaseline = key.fraction == nil && key.standard != nil
    guard hasGuides || isBaseline else { return nil }
    let size = size(proposal)
    distribute(proposal)
    var guides: [Double] = []
    forEachPlace(in: size) { index, place in
      guard let own = children[index].explicitGuide(key, offer(to: index)) else { return }
      guides.append(own + (key.axis == .horizontal ? place.x : place.y))
    }
    return key.combined(guides)
  }
}

/// The minimum and maximum length of a view.
struct Limits {
  var least: Double
  var greatest: Double
}

extension LayoutNode {
  /// The rank of the node when a stack distributes space: spacers come last.
  var rank: Double { facts.part == .spacer ? -.infinity : facts.priority }
}
