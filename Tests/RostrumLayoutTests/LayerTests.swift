import Foundation
import RostrumElements
import RostrumLayout
import Testing

@Suite("Layers") struct LayerTests {
  @Test(
    "A ZStack is as large as the largest of its views",
    arguments: [
      (Alignment.center, 170.0, 280.0), (.topLeading, 150, 250), (.bottomTrailing, 190, 310),
      (.leading, 150, 280), (.trailing, 190, 280), (.top, 170, 250), (.bottom, 170, 310),
      (.topTrailing, 190, 250), (.bottomLeading, 150, 310),
    ])
  func alignments(_ alignment: Alignment, _ x: Double, _ y: Double) {
    let laid = Laid(
      ZStack(
        alignment: alignment, Color("large").frame(width: 100, height: 100),
        Color("small").frame(width: 60, height: 40)))
    #expect(laid.box == Box(150, 250, 100, 100))
    #expect(laid["small"] == Box(x, y, 60, 40))
  }

  @Test("A ZStack with a view that fills takes the whole window")
  func filling() {
    #expect(Laid(ZStack(Color(), Text("a"))).box.size == [400, 600])
  }

  @Test("The view with the highest priority determines the size of a ZStack")
  func priority() {
    let laid = Laid(ZStack(Color(), Text("Hello").padding(10).layoutPriority(1)))
    #expect(laid.box.size == [51, 36])
    #expect(laid["color"].size == [51, 36])
  }

  @Test("An overlay is proposed the size of its base, and doesn't change it")
  func overlay() {
    let laid = Laid(
      Color("base").frame(width: 100, height: 50)
        .overlay(alignment: .topTrailing, Color("dot").frame(width: 10, height: 10), Color("all")))
    #expect(laid.box.size == [100, 50])
    #expect(laid["dot"] == Box(240, 275, 10, 10))
    #expect(laid["all"] == laid["base"])
  }

  @Test("An overlay that is larger than its base extends beyond it")
  func largeOverlay() {
    let laid = Laid(Text("Hello").overlay(Color().frame(width: 131, height: 116)))
    #expect(laid.box.size == [31, 16])
    #expect(laid["color"] == Box(134.5, 242, 131, 116))
  }

  @Test("A background is as large as the view in front of it")
  func background() {
    let laid = Laid(Text("Hello").padding(10).background(Color()))
    #expect(laid["color"].size == [51, 36])
    #expect(laid.box.size == [51, 36])
  }

  @Test("An offset moves the drawing without affecting the layout")
  func offset() {
    let laid = Laid(VStack(Text("a").offset(x: 30, y: -5), Text("b")))
    #expect(laid["a"].origin == [226, 279])
    #expect(laid["b"].origin == [196, 300])
  }

  @Test("A position places the centre of a view in the whole proposed space")
  func position() {
    let laid = Laid(Color().frame(width: 40, height: 20).position(x: 100, y: 50))
    #expect(laid["color"] == Box(80, 40, 40, 20))
    #expect(laid.box == Box(0, 0, 400, 600))
  }

  @Test("A position in a column takes the remaining height")
  func positionInStack() {
    let laid = Laid(VStack(spacing: 0, Text("Hello"), Text("a").position(x: 20, y: 10)))
    #expect(laid["Hello"].y == 0)
    #expect(laid["a"] == Box(16, 18, 8, 16))
  }

  @Test("An offset moves the box and the visible part of a view")
  func offsetBox() throws {
    let laid = Laid(Text("Hello").padding(4).offset(x: 380, y: 0))
    let placement = try #require(laid.placement("Hello"))
    #expect(Box(placement.box) == Box(560.5, 288, 39, 24))
    #expect(placement.visible == nil)
    #expect(placement.reachable == placement.box)
    let half = Laid(Color("half").frame(width: 40, height: 40).offset(x: 200, y: 0))
    #expect(half.placement("half")?.visible == CGRect(x: 380, y: 280, width: 20, height: 40))
  }

  @Test("The order among the views of a stack is their drawing order")
  func order() {
    let laid = Laid(
      HStack(
        spacing: -20, Color("front").frame(width: 40, height: 40).zIndex(1),
        Color("back").frame(width: 40, height: 40)))
    #expect(laid["front"].x == 170)
    #expect(laid.names(at: CGPoint(x: 200, y: 300)) == ["front", "back"])
  }

  @Test("Round corners cut off what is outside of them")
  func corners() {
    let laid = Laid(
      ZStack(
        Color("back"), Color("front").frame(width: 100, height: 100).cornerRadius(1e6)))
    #expect(laid.names(at: CGPoint(x: 200, y: 300)) == ["front", "back"])
    #expect(laid.names(at: CGPoint(x: 152, y: 252)) == ["back"])
    #expect(laid.names(at: CGPoint(x: 152, y: 300)) == ["front", "back"])
  }

  @Test("Hit testing finds the frontmost view first, and no hidden or transparent views")
  func hits() {
    let laid = Laid(
      ZStack(
        Color("back"), Color("front").frame(width: 100, height: 100),
        Color("gone").frame(width: 100, height: 100).hidden(),
        Color("clear").frame(width: 100, height: 100).opacity(0)))
    #expect(laid.names(at: CGPoint(x: 200, y: 300)) == ["front", "back"])
    #expect(laid.names(at: CGPoint(x: 10, y: 10)) == ["back"])
  }

  @Test("The z-index determines which view is in front")
  func depth() {
    let laid = Laid(
      ZStack(Color("a").zIndex(1).border().padding(5), Color("b"), Color("c").zIndex(-1)))
    #expect(laid.names(at: CGPoint(x: 10, y: 10)) == ["a", "b", "c"])
  }

  @Test("A clipped view isn't visible outside of its box")
  func clipping() {
    let laid = Laid(
      Color("large").frame(width: 200, height: 200).frame(width: 100, height: 100).clipped())
    #expect(laid.placement("large").map { Box($0.frame) } == Box(100, 200, 200, 200))
    #expect(laid.names(at: CGPoint(x: 120, y: 300)) == [])
    #expect(laid.names(at: CGPoint(x: 200, y: 300)) == ["large"])
  }
}
