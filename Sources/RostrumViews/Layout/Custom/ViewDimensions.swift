public import Foundation

/// The size of a view, and its alignment guides.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  private let view: any ArrangedView
  private let proposal: ProposedViewSize

  init(_ view: any ArrangedView, _ proposal: ProposedViewSize) {
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
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }

  /// The distance of a guide from the top, in points.
  ///
  /// A view without text has its baselines at the bottom.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    case .firstTextBaseline, .lastTextBaseline: self[explicit: guide] ?? height
    }
  }

  /// The distance of a guide from the top, in points; `nil` if the view doesn't determine it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { view.guide(guide, proposal) }
}
