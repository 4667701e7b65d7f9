import Foundation
import RostrumElements

/// A scrollable region: it takes the proposed length along its axes, and is as long as its content
/// along the other axis.
final class ScrollNode: UnaryNode {
  let axes: Axis.Set
  private let container: LayoutContainer
  private let window: LayoutSize

  /// - Parameters:
  ///   - content: The content that scrolls.
  ///   - axes: The axes along which the content scrolls.
  ///   - container: The container for relative sizes of descendants.
  ///   - facts: The facts of the region's size.
  init(_ content: LayoutNode, _ axes: Axis.Set, _ container: LayoutContainer, _ facts: LayoutFacts)
  {
    self.axes = axes
    self.container = container
    window = container.size
    super.init(content, facts)
    isClipping = true
    isRelative = false
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let own = Proposal(
      width: axes.contains(.horizontal) ? proposal.width : nil,
      height: axes.contains(.vertical) ? proposal.height : nil)
    if let width = own.width, let height = own.height {
      return LayoutSize(width: width, height: height)
    }
    container.size = proposal.filled(width: window.width, height: window.height)
    let content = child.size(inner(proposal))
    return own.filled(width: content.width, height: content.height)
  }

  override func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    container.size = proposal.filled(width: window.width, height: window.height)
    let inner = inner(proposal)
    let size = child.size(inner)
    let offset =
      content.flatMap { placer.offsets[$0] }
      .map { self.offset($0, of: size, in: rect.size) } ?? .zero
    if let content { placer.setContent(of: content, size, at: offset) }
    // Smaller content is centred across the axis, and starts at the leading end along it.
    let x = axes.contains(.horizontal) ? 0 : (rect.size.width - size.width) / 2
    child.place(
      at: rect.origin.moved(x: x - offset.x, y: -offset.y), inner, &placer)
  }

  /// The offset along the region's axes, at which the region is within the content.
  private func offset(
    _ offset: CGPoint, of content: LayoutSize, in size: LayoutSize
  ) -> LayoutPoint {
    var result = LayoutPoint.zero
    if axes.contains(.horizontal) {
      result.x = min(max(0, Double(offset.x)), max(0, content.width - size.width))
    }
    if axes.contains(.vertical) {
      result.y = min(max(0, Double(offset.y)), max(0, content.height - size.height))
    }
    return result
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? { nil }
}
