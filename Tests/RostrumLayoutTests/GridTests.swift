import Foundation
import RostrumElements
import RostrumLayout
import Testing

@Suite("Grids") struct GridTests {
  @Test("A column is as wide as its widest cell, a row as high as its highest")
  func hugging() {
    let laid = Laid(
      Grid(
        columns: 2, GridRow(Text("a"), Text("wide")),
        GridRow(Text("longer"), Color("tall").frame(width: 20, height: 50))))
    #expect(laid.box.size == [101, 74])
    #expect(laid["a"].x - laid.box.x == 20)
    #expect(laid["tall"].x - laid.box.x == 68.5)
    #expect(laid["longer"].y - laid.box.y == 41)
  }

  @Test("Rows and columns are 8 points apart by default, and explicit spacing applies")
  func spacing() {
    let texts = Laid(
      Grid(columns: 2, GridRow(Text("a"), Text("b")), GridRow(Text("c"), Text("d"))))
    #expect(texts["c"].y - texts["a"].y == 24)
    #expect(texts["b"].x - texts["a"].x == 16)
    let spaced = Laid(
      Grid(
        horizontal: 20, vertical: 5, columns: 2, GridRow(Text("a"), Text("b")),
        GridRow(Text("c"), Text("d"))))
    #expect(spaced["c"].y - spaced["a"].y == 21)
    #expect(spaced["b"].x - spaced["a"].x == 28)
  }

  @Test("Cells that fill share the space that the others leave")
  func filling() {
    let laid = Laid(
      Grid(
        horizontal: 0, vertical: 0, columns: 3,
        GridRow(Color("a"), Text("Hello"), Color("b")), GridRow(Text("x"), Text("y"), Text("z"))))
    #expect(laid["a"].width == 184.5)
    #expect(laid["a"].height == 584)
    #expect(laid.box.size == [400, 600])
  }

  @Test("A view outside of rows spans all columns, and a cell can span several")
  func spans() {
    let laid = Laid(
      Grid(
        horizontal: 10, vertical: 0, columns: 2,
        GridRow(Color("a").frame(width: 30, height: 10), Color("b").frame(width: 50, height: 10)),
        Divider(),
        GridRow(Color("c").frame(width: 110, height: 10).cellSpan(2))))
    #expect(laid["c"].width == 110)
    #expect(laid["divider"].width == 400)
    let small = Laid(
      Grid(
        horizontal: 10, vertical: 0, columns: 2,
        GridRow(Color("a").frame(width: 30, height: 10), Color("b").frame(width: 50, height: 10)),
        Divider().unsizedCell(.horizontal),
        GridRow(Color("c").frame(width: 110, height: 10).cellSpan(2))))
    #expect(small.box.size == [110, 21])
    #expect(small["divider"].width == 110)
  }

  @Test("A cell is aligned by its anchor, or else by the grid")
  func anchors() {
    let laid = Laid(
      Grid(
        alignment: .bottomTrailing, horizontal: 0, vertical: 0, columns: 1,
        GridRow(Color("large").frame(width: 100, height: 100)),
        GridRow(Text("a")),
        GridRow(Text("b").border().padding(3).cellAnchor(UnitPoint(x: 0.25, y: 0)))))
    #expect(laid["a"].maxX == laid["large"].maxX)
    // A quarter of the free space, the column being 100 wide and the padded text 14.
    #expect(laid["b"].x - laid["large"].x == 21.5 + 3)
  }

  @Test("The cells of a column are aligned by its alignment, in place of the grid's")
  func columnAlignments() {
    let laid = Laid(
      Grid(
        alignment: .leading, horizontal: 0, vertical: 0, columns: 2,
        GridRow(
          Color("wide").frame(width: 100, height: 10), Color("large").frame(width: 100, height: 10)),
        GridRow(Text("a"), Text("b")).cellAlignments([nil, .trailing]),
        GridRow(Text("c"), Text("d").cellAnchor(.center)).cellAlignments([.center])))
    #expect(laid["a"].x == laid["wide"].x)
    #expect(laid["b"].maxX == laid["large"].maxX)
    #expect(laid["c"].x + laid["c"].maxX == laid["wide"].x + laid["wide"].maxX)
    #expect(laid["d"].x + laid["d"].maxX == laid["large"].x + laid["large"].maxX)
  }

