import Foundation
import RostrumElements
import RostrumLayout
import Testing

@Suite("Lists and screens") struct ScreenTests {
  private func row(_ children: V...) -> V { V(.row, children).named("row") }

  @Test("A list takes the remaining space, and its rows form a column")
  func list() {
    let laid = Laid(
      VStack(
        spacing: 0, Text("Hello"),
        V(.list(.automatic, []), [row(Text("a")), row(Text("b"))])
          .named("list")))
    #expect(laid["list"] == Box(0, 16, 400, 584))
    #expect(laid["row", 0] == Box(16, 24, 368, 48))
    #expect(laid["row", 1] == Box(16, 72, 368, 48))
    #expect(laid["a"] == Box(32, 40, 8, 16))
  }

  @Test("Rows form a single column in a wide window, and grow with their content")
  func wideList() {
    let laid = Laid(
      V(.list(.automatic, []), [row(Color("tall").frame(height: 100))]),
      in: .init(width: 1280, height: 800))
    #expect(laid["row"] == Box(280, 8, 720, 120))
    #expect(laid["tall"].width == 688)
  }

  @Test("A text in a row is at the leading edge, and after a spacer at the trailing edge")
  func rows() {
    let laid = Laid(
      V(.list(.automatic, []), [row(HStack(Text("Hello"), Spacer(), Text("Z")))]))
    #expect(laid["Hello"].x == 32)
    #expect(laid["Z"].maxX == 368)
  }

  @Test("Rows below the window aren't visible until the list scrolls")
  func lazyRows() {
    let rows = (0..<50).map { V(.row, [Text("\($0)")]).named("row \($0)") }
    let list = V(.list(.automatic, []), rows).named("list")
    let laid = Laid(list)
    #expect(laid.placement("row 0")?.visible != nil)
    #expect(laid.placement("row 20")?.visible == nil)
    let scrolled = Laid(list, offsets: ["list": CGPoint(x: 0, y: 48 * 15)])
    #expect(scrolled.placement("row 0")?.visible == nil)
    #expect(scrolled.placement("row 20")?.visible != nil)
  }

  @Test("A screen is below its bar, with its content centred in the remaining space")
  func screens() {
    let bar = V(.navigationBar(title: "Home", .inline, background: .automatic)).named("bar")
    let below = V(.screen(title: "Below", []), [Text("below")])
    let screen = V(.screen(title: "Home", []), [bar, Text("Hello")]).named("screen")
    let laid = Laid(V(.scene(title: nil), [V(.navigationStack, [below, screen])]))
    #expect(laid["screen"] == Box(0, 0, 400, 600))
    #expect(laid["bar"] == Box(0, 0, 400, 52))
    #expect(laid["Hello"].y == 52 + (548 - 16) / 2)
    #expect(laid.placement("below") == nil)
  }

  @Test("Toolbar items are at the ends of their bar, in its center and at the bottom of the screen")
  func toolbars() {
    func item(_ place: ToolbarItemPlace, _ title: String) -> V {
      V(.toolbarItem(place, background: .automatic), [Text(title)])
    }
    let bar = V(
      .navigationBar(title: "Home", .large, background: .automatic),
      [
        V(.group(.barLeading), [item(.cancellationAction, "Hello")]), item(.principal, "wide"),
        V(.group(.barTrailing), [item(.automatic, "X")]),
      ])
    let bottom = V(.group(.bottomBar), [item(.bottomBar, "Z")])
    let laid = Laid(V(.screen(title: "Home", []), [bar, Color(), bottom]))
    #expect(laid["Hello"] == Box(16, 18, 31, 16))
    #expect(laid["wide"] == Box(177.5, 18, 45, 16))
    #expect(laid["X"] == Box(375, 18, 9, 16))
    #expect(laid["Z"] == Box(195.5, 566, 9, 16))
    #expect(laid["color"] == Box(0, 105, 400, 443))
  }

