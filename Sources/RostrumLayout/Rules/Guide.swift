import RostrumElements

/// A view with an alignment guide of its own: `alignmentGuide(_:computeValue:)`.
final class GuideNode: UnaryNode {
  private let guide: AlignmentGuide

  init(_ child: LayoutNode, _ guide: AlignmentGuide, _ facts: LayoutFacts) {
    self.guide = guide
    super.init(child, facts)
    hasGuides = true
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    guard guide.key == key else { return child.explicitGuide(key, proposal) }
    let dimensions = ViewDimensions(NodeView(child), ProposedViewSize(proposal))
    let value = Double(guide.value(in: dimensions))
    return value.isFinite ? value : 0
  }
}