  private func cells(_ count: Int) -> [V] {
    (0..<count).map { Color("\($0)").frame(height: 20) }
  }

  @Test("Flexible tracks share the width that fixed ones leave")
  func tracks() {
    let laid = Laid(
      LazyVGrid([GridItem(.fixed(84)), GridItem(.flexible()), GridItem(.flexible())], cells(4)))
    #expect(["0", "1", "2"].map { laid[$0].width } == [84, 150, 150])
    #expect(laid["2"].x == 250)
    let top = laid["0"].y
    #expect(laid["3"] == Box(0, top + 28, 84, 20))
  }

  @Test("An adaptive track is as many columns as fit")
  func adaptive() {
    let laid = Laid(LazyVGrid([GridItem(.adaptive(minimum: 90))], spacing: 0, cells(6)))
    // Four columns of 90 and the distances between them take 384 points.
    #expect(laid["0"].width == 94)
    #expect(laid["3"].x == 306)
    #expect(laid["4"].y == laid["0"].y + 20)
  }

  private func section(_ name: String, _ views: [V]) -> V {
    V(
      .section(isExpanded: nil),
      [V(.header, [Text("\(name) header")]).named("\(name) heading")] + views
        + [V(.footer, [Text("\(name) footer")])]
    ).named(name)
  }

  @Test("A section begins a line of the grid, and its header and footer take one each")
  func sections() {
    let laid = Laid(
      LazyVGrid(
        [GridItem(.fixed(84)), GridItem(.flexible())], spacing: 10,
        cells(3) + [
          section("a", [Color("x"), Color("y"), Color("z")].map { $0.frame(height: 30) })
        ]
          + [section("b", [Color("u").frame(height: 30)])]))
    let top = laid["0"].y
    #expect(laid["2"].y == top + 30)
    #expect(laid["a"] == Box(0, top + 60, 400, 2 * 16 + 2 * 30 + 3 * 10))
    #expect(laid["a heading"] == Box(0, top + 60, 400, 16))
    #expect(laid["x"] == Box(0, top + 86, 84, 30))
    #expect(laid["y"] == Box(92, top + 86, 308, 30))
    #expect(laid["z"] == Box(0, top + 126, 84, 30))
    #expect(laid["a footer"].y == top + 166)
    #expect(laid["u"].y == top + 218)
  }

  @Test("The sections of a grid in the middle are there, too")
  func narrowSections() {
    let items = [GridItem(.fixed(50)), GridItem(.fixed(50))]
    let laid = Laid(LazyVGrid(items, [section("a", cells(2))]))
    #expect(laid["a"].x == 146 && laid["a"].width == 108)
    #expect(["0", "1"].map { laid[$0].x } == [146, 204])
    #expect(laid["a heading"].x == 146 && laid["a heading"].width == 108)
  }

  @Test("A track keeps its bounds")
  func limits() {
    let laid = Laid(
      LazyVGrid(
        [GridItem(.flexible(minimum: 10, maximum: 50)), GridItem(.flexible(minimum: 100))],
        cells(2)))
    #expect(laid["0"].width == 50)
    #expect(laid["1"].width == 342)
  }

  @Test("Tracks that are shorter than the grid are in its middle")
  func middle() {
    let items = [GridItem(.fixed(50)), GridItem(.fixed(50))]
    let laid = Laid(LazyVGrid(items, cells(2)))
    #expect(laid.box.width == 400)
    #expect(["0", "1"].map { laid[$0].x } == [146, 204])
  }

  @Test("A line of a grid is as high as its highest cell")
  func lines() {
    let laid = Laid(
      ScrollView(
        .vertical,
        LazyVGrid(
          [GridItem(.flexible()), GridItem(.flexible())], spacing: 4,
          [Text("a"), Color("tall").frame(height: 60), Text("b"), Text("c")])))
    #expect(laid["a"].y == 22)
    #expect(laid["b"].y == 64)
  }
}
