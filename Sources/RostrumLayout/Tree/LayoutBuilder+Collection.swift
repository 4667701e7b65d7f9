import RostrumElements

extension LayoutBuilder {
  /// The node of a list, a table or a part of one.
  mutating func collection(of element: ElementSnapshot, in context: LayoutContext) -> LayoutNode {
    let controls = metrics.controls
    switch element.content {
    case .list, .form: return list(of: element, in: context)
    case .section:
      let children = children(of: element, in: context)
      if let grid = context.grid {
        return LazyGridNode(
          children, [], growing: grid.axis, spacingAcross: grid.spacing[grid.axis.across],
          spacingAlong: grid.spacing[grid.axis], alignment: grid.alignment, shared: grid.tracks,
          isSection: true, facts(of: element, in: context, around: children))
      }
      return StackNode(
        .vertical, children, spacing: 0, alignment: .leading,
        facts(of: element, in: context, around: children))
    case .header, .footer:
      if context.grid != nil {
        let children = children(of: element, in: context)
        return GridHeadingNode(
          joined(children, alignment: .leading),
          facts(of: element, in: context, around: children))
      }
      var shape = controls.heading
      if element.role == .header, let height = context.headerMinimum { shape.leastHeight = height }
      return control(element, shape, in: context)
    case .row: return row(of: element, in: context)
    case .table: return list(of: element, in: context)
    case .tableRow where element.state.absentRows != nil:
      return FixedNode(.zero, facts(of: element, in: context))
    case .tableRow:
      let cells = children(of: element, in: context) { $0.role != .group }
      for cell in cells { cell.facts.width = .fills() }
      let facts = facts(of: element, in: context, around: cells)
      return ControlNode(
        StackNode(.horizontal, cells, spacing: 0, alignment: .center, facts), controls.row, facts)
    case .cell, .columnHeader:
      let children = children(of: element, in: context)
      return ExpandingWidthNode(
        joined(children), facts(of: element, in: context, around: children))
    default: return FixedNode(.zero, facts(of: element, in: context))
    }
  }

  private mutating func list(of element: ElementSnapshot, in context: LayoutContext) -> LayoutNode {
    var context = context
    context.container = LayoutContainer(context.container.size)
    let rows = children(of: element, in: context)
    let facts = facts(of: element, in: context, around: rows)
    let spacing = element.sectionSpacing ?? metrics.controls.sectionSpacing
    let hasSections = element.children.contains { $0.role == .section }
    let content = StackNode(
      .vertical, rows, spacing: hasSections ? spacing : element.rowSpacing ?? 0,
      alignment: .leading, LayoutFacts(width: .fills(), height: .hugs))
    return ScrollNode(
      ReadableNode(content, metrics.controls, content.facts), .vertical, context.container, facts)
  }

  private mutating func row(of element: ElementSnapshot, in context: LayoutContext) -> LayoutNode {
    var shape = metrics.controls.row
    if let height = context.rowMinimum { shape.leastHeight = height }
    for case .rowInsets(let insets) in element.state.styles { shape.insets = insets }
    let children = children(of: element, in: context)
    let facts = facts(of: element, in: context, around: children)
    return ControlNode(joined(children, alignment: .leading), shape, facts)
  }
}

extension ElementSnapshot {
  fileprivate var sectionSpacing: Double? {
    for case .sectionSpacing(let spacing) in state.styles { return spacing }
    return nil
  }

  fileprivate var rowSpacing: Double? {
    for case .rowSpacing(let spacing) in state.styles { return spacing }
    return nil
  }
}
