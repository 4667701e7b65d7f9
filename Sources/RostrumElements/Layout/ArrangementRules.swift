package import Foundation

/// The rules by which an app's layout arranges views.
package protocol ArrangementRules: AnyObject, Sendable {
  /// Begins a layout of views, in the order of the element's children.
  func begin(_ views: [any ArrangedView]) -> any ArrangementSession
}

/// One layout of views, with what the layout caches.
package protocol ArrangementSession: AnyObject {
  /// The spacing preferences of the layout in a stack.
  var spacing: EdgeSpacings { get }
  /// Replaces the views, whose sizes may have changed.
  func update(_ views: [any ArrangedView])
  /// Returns the size that the layout chooses for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Returns the place of each view in a box of the size that the layout chose for a proposal.
  func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ViewPlacement]
  /// Returns the distance of a guide that the layout determines; `nil` if its views determine it.
  func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat?
}

/// A view that a layout arranges.
package protocol ArrangedView: AnyObject {
  /// What is known about the view without measuring it.
  var facts: LayoutFacts { get }
  /// Returns the size that the view chooses for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Returns the distance of a guide from the leading edge or from the top; `nil` for the default.
  func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat?
}

/// The place of a view, as a layout determines it.
package struct ViewPlacement: Hashable, Sendable {
  /// The position of the anchor in the layout.
  package var position: CGPoint
  /// The point of the view that is at the position.
  package var anchor: UnitPoint
  /// The size that is proposed to the view.
  package var proposal: ProposedViewSize

  /// Creates a place.
  package init(_ position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize) {
    self.position = position
    self.anchor = anchor
    self.proposal = proposal
  }

  /// The top leading corner of a view of a size.
  package func origin(of size: CGSize) -> CGPoint {
    CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
  }
}
