/// Maintains the element of a grid with the number of columns that its rows need.
final class GridNode<Content: View>: ElementNode<Grid<Content>, Content> {
  private var columns = 1

  override func update() {
    describe()
    show(view.content)
  }

  private func describe() {
    let draft = reading {
      handle.draft { element in
        element.content = .grid(.cells(columns: columns))
        view.describe(&element)
      }
    }
    handle.take(draft)
  }

  override func arrange() {
    let rows = childHandles
    graph.tree.setChildren(of: handle.core, to: rows.map(\.outer))
    let needed = rows.alignCells()
    if needed != columns {
      columns = needed
      describe()
    }
    context.place.onElementChange?()
  }
}

/// Maintains the element of a grid's row.
final class GridRowNode<Content: View>: ElementNode<GridRow<Content>, Content>, GridCells {
  /// The alignments of the cells by their columns; `nil` for a cell that the grid aligns.
  private var cellAlignments: [HorizontalAlignment?] = []

  override func update() {
    describe()
    show(view.content)
  }

  private func describe() {
    let draft = reading {
      handle.draft { element in
        if let alignment = view.alignment {
          element.style(.alignment(Alignment(horizontal: .center, vertical: alignment)))
        }
        if !cellAlignments.isEmpty { element.style(.cellAlignments(cellAlignments)) }
      }
    }
    handle.take(draft)
  }

  /// The cells, and the columns in which they begin.
  private var cells: [(cell: ElementHandle, column: Int)] {
    var column = 0
    return childHandles.map { cell in
      defer { column += cell.columns }
      return (cell, column)
    }
  }

  var columns: Int { childHandles.reduce(0) { $0 + $1.columns } }

  var columnAlignments: [Int: HorizontalAlignment] {
    var alignments: [Int: HorizontalAlignment] = [:]
    for (cell, column) in cells {
      if let alignment = cell.trait(ColumnAlignmentKey.self) { alignments[column] = alignment }
    }
    return alignments
  }

  func align(_ alignments: [Int: HorizontalAlignment]) {
    var aligned: [HorizontalAlignment?] = []
    if !alignments.isEmpty {
      aligned = cells.map { cell, column in
        cell.trait(CellAnchorKey.self) == nil ? alignments[column] : nil
      }
      while let last = aligned.last, last == nil { aligned.removeLast() }
    }
    if aligned == cellAlignments { return }
    cellAlignments = aligned
    describe()
  }

  override func contentChanged() {
    super.contentChanged()
    // The enclosing grid counts and aligns the cells of its rows.
    context.parent?.contentChanged()
  }
}

extension ElementHandle {
  /// The number of grid columns that the element spans.
  fileprivate var columns: Int { max(1, trait(CellSpanKey.self) ?? 1) }
}
