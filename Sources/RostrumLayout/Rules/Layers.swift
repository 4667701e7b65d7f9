import RostrumElements

/// A view with others in front of it or behind it, which are proposed its size:
/// `overlay(alignment:content:)` and `background(alignment:content:)`.
final class LayersNode: UnaryNode {
  let layers: [LayoutNode]
  let areBehind: Bool
  let alignment: Alignment

  init(
    _ base: LayoutNode, _ layers: [LayoutNode], areBehind: Bool, alignment: Alignment,
    _ facts: LayoutFacts
  ) {
    self.layers = layers
    self.areBehind = areBehind
    self.alignment = alignment
    super.init(base, facts)
    isRelative = base.isRelative || layers.contains(where: \.isRelative)
  }

  override func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    if areBehind { placeLayers(in: rect, proposal, &placer) }
    child.place(at: rect.origin, proposal, &placer)
    if !areBehind { placeLayers(in: rect, proposal, &placer) }
  }

  private func placeLayers(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    let offer = Proposal(rect.size)
    for layer in layers {
      let size = layer.size(offer)
      func distance(_ key: AlignmentKey) -> Double {
        if !child.hasGuides, !layer.hasGuides, let fraction = key.fraction {
          return (rect.size[key.axis] - size[key.axis]) * fraction
        }
        return child.guide(key, proposal) - layer.guide(key, offer)
      }
      layer.place(
        at: rect.origin.moved(
          x: distance(alignment.horizontal.key), y: distance(alignment.vertical.key)),
        offer, &placer)
    }
  }
}
