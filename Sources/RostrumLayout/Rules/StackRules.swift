package import Foundation
package import RostrumElements

/// The layout of a built-in stack for views that other rules arrange.
///
/// `HStackLayout` and its siblings use it where an app asks them for sizes, such as from a layout of
/// its own.
package final class StackRules {
  private let node: LayoutNode
  private let views: [AskedNode]

  /// Creates the layout of a row or a column.
  package init(
    _ axis: Axis, _ views: [any ArrangedView], spacing: Double?, alignment: Alignment
  ) {
    self.views = views.map(AskedNode.init)
    node = StackNode(
      axis, self.views, spacing: spacing, alignment: alignment,
      LayoutFacts(stacked: axis, views.map(\.facts)))
  }

  /// Creates the layout of views on top of each other.
  package init(layered views: [any ArrangedView], alignment: Alignment) {
    self.views = views.map(AskedNode.init)
    node = OverlayNode(
      self.views, alignment: alignment, LayoutFacts(layered: views.map(\.facts)))
  }

  /// Returns the size that the stack chooses for a proposal.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.size(Proposal(proposal)).cgSize
  }

  /// Returns the distance of a guide that the views determine.
  package func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    node.explicitGuide(key, Proposal(proposal)).map { CGFloat($0) }
  }

  /// Returns the top leading corner of each view, and what is proposed to the view.
  package func placements(_ proposal: ProposedViewSize) -> [ViewPlacement] {
    var placer = Placer(window: .everything, count: 0, offsets: [:], pixels: 1)
    node.place(at: .zero, Proposal(proposal), &placer)
    return views.map(\.placement)
  }
}

/// A view of an app's layout as a node, which records its place.
private final class AskedNode: LayoutNode {
  private let view: any ArrangedView
  private(set) var placement = ViewPlacement(.zero, .topLeading, .unspecified)

  init(_ view: any ArrangedView) {
    self.view = view
    super.init(view.facts)
    hasGuides = true
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    LayoutSize(view.sizeThatFits(ProposedViewSize(proposal)))
  }

  override func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    placement = ViewPlacement(
      CGPoint(x: rect.origin.x, y: rect.origin.y), .topLeading, ProposedViewSize(proposal))
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    view.guide(key, ProposedViewSize(proposal)).map { Double($0) }
  }
}
