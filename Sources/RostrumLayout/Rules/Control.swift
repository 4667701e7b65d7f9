import RostrumElements

/// A label in the box of a control, with the part that the user operates next to it or below it.
final class ControlNode: LayoutNode {
  let label: LayoutNode?
  let shape: ControlShape
  private let insets: LayoutInsets

  init(_ label: LayoutNode?, _ shape: ControlShape, _ facts: LayoutFacts) {
    self.label = label
    self.shape = shape
    insets = LayoutInsets(shape.insets)
    super.init(facts)
    isRelative = label?.isRelative == true
  }

  private var gap: Double { label == nil ? 0 : shape.gap }

  private func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal.inset(insets)
    if shape.isPartBelow {
      inner.height = inner.height.map { max(0, $0 - shape.partHeight - gap) }
    } else {
      inner.width = inner.width.map { max(0, $0 - shape.partWidth - gap) }
    }
    return inner
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    var size = label?.size(inner(proposal)) ?? .zero
    if shape.isPartBelow {
      size.width = max(size.width, shape.partWidth)
      size.height += gap + shape.partHeight
    } else {
      size.width += gap + shape.partWidth
      size.height = max(size.height, shape.partHeight)
    }
    size.width = max(size.width + insets.horizontal, shape.leastWidth)
    size.height = max(size.height + insets.vertical, shape.leastHeight)
    if facts.width.isFilling { size.width = max(size.width, proposal.width ?? 0) }
    if facts.height.isFilling { size.height = max(size.height, proposal.height ?? 0) }
    return size
  }

  override func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    guard let label else { return }
    let inner = inner(proposal)
    let place = origin(of: label.size(inner), in: rect.size)
    label.place(at: rect.origin.moved(x: place.x, y: place.y), inner, &placer)
  }

  private func origin(of label: LayoutSize, in size: LayoutSize) -> LayoutPoint {
    var free = LayoutSize(
      width: size.width - insets.horizontal - label.width,
      height: size.height - insets.vertical - label.height)
    if shape.isPartBelow {
      free.height -= gap + shape.partHeight
    } else {
      free.width -= gap + shape.partWidth
    }
    return LayoutPoint(
      x: insets.leading + free.width * shape.alignment.horizontal.fraction,
      y: insets.top + free.height * (shape.alignment.vertical.fraction ?? 0.5))
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    guard let label, key.axis == .vertical else { return nil }
    let inner = inner(proposal)
    guard let own = label.explicitGuide(key, inner) else { return nil }
    return own + origin(of: label.size(inner), in: size(proposal)).y
  }
}
