public import Foundation

/// The size of a view, and its alignment guides.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  private let view: any ArrangedView
  private let proposal: ProposedViewSize

  /// Creates the dimensions of a view for a proposal.
  package init(_ view: any ArrangedView, _ proposal: ProposedViewSize) {
    let size = view.sizeThatFits(proposal)
    width = size.width
    height = size.height
    self.view = view
    self.proposal = proposal
  }

  /// Whether two values are those of the same view for the same proposal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.view === rhs.view && lhs.proposal == rhs.proposal
  }

  /// The distance of a guide from the leading edge, in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The distance of a guide from the top, in points.
  ///
  /// A view without text has its baselines at the bottom.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The distance of a guide from the leading edge, in points; `nil` if the view has the alignment's
  /// default.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    view.guide(guide.key, proposal)
  }

  /// The distance of a guide from the top, in points; `nil` if the view has the alignment's default.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    view.guide(guide.key, proposal)
  }

  /// The distance of a guide from the leading edge or from the top, in points.
  package subscript(key: AlignmentKey) -> CGFloat {
    view.guide(key, proposal) ?? defaultGuide(key)
  }

  private func defaultGuide(_ key: AlignmentKey) -> CGFloat {
    guard let standard = key.standard else { return key.id.defaultValue(in: self) }
    return CGFloat(standard.guide(in: Double(key.axis == .horizontal ? width : height)))
  }
}
