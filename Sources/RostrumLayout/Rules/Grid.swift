import Foundation
import RostrumElements

/// Views in columns and rows: SwiftUI's `Grid`.
///
/// Columns share the width like the views of a row, and rows share the height like those of a
/// column: the least flexible one comes first. A column is as wide as its widest cell.
final class GridNode: LayoutNode {
  /// A view in its row.
  struct Cell {
    let node: LayoutNode
    let row: Int
    let column: Int
    let span: Int
    let alignment: Alignment
    /// The point of the view and of its cell that coincide; the alignment decides for `nil`.
    let anchor: UnitPoint?
    /// The axes along which the cell doesn't enlarge the grid.
    let unsized: Axis.Set
  }

  let cells: [Cell]
  /// The elements of rows, which have frames of their own.
  let rows: [LayoutNode?]
  private let columns: GridTracks
  private let lines: GridTracks
  private var solved: Proposal?
  private var widths: [Double] = []
  private var heights: [Double] = []

  init(
    _ cells: [Cell], rows: [LayoutNode?], columns: Int, horizontalSpacing: Double,
    verticalSpacings: [Double], _ facts: LayoutFacts
  ) {
    self.cells = cells
    self.rows = rows
    var gaps = Array(repeating: horizontalSpacing, count: columns)
    if columns > 0 { gaps[0] = 0 }
    self.columns = GridTracks(count: columns, gaps: gaps)
    lines = GridTracks(count: rows.count, gaps: verticalSpacings)
    super.init(facts)
    isRelative = cells.contains { $0.node.isRelative }
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    solve(proposal)
    return LayoutSize(width: columns.total(widths), height: lines.total(heights))
  }

  private func solve(_ proposal: Proposal) {
    if solved == proposal, !isRelative { return }
    solved = proposal
    widths = columns.divide(proposal.width) { column, width in
      var result = 0.0
      for cell in cells where cell.column == column && cell.span == 1 {
        if cell.unsized.contains(.horizontal) { continue }
        result = max(result, cell.node.size(Proposal(width: width, height: nil)).width)
      }
      return result
    }
    widen(proposal.width)
    heights = lines.divide(proposal.height) { row, height in
      var result = 0.0
      for cell in cells where cell.row == row && !cell.unsized.contains(.vertical) {
        let offer = Proposal(width: columns.length(of: cell, widths), height: height)
        result = max(result, cell.node.size(offer).height)
      }
      return result
    }
  }

  /// Widens columns for cells that span several of them, in equal parts.
  ///
  /// Such a cell is proposed the space that other columns leave: a divider makes its grid fill.
  private func widen(_ width: Double?) {
    for cell in cells where cell.span > 1 && !cell.unsized.contains(.horizontal) {
      let span = cell.column..<min(cell.column + cell.span, widths.count)
      guard !span.isEmpty else { continue }
      let taken = columns.length(of: cell, widths)
      let offer = width.map { width in
        width == .infinity ? width : max(taken, width - columns.total(widths) + taken)
      }
      let own = cell.node.size(Proposal(width: offer, height: nil)).width
      guard own > taken else { continue }
      for column in span { widths[column] += (own - taken) / Double(span.count) }
    }
  }

  override func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    solve(proposal)
    let starts = columns.starts(widths)
    let tops = lines.starts(heights)
    for (index, row) in rows.enumerated() {
      let size = LayoutSize(width: rect.size.width, height: heights[index])
      row?.place(at: rect.origin.moved(x: 0, y: tops[index]), Proposal(size), &placer)
    }
    for cell in cells {
      let room = LayoutSize(width: columns.length(of: cell, widths), height: heights[cell.row])
      let place = origin(of: cell, in: room)
      cell.node.place(
        at: rect.origin.moved(x: starts[cell.column] + place.x, y: tops[cell.row] + place.y),
        Proposal(room), &placer)
    }
  }

  /// The position of a view in its cell.
  private func origin(of cell: Cell, in room: LayoutSize) -> LayoutPoint {
    let size = cell.node.size(Proposal(room))
    let free = LayoutSize(width: room.width - size.width, height: room.height - size.height)
    if let anchor = cell.anchor {
      return LayoutPoint(x: free.width * Double(anchor.x), y: free.height * Double(anchor.y))
    }
    let y = cell.alignment.vertical.fraction.map { free.height * $0 }
    return LayoutPoint(
      x: free.width * cell.alignment.horizontal.fraction, y: y ?? fall(of: cell, room))
  }

  /// The distance of a baseline-aligned cell from the top of its row.
  private func fall(of cell: Cell, _ room: LayoutSize) -> Double {
    var row = 0.0
    for other in cells where other.row == cell.row && other.alignment.vertical.fraction == nil {
      let offer = Proposal(width: columns.length(of: other, widths), height: room.height)
      row = max(row, other.node.guide(other.alignment.vertical.key, offer))
    }
    return row - cell.node.guide(cell.alignment.vertical.key, Proposal(room))
  }
}
