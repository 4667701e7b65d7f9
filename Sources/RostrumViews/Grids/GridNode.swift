/// Keeps the element of a grid, which knows how many columns its rows need.
final class GridNode<Content: View>: ViewNode<Grid<Content>>, OutletOwner, Arranging {
  private(set) lazy var outlet = Outlet(.grid, owner: self)
  private var content: ViewNode<Content>?
  private var columns = 1
  var needsArrangement = false

  override func update() {
    let isFirst = content == nil
    describe()
    context.content(of: self).reconcile(&content, with: view.content)
    if isFirst { graph.arrangeLater(self) }
  }

  private func describe() {
    let draft = reading {
      outlet.draft { element in
        element[.columnCount] = .number(Double(columns))
        view.describe(&element)
      }
    }
    outlet.take(draft)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func collectOutlets(_ outlets: inout [Outlet]) {
    outlets.append(outlet)
  }

  override func contentChanged() {
    graph.arrangeLater(self)
  }

  func arrange() {
    var rows: [Outlet] = []
    content?.collectOutlets(&rows)
    graph.tree.setChildren(of: outlet.core, to: rows.map(\.outer))
    let widths = rows.map { ($0.owner as? any GridCells)?.columns ?? 1 }
    let needed = max(1, widths.max() ?? 1)
    if needed != columns {
      columns = needed
      describe()
    }
    context.place.onElementChange?()
  }

  override func willRemove() {
    outlet.remove()
  }
}

/// A row that knows how many columns its cells take.
@MainActor
protocol GridCells: Node {
  /// The sum of the columns of its cells.
  var columns: Int { get }
}

/// Keeps the element of a row of a grid.
final class GridRowNode<Content: View>: ViewNode<GridRow<Content>>, OutletOwner, Arranging,
  GridCells
{
  private(set) lazy var outlet = Outlet(.gridRow, owner: self)
  private var content: ViewNode<Content>?
  var needsArrangement = false

  override func update() {
    let isFirst = content == nil
    let draft = reading {
      outlet.draft { element in
        if let alignment = view.alignment {
          element.style(.alignment(Alignment(horizontal: .center, vertical: alignment)))
        }
      }
    }
    outlet.take(draft)
    context.content(of: self).reconcile(&content, with: view.content)
    if isFirst { graph.arrangeLater(self) }
  }

  private var cells: [Outlet] {
    var cells: [Outlet] = []
    content?.collectOutlets(&cells)
    return cells
  }

  var columns: Int { cells.reduce(0) { $0 + max(1, $1.trait(CellSpanKey.self) ?? 1) } }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func collectOutlets(_ outlets: inout [Outlet]) {
    outlets.append(outlet)
  }

  override func contentChanged() {
    graph.arrangeLater(self)
    super.contentChanged()
  }

  func arrange() {
    graph.tree.setChildren(of: outlet.core, to: cells.map(\.outer))
    context.place.onElementChange?()
  }

  override func willRemove() {
    outlet.remove()
  }
}
