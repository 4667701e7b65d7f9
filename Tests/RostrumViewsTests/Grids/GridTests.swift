import Foundation
import RostrumScenes
import RostrumViews
import Testing

@MainActor @Suite("Grids", .viewsEnd) struct GridTests {
  @Test("A lazy grid describes its columns, spacing and alignment")
  func columns() throws {
    let items = [GridItem(.fixed(40), spacing: 4, alignment: .topLeading), GridItem(.flexible())]
    let view = Rendering {
      LazyVGrid(columns: items, spacing: 12) { ForEach(0..<4) { Text("\($0)") } }
    }
    let grid = try view.only(.grid)
    #expect(grid.content == .grid(.tracks(.vertical)))
    #expect(
      grid.styles == [
        .tracks(items, .vertical), .gridSpacing(horizontal: 4, vertical: 12),
        .alignment(.topLeading),
      ])
    #expect(grid.children.count == 4)
  }

  @Test("A horizontal lazy grid describes its rows")
  func rows() throws {
    let items = [GridItem(.adaptive(minimum: 40))]
    let view = Rendering { LazyHGrid(rows: items, alignment: .top, spacing: 3) { Text("a") } }
    let grid = try view.only(.grid)
    #expect(grid.content == .grid(.tracks(.horizontal)))
    #expect(
      grid.styles == [
        .tracks(items, .horizontal), .gridSpacing(horizontal: 3, vertical: nil), .alignment(.top),
      ])
  }

  @Test("A grid has as many columns as its longest row")
  func grid() {
    let view = Rendering {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("b")
          Text("c")
        }
        Divider()
        GridRow(alignment: .top) { Text("d").gridCellColumns(2) }
      }
    }
    #expect(
      view.outline == """
        grid columnCount=3 style=alignment
          gridRow
            text "a"
            text "b"
            text "c"
          divider
          gridRow style=alignment
            text "d" style=cellSpan
        """)
  }

  @Test("A cell that spans several columns counts as many")
  func span() throws {
    let view = Rendering {
      Grid {
        GridRow {
          Text("a").gridCellColumns(3)
          Text("b")
        }
      }
    }
    #expect(try view.only(.grid).content == .grid(.cells(columns: 4)))
  }

  @Test("A grid without rows has one column")
  func single() throws {
    let view = Rendering { Grid { Text("a") } }
    #expect(try view.only(.grid).content == .grid(.cells(columns: 1)))
  }

  @Test("The columns follow inserted and removed cells")
  func change() throws {
    struct Growing: View {
      @State private var hasMore = false
      var body: some View {
        Grid {
          GridRow {
            Button("more") { hasMore.toggle() }
            if hasMore { Text("b") }
          }
        }
      }
    }
    let view = Rendering { Growing() }
    try view.perform(.tap, on: .button)
    #expect(try view.only(.grid).content == .grid(.cells(columns: 2)))
    #expect(try view.only(.gridRow).children.count == 2)
    try view.perform(.tap, on: .button)
    #expect(try view.only(.grid).content == .grid(.cells(columns: 1)))
  }

  @Test("The columns follow inserted and removed rows")
  func rowChange() throws {
    struct Growing: View {
      @State private var count = 1
      var body: some View {
        Button("more") { count += 1 }
        Grid {
          ForEach(0..<count, id: \.self) { row in
            GridRow { ForEach(0...row, id: \.self) { Text("\($0)") } }
          }
        }
      }
    }
    let view = Rendering { Growing() }
    try view.perform(.tap, on: .button)
    try view.perform(.tap, on: .button)
    #expect(try view.only(.grid).content == .grid(.cells(columns: 3)))
    #expect(view.all(.gridRow).map(\.children.count) == [1, 2, 3])
  }

  @Test("A column's alignment applies to its cells in all rows, except to those with an anchor")
  func columnAlignment() {
    let view = Rendering {
      Grid {
        GridRow {
          Text("a").gridCellColumns(2)
          Text("b").gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("c").gridColumnAlignment(.leading)
          Text("d")
          Text("e").gridCellAnchor(.center)
        }
        GridRow {
          Text("f")
          Text("g")
          Text("h").gridColumnAlignment(.leading)
        }
      }
    }
    #expect(
      view.all(.gridRow).map(\.styles) == [
        [.cellAlignments([.leading, .trailing])], [.cellAlignments([.leading])],
        [.cellAlignments([.leading, nil, .trailing])],
      ])
  }

  @Test("The alignment of a column follows the state of the cell that sets it")
  func columnAlignmentChange() throws {
    struct Table: View {
      @State private var isTrailing = true
      var body: some View {
        Button("turn") { isTrailing.toggle() }
        Grid {
          GridRow {
            Text("a")
            if isTrailing { Text("b").gridColumnAlignment(.trailing) } else { Text("b") }
          }
          GridRow {
            Text("c")
            Text("d")
          }
        }
      }
    }
    let view = Rendering { Table() }
    let alignment = StyleProperty.cellAlignments([nil, .trailing])
    #expect(view.all(.gridRow).map(\.styles) == [[alignment], [alignment]])
    try view.perform(.tap, on: .button)
    #expect(view.all(.gridRow).map(\.styles) == [[], []])
    try view.perform(.tap, on: .button)
    #expect(view.all(.gridRow).map(\.styles) == [[alignment], [alignment]])
  }

  @Test("A layout that is a grid aligns its columns")
  func columnAlignmentOfLayout() {
    let view = Rendering {
      AnyLayout(GridLayout()) {
        GridRow { Text("a").gridColumnAlignment(.trailing) }
        GridRow { Text("b") }
      }
    }
    #expect(
      view.all(.gridRow).map(\.styles)
        == [[.cellAlignments([.trailing])], [.cellAlignments([.trailing])]])
  }

  @Test("Cells describe their anchor and unsized axes")
  func cells() throws {
    let view = Rendering {
      Text("a").gridCellAnchor(.bottomTrailing).gridCellUnsizedAxes(.horizontal)
    }
    #expect(
      Set(try view.only(.text).styles) == [.cellAnchor(.bottomTrailing), .unsizedCell(.horizontal)])
  }
}
