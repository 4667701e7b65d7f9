import RostrumElements

extension LayoutBuilder {
  /// The node of a grid.
  ///
  /// A view outside of any row spans a row of its own.
  mutating func grid(
    of element: ElementSnapshot, columns: Int, in context: LayoutContext
  ) -> LayoutNode {
    var cells: [GridNode.Cell] = []
    var rows: [LayoutNode?] = []
    for child in element.children {
      if child.role == .gridRow {
        add(child, of: element, at: rows.count, to: &cells, in: context)
        rows.append(row(child))
      } else if let node = node(of: child, in: context.outsideOfStacks) {
        cells.append(
          GridNode.Cell(
            node: node, row: rows.count, column: 0, span: max(1, columns),
            alignment: element.alignment, anchor: child.cellAnchor, unsized: child.unsizedAxes))
        rows.append(nil)
      }
    }
    var spacing: (horizontal: Double?, vertical: Double?) = (nil, nil)
    for case .gridSpacing(let horizontal, let vertical) in element.state.styles {
      spacing = (horizontal, vertical)
    }
    return GridNode(
      cells, rows: rows, columns: max(1, columns),
      horizontalSpacing: spacing.horizontal ?? EdgeSpacing.standardLength,
      verticalSpacings: rows.indices.map {
        $0 == 0 ? 0 : spacing.vertical ?? EdgeSpacing.standardLength
      },
      facts(of: element, in: context, around: cells.map(\.node)))
  }

  private mutating func add(
    _ row: ElementSnapshot, of grid: ElementSnapshot, at place: Int,
    to cells: inout [GridNode.Cell], in context: LayoutContext
  ) {
    var context = context.outsideOfStacks
    context.apply(row.state.styles)
    let ofColumns = row.cellAlignments
    var column = 0
    for (index, child) in row.children.enumerated() {
      guard let node = node(of: child, in: context) else { continue }
      var alignment = grid.alignment
      if index < ofColumns.count, let own = ofColumns[index] { alignment.horizontal = own }
      if let own = row.ownAlignment { alignment.vertical = own.vertical }
      cells.append(
        GridNode.Cell(
          node: node, row: place, column: column, span: child.span,
          alignment: alignment, anchor: child.cellAnchor, unsized: child.unsizedAxes))
      column += child.span
    }
  }

  /// A node with the frame of a row, and no content.
  private mutating func row(_ row: ElementSnapshot) -> LayoutNode {
    let node = FillingNode(LayoutFacts(width: .fills(), height: .fills()))
    node.content = row.id
    node.box = row.id
    return node
  }
}

extension LayoutContext {
  /// The context outside of stacks.
  fileprivate var outsideOfStacks: LayoutContext {
    var context = self
    context.axis = nil
    return context
  }
}

extension ElementSnapshot {
  fileprivate var ownAlignment: Alignment? {
    for case .alignment(let alignment) in state.styles { return alignment }
    return nil
  }

  /// The alignments of the row's cells by their columns.
  fileprivate var cellAlignments: [HorizontalAlignment?] {
    for case .cellAlignments(let alignments) in state.styles { return alignments }
    return []
  }

  /// The number of columns that the cell spans.
  fileprivate var span: Int {
    first { if case .cellSpan(let span) = $0 { max(1, span) } else { nil } } ?? 1
  }

  fileprivate var unsizedAxes: Axis.Set {
    first { if case .unsizedCell(let axes) = $0 { axes } else { nil } } ?? []
  }

  /// The anchor of the view in its cell, if the view sets one.
  fileprivate var cellAnchor: UnitPoint? {
    first { if case .cellAnchor(let anchor) = $0 { anchor } else { nil } }
  }
}