  @Test("A spacer in the bar at the bottom moves its neighbors to the ends")
  func spacedBar() {
    let item = V(
      .toolbarItem(.bottomBar, background: .automatic), [Text("Hello"), Spacer(), Text("Z")])
    let laid = Laid(V(.screen(title: nil, []), [Color(), V(.group(.bottomBar), [item])]))
    #expect(laid["Hello"] == Box(16, 566, 31, 16))
    #expect(laid["Z"] == Box(375, 566, 9, 16))
  }

  @Test("A hidden view keeps its place, and a hidden bar does not")
  func hidden() {
    let bar = V(
      .group(.bottomBar), [V(.toolbarItem(.bottomBar, background: .automatic), [Text("Z")])])
    let laid = Laid(V(.screen(title: nil, []), [Color(), bar.hidden()]))
    #expect(laid["color"] == Box(0, 0, 400, 600))
    let stack = Laid(VStack(spacing: 0, Text("Hello"), Text("wide").hidden(), Text("Z")))
    #expect(stack["Z"].y - stack["Hello"].y == 32)
  }

  @Test("Only the selected tab is laid out, above the bar")
  func tabs() {
    var count: UInt32 = 0
    var names: [(String, ElementID)] = []
    let tabs = [V(.tab(), [Color("one")]), V(.tab(), [Color("two")])]
    _ = V(.group(.plain), tabs).snapshot(&count, &names)
    // The tabs have the names 2 and 4, as in the snapshot above.
    let laid = Laid(V(.tabView(selection: ElementID(rawValue: 4), .automatic), tabs))
    #expect(laid["two"] == Box(0, 0, 400, 544))
    #expect(laid.placement("one") == nil)
  }

  @Test("Columns are side by side in a wide window, and only one is shown in a narrow one")
  func columns() {
    let view = V(
      .splitView(.automatic, .automatic),
      [
        V(.column(.sidebar), [Color("side")]),
        V(.column(.detail, isFront: true), [Color("detail")]),
      ])
    let wide = Laid(view, in: .init(width: 1000, height: 600))
    #expect(wide["side"] == Box(0, 0, 320, 600))
    #expect(wide["detail"] == Box(320, 0, 680, 600))
    let narrow = Laid(view)
    #expect(narrow["detail"] == Box(0, 0, 400, 600))
    #expect(narrow.placement("side") == nil)
  }

  @Test(
    "A bar at a side takes what it needs, and the view what is left",
    arguments: [
      (GroupVariant.insetBottom, Box(0, 0, 400, 570), Box(0, 580, 400, 20)),
      (.insetTop, Box(0, 30, 400, 570), Box(0, 0, 400, 20)),
    ])
  func insets(_ variant: GroupVariant, _ view: Box, _ bar: Box) {
    let inset = V(.overlay(.inset), [Color("bar").frame(height: 20)])
    let children = variant == .insetTop ? [inset, Color("view")] : [Color("view"), inset]
    let laid = Laid(V(.group(variant), children, styles: [.spacing(10)]))
    #expect(laid["view"] == view)
    #expect(laid["bar"] == bar)
  }

  @Test("A bar is 8 points away from its view by default, and stands by its alignment")
  func insetDefaults() {
    let bar = V(
      .overlay(.inset), [Color("bar").frame(width: 100, height: 20)],
      styles: [.alignment(.trailing)])
    let laid = Laid(V(.group(.insetBottom), [Color("view"), bar]))
    #expect(laid["view"] == Box(0, 0, 400, 572))
    #expect(laid["bar"] == Box(300, 580, 100, 20))
  }

  @Test("A presentation is in front of the window's content")
  func presentations() {
    let sheet = V(.sheet([]), [Text("sheet")])
    let laid = Laid(V(.scene(title: nil), [Text("Hello"), sheet]))
    #expect(laid["Hello"] == Box(184.5, 292, 31, 16))
    #expect(laid.result.placements.last?.id == ElementID(rawValue: 4))
  }

  @Test("Elements that aren't drawn, such as context menus and row actions, have no position")
  func absent() {
    let context = V(
      .group(.context), [Text("Hello"), V(.menu(symbol: nil, .context), [Text("m")])])
    let laid = Laid(context)
    #expect(laid.box.size == [31, 16])
    #expect(laid.placement("m") == nil)
  }
}
