import RostrumElements

/// Views at the top leading corner of the available space: SwiftUI's `GeometryReader`.
///
/// The ideal length is 10 along each axis; the views don't affect the size.
final class ReaderNode: LayoutNode {
  private let children: [LayoutNode]

  init(_ children: [LayoutNode], _ facts: LayoutFacts) {
    self.children = children
    super.init(facts)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    LayoutSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  override func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    for child in children.inPaintOrder {
      child.place(at: rect.origin, Proposal(rect.size), &placer)
    }
  }
}
