import Foundation

/// A view with other views in front of it or behind it, which don't affect its size.
///
/// The size comes from the first child of an ``OverlayVariant/overlay``, and from the last child of
/// a ``OverlayVariant/background``.
package struct LayeredView<Content: View>: StackView {
  package static var role: ElementRole { .overlay }
  package let content: Content
  let variant: OverlayVariant
  let alignment: Alignment

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .overlay(variant)
    if alignment != .center { element.style(.alignment(alignment)) }
  }

  func isArranged(like other: Self) -> Bool {
    variant == other.variant && alignment == other.alignment
  }

  var alignments: StackAlignments {
    switch variant {
    case .overlay, .background: StackAlignments(alignment.horizontal.key, alignment.vertical.key)
    default: StackAlignments()
    }
  }

  var layout: AnyLayout {
    AnyLayout(LayeredLayout(alignment: alignment, isBaseFirst: variant == .overlay))
  }

  package static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    StackNode(view, context, role)
  }
}

/// A view with other views in front of it or behind it, aligned by guides of the app.
private struct LayeredLayout: Layout {
  let alignment: Alignment
  let isBaseFirst: Bool

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    base(of: subviews)?.spacing ?? .zero
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    base(of: subviews)?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let base = base(of: subviews) else { return }
    base.place(at: bounds.origin, proposal: proposal)
    let guides = base.dimensions(in: proposal)
    let offer = ProposedViewSize(bounds.size)
    for layer in subviews where layer != base {
      let own = layer.dimensions(in: offer)
      layer.place(
        at: CGPoint(
          x: bounds.minX + guides[alignment.horizontal] - own[alignment.horizontal],
          y: bounds.minY + guides[alignment.vertical] - own[alignment.vertical]),
        proposal: offer)
    }
  }

  private func base(of subviews: Subviews) -> LayoutSubview? {
    isBaseFirst ? subviews.first : subviews.last
  }
}
