import RostrumElements

/// A box with a size of its own around a view: `frame(width:height:alignment:)` and
/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
final class FrameNode: UnaryNode {
  let frame: Frame
  private let width: FrameLimits
  private let height: FrameLimits

  init(_ child: LayoutNode, _ frame: Frame, _ facts: LayoutFacts) {
    self.frame = frame
    width = FrameLimits(
      exact: frame.width, least: frame.minWidth, ideal: frame.idealWidth, greatest: frame.maxWidth)
    height = FrameLimits(
      exact: frame.height, least: frame.minHeight, ideal: frame.idealHeight,
      greatest: frame.maxHeight)
    super.init(child, facts)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let known = (width.length(of: proposal.width), height.length(of: proposal.height))
    if let width = known.0, let height = known.1 { return LayoutSize(width: width, height: height) }
    let size = child.size(inner(proposal))
    return LayoutSize(
      width: known.0 ?? width.length(of: proposal.width, around: size.width),
      height: known.1 ?? height.length(of: proposal.height, around: size.height))
  }

  override func origin(
    of child: LayoutSize, in size: LayoutSize, _ proposal: Proposal
  ) -> LayoutPoint {
    origin(of: child, in: size, frame.alignment, inner(proposal))
  }
}

/// The bounds of a frame along one axis.
struct FrameLimits {
  let exact: Double?
  let least: Double?
  let ideal: Double?
  let greatest: Double?

  init(exact: Double?, least: Double?, ideal: Double?, greatest: Double?) {
    self.exact = exact.map { max(0, $0) }
    self.least = least
    self.ideal = ideal
    self.greatest = greatest.map { max($0, least ?? 0) }
  }

  /// The length that is proposed to the child.
  func inner(_ length: Double?) -> Double? {
    if let exact { return exact }
    guard let length = length ?? ideal else { return nil }
    return min(max(length, least ?? 0), greatest ?? .infinity)
  }

  /// The length of the frame, if it doesn't depend on the child.
  func length(of offer: Double?) -> Double? {
    if let exact { return exact }
    guard let least, let greatest, let length = offer ?? ideal else { return nil }
    return min(max(length, least), greatest)
  }

  /// The length of the frame around a child.
  ///
  /// An absent bound is the length of the child: with only a minimum, the frame isn't longer than
  /// the longer of child and minimum; with only a maximum, it isn't shorter than the shorter of
  /// child and maximum.
  func length(of offer: Double?, around view: Double) -> Double {
    if let exact { return exact }
    let lower = least ?? min(view, greatest ?? .infinity)
    let upper = greatest ?? max(view, lower)
    return min(max(offer ?? ideal ?? view, lower), upper)
  }
}
