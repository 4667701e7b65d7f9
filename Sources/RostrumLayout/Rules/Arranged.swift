import Foundation
import RostrumElements

/// Views that an app's layout arranges.
final class ArrangedNode: LayoutNode {
  private let children: [LayoutNode]
  private let session: any ArrangementSession

  init(_ children: [LayoutNode], _ rules: any ArrangementRules) {
    self.children = children
    session = rules.begin(children.map(NodeView.init))
    // Only the rules know how the layout responds to a proposal.
    super.init(LayoutFacts(width: .wraps, height: .wraps, spacing: session.spacing))
    isRelative = children.contains(where: \.isRelative)
    // The rules may determine guides, too.
    hasGuides = true
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    LayoutSize(session.sizeThatFits(ProposedViewSize(proposal)))
  }

  override func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    let places = session.placements(in: rect.size.cgSize, ProposedViewSize(proposal))
    var order = Array(children.indices)
    if children.contains(where: { $0.zIndex != 0 }) {
      order.sort { (children[$0].zIndex, $0) < (children[$1].zIndex, $1) }
    }
    for index in order {
      let offer = Proposal(places[index].proposal)
      let origin = places[index].origin(of: children[index].size(offer).cgSize)
      children[index].place(
        at: rect.origin.moved(x: Double(origin.x), y: Double(origin.y)), offer, &placer)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    let size = size(proposal).cgSize
    if let own = session.guide(key, in: size, ProposedViewSize(proposal)) { return Double(own) }
    let places = session.placements(in: size, ProposedViewSize(proposal))
    let guides: [Double] = zip(children, places).compactMap { child, place in
      let offer = Proposal(place.proposal)
      guard let own = child.explicitGuide(key, offer) else { return nil }
      let origin = place.origin(of: child.size(offer).cgSize)
      return own + Double(key.axis == .horizontal ? origin.x : origin.y)
    }
    return key.combined(guides)
  }
}

/// A node as the rules of a layout see it.
final class NodeView: ArrangedView {
  private let node: LayoutNode

  init(_ node: LayoutNode) {
    self.node = node
  }

  var facts: LayoutFacts { node.facts }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(Proposal(proposal)).cgSize }

  func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    node.explicitGuide(key, Proposal(proposal)).map { CGFloat($0) }
  }
}

extension LayoutEngine {
  /// The views that elements describe, which respond to proposals.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - inherited: The styles of the elements around them, outermost first.
  ///   - axis: The axis of the layout around the views, if it has one.
  ///   - window: The size of the window, in points.
  /// - Returns: The views, in order.
  /// - Complexity: O(*n*) in the number of elements and their descendants.
  package func views(
    of elements: [ElementSnapshot], inheriting inherited: [[StyleProperty]] = [],
    within axis: Axis? = nil, window: CGSize
  ) -> [any ArrangedView] {
    let window = LayoutSize(window)
    var builder = LayoutBuilder(metrics, window: window)
    var context = LayoutContext(axis: axis, container: LayoutContainer(window))
    for styles in inherited { context.apply(styles) }
    return elements.map { element in
      let node = builder.node(of: element, in: context)
      return NodeView(node ?? FixedNode(.zero, .absent))
    }
  }
}

extension ProposedViewSize {
  init(_ proposal: Proposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }
}

extension Proposal {
  init(_ proposal: ProposedViewSize) {
    self.init(
      width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
  }
}

extension LayoutSize {
  init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}
