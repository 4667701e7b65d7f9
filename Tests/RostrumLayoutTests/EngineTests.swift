import Foundation
import RostrumElements
import RostrumLayout
import Testing

@Suite("The layout engine") struct EngineTests {
  @Test("Every element that is laid out has one place, in the order in which it is drawn")
  func places() {
    let view = VStack(Text("a"), HStack(Text("b"), Spacer()), Color("c").background(Color("d")))
    let laid = Laid(view)
    #expect(laid.result.placements.count == 8)
    #expect(Set(laid.result.placements.map(\.id)).count == 8)
    let order = laid.result.placements.map { Optional($0.id) }
    #expect(order.suffix(2) == [laid.id(of: "d"), laid.id(of: "c")])
  }

  @Test("A reader of geometry fills, with its content in the upper leading corner")
  func geometryReader() {
    let reader = V(
      .overlay(.plain), [Text("Hello")],
      styles: [
        .alignment(.topLeading),
        .frame(Frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)),
      ])
    let laid = Laid(VStack(spacing: 0, Text("X"), reader))
    #expect(laid["Hello"].origin == [0, 16])
  }

  @Test("Deep nesting costs no more for each level")
  func depth() {
    var view = Text("the innermost text is rather long, so that it has several lines")
    for level in 0..<60 {
      let texts = [Text("level \(level)"), view, Color().aspectRatio(1, .fit)]
      view = V(.stack(level.isMultiple(of: 2) ? .vertical : .horizontal), texts)
    }
    // Without cached answers, each level would multiply the number of measurements.
    #expect(Laid(view).result.placements.count == 1 + 60 * 3)
  }

  @Test("Content that is larger than its window stands in its middle, too")
  func largeContent() {
    let laid = Laid(Color().frame(width: 500, height: 700))
    #expect(laid["color"] == Box(-50, -50, 500, 700))
    #expect(laid.placement("color")?.visible.map { Box($0) } == Box(0, 0, 400, 600))
  }

  @Test("Places of content are on pixels, as many as the metrics say")
  func pixels() {
    let view = HStack(spacing: 0, Color("a").frame(width: 10.3), Color("b"))
    #expect(Laid(view)["b"].x == 10.5)
    #expect(Laid(view, .init(text: RecordedMetrics(), pixels: 1))["b"].x == 10)
    #expect(Laid(view, .init(text: RecordedMetrics(), pixels: 1000))["b"].x == 10.3)
  }

  @Test("A view outside of a scene is laid out as its window's content")
  func scenes() {
    let bare = Laid(Text("Hello"))
    let scene = Laid(V(.scene(title: nil), [Text("Hello")]))
    #expect(bare["Hello"] == scene["Hello"])
    #expect(scene.box == Box(0, 0, 400, 600))
  }
}
