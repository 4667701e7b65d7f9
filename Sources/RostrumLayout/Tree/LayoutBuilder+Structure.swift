import RostrumElements

extension LayoutBuilder {
  /// The node of a stack, an overlay, a spacer or similar.
  mutating func structure(of element: ElementSnapshot, in context: LayoutContext) -> LayoutNode {
    switch element.content {
    case .stack(let axis): return stack(of: element, axis, in: context)
    case .gridRow: return stack(of: element, .horizontal, in: context)
    case .overlay(let variant): return overlay(of: element, variant, in: context)
    case .spacer(let minimum):
      return SpacerNode(
        minimum: max(0, minimum ?? EdgeSpacing.standardLength), within: context.axis,
        facts(of: element, in: context))
    case .scroll(let axes, _, _): return scroll(of: element, axes, in: context)
    case .fitting(_, _, let axis):
      let children = children(of: element, in: context)
      return FittingNode(
        joined(children), axis, element.id, facts(of: element, in: context, around: children))
    case .grid(.cells(let columns)): return grid(of: element, columns: columns, in: context)
    case .grid(.tracks(let axis)): return lazyGrid(of: element, growing: axis, in: context)
    case .group(let variant): return group(of: element, variant, in: context)
    default: return FillingNode(facts(of: element, in: context))
    }
  }

  private mutating func stack(
    of element: ElementSnapshot, _ axis: Axis, in context: LayoutContext
  ) -> LayoutNode {
    let children = children(of: element, in: context)
    return StackNode(
      axis, children, spacing: element.spacing, alignment: element.alignment,
      facts(of: element, in: context, around: children))
  }

  private mutating func overlay(
    of element: ElementSnapshot, _ variant: OverlayVariant, in context: LayoutContext
  ) -> LayoutNode {
    let children = children(of: element, in: context)
    let facts = facts(of: element, in: context, around: children)
    switch variant {
    case .plain, .inset, .mask, .backdrop:
      return OverlayNode(children, alignment: element.alignment, facts)
    case .overlay:
      guard let base = children.first else { return FixedNode(.zero, facts) }
      return LayersNode(
        base, Array(children.dropFirst()), areBehind: false, alignment: element.alignment, facts)
    case .background:
      guard let base = children.last else { return FixedNode(.zero, facts) }
      return LayersNode(
        base, children.dropLast(), areBehind: true, alignment: element.alignment, facts)
    case .positioned:
      // The child has a position, and takes the whole proposed size.
      return ExpandingNode(joined(children), at: .topLeading, facts)
    case .reader: return ReaderNode(children, facts)
    case .arranged, .arrangedRow, .arrangedColumn:
      for case .arrangement(let arrangement) in element.state.styles {
        return ArrangedNode(children, arrangement.rules)
      }
      return OverlayNode(children, alignment: .topLeading, facts)
    }
  }

  private mutating func scroll(
    of element: ElementSnapshot, _ axes: Axis.Set, in context: LayoutContext
  ) -> LayoutNode {
    var context = context
    context.container = LayoutContainer(context.container.size)
    let children = children(of: element, in: context)
    return ScrollNode(
      joined(children), axes, context.container,
      facts(of: element, in: context, around: children))
  }

  private mutating func lazyGrid(
    of element: ElementSnapshot, growing axis: Axis, in context: LayoutContext
  ) -> LayoutNode {
    var items: [GridItem] = []
    var spacing = LayoutSize(
      width: EdgeSpacing.standardLength, height: EdgeSpacing.standardLength)
    for style in element.state.styles {
      if case .tracks(let tracks, _) = style { items = tracks }
      if case .gridSpacing(let horizontal, let vertical) = style {
        spacing = LayoutSize(
          width: horizontal ?? spacing.width, height: vertical ?? spacing.height)
      }
    }
    let grid = GridSurroundings(axis: axis, spacing: spacing, alignment: element.alignment)
    var inner = context
    inner.grid = grid
    let children = children(of: element, in: inner)
    return LazyGridNode(
      children, items, growing: axis, spacingAcross: spacing[axis.across],
      spacingAlong: spacing[axis], alignment: element.alignment, shared: grid.tracks,
      facts(of: element, in: context, around: children))
  }
}
