import RostrumElements

/// The size that a view is offered.
///
/// A length of `nil` asks for the ideal length, 0 for the least, and infinity for the greatest one
/// (SwiftUI's `ProposedViewSize`).
struct Proposal: Hashable {
  var width: Double?
  var height: Double?

  /// Asks for the ideal size.
  static let ideal = Proposal(width: nil, height: nil)

  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  init(_ size: LayoutSize) {
    self.init(width: size.width, height: size.height)
  }

  /// An offer by its lengths along and across an axis.
  init(_ axis: Axis, _ length: Double?, across: Double?) {
    switch axis {
    case .horizontal: self.init(width: length, height: across)
    case .vertical: self.init(width: across, height: length)
    }
  }

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The offer without a margin.
  func inset(_ insets: LayoutInsets) -> Proposal {
    Proposal(
      width: width.map { max(0, $0 - insets.horizontal) },
      height: height.map { max(0, $0 - insets.vertical) })
  }

  /// The offer with lengths in the places where it has none.
  func filled(width: Double, height: Double) -> LayoutSize {
    LayoutSize(width: self.width ?? width, height: self.height ?? height)
  }
}
