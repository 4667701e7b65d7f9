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
    let offset = content.flatMap { placer.offsets[$0] } ?? .zero
    if let content { placer.setContentSize(of: content, to: size) }
    // Smaller content is centred across the axis, and starts at the leading end along it.
    let x = axes.contains(.horizontal) ? 0 : (rect.size.width - size.width) / 2
    child.place(
      at: rect.origin.moved(x: x - Double(offset.x), y: -Double(offset.y)), inner, &placer)
  }

  override func baseline(_ line: TextLine, _ proposal: Proposal) -> Double? { nil }
}
