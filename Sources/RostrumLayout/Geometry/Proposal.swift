import RostrumElements

/// The size that is proposed to a view.
///
/// A length of `nil` requests the ideal length, 0 the minimum, and infinity the maximum (SwiftUI's
/// `ProposedViewSize`).
struct Proposal: Hashable {
  var width: Double?
  var height: Double?

  /// A proposal of the ideal size.
  static let ideal = Proposal(width: nil, height: nil)

  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  init(_ size: LayoutSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Creates a proposal from its lengths along and across an axis.
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

  /// Returns the proposal reduced by insets.
  func inset(_ insets: LayoutInsets) -> Proposal {
    Proposal(
      width: width.map { max(0, $0 - insets.horizontal) },
      height: height.map { max(0, $0 - insets.vertical) })
  }

  /// Returns the proposed size, with default lengths in place of unspecified ones.
  func filled(width: Double, height: Double) -> LayoutSize {
    LayoutSize(width: self.width ?? width, height: self.height ?? height)
  }
}
