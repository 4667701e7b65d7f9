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
    let widths = rows.map { ($0.owner as? any GridCells)?.columns ?? 1 }
    let needed = max(1, widths.max() ?? 1)
    if needed != columns {
      columns = needed
      describe()
    }
    context.place.onElementChange?()
  }
}

/// A row that counts the columns of its cells.
@MainActor
protocol GridCells: Node {
  /// The number of columns that the cells span.
  var columns: Int { get }
}

/// Maintains the element of a grid's row.
final class GridRowNode<Content: View>: ElementNode<GridRow<Content>, Content>, GridCells {
  override func update() {
    let draft = reading {
      handle.draft { element in
        if let alignment = view.alignment {
          element.style(.alignment(Alignment(horizontal: .center, vertical: alignment)))
        }
      }
    }
    handle.take(draft)
    show(view.content)
  }

  var columns: Int { childHandles.reduce(0) { $0 + max(1, $1.trait(CellSpanKey.self) ?? 1) } }

  override func contentChanged() {
    super.contentChanged()
    // The enclosing grid counts the cells of its rows.
    context.parent?.contentChanged()
  }
}
