import RostrumElements

/// A view with a size relative to its container: `containerRelativeFrame(_:alignment:)`.
final class RelativeFrameNode: UnaryNode {
  let frame: RelativeFrame
  private let container: LayoutContainer

  init(
    _ child: LayoutNode, _ frame: RelativeFrame, in container: LayoutContainer, _ facts: LayoutFacts
  ) {
    self.frame = frame
    self.container = container
    super.init(child, facts)
    isRelative = true
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: frame.axes.contains(.horizontal) ? part(of: container.size.width) : proposal.width,
      height: frame.axes.contains(.vertical) ? part(of: container.size.height) : proposal.height)
  }

  private func part(of length: Double) -> Double {
    let one = (length - frame.spacing * Double(frame.count - 1)) / Double(frame.count)
    return max(0, one * Double(frame.span) + frame.spacing * Double(frame.span - 1))
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let inner = inner(proposal)
    let size = child.size(inner)
    return LayoutSize(
      width: frame.axes.contains(.horizontal) ? inner.width ?? size.width : size.width,
      height: frame.axes.contains(.vertical) ? inner.height ?? size.height : size.height)
  }

  override func origin(
    of child: LayoutSize, in size: LayoutSize, _ proposal: Proposal
  ) -> LayoutPoint {
    origin(of: child, in: size, frame.alignment, inner(proposal))
  }
}

/// The container for `containerRelativeFrame`: the window, or a scroll view.
final class LayoutContainer {
  /// The size of the region.
  var size: LayoutSize

  init(_ size: LayoutSize) {
    self.size = size
  }
}
