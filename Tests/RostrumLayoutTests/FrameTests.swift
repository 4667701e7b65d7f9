import Foundation
import RostrumElements
import RostrumLayout
import Testing

@Suite("Frames") struct FrameTests {
  @Test("An exact frame aligns a view of a different size without resizing it")
  func exact() {
    let laid = Laid(Color("c").frame(width: 100, height: 40).frame(width: 60, height: 60))
    #expect(laid.box == Box(170, 270, 60, 60))
    #expect(laid["c"] == Box(150, 280, 100, 40))
    let corner = Laid(
      Color("c").frame(width: 100, height: 40)
        .frame(width: 60, height: 60, alignment: .bottomTrailing))
    #expect(corner["c"] == Box(130, 290, 100, 40))
  }

  @Test("With one exact length, the view determines the other one")
  func oneLength() {
    let laid = Laid(Text("Hello").frame(width: 100))
    #expect(laid.box.size == [100, 16])
    #expect(Laid(Color().frame(height: 30)).box.size == [400, 30])
  }

  @Test("A frame with only a minimum passes its proposal to the view")
  func least() {
    #expect(Laid(Text("Hello").frame(minWidth: 100)).box.size == [100, 16])
    #expect(Laid(Text("a rather long text").frame(minWidth: 100)).box.width == 144)
    #expect(Laid(Color().frame(minWidth: 100, minHeight: 50)).box.size == [400, 600])
    #expect(Laid(Color().frame(minWidth: 500)).box == Box(-50, 0, 500, 600))
  }

  @Test("A frame with only a maximum takes the proposal up to it")
  func greatest() {
    #expect(Laid(Text("Hello").frame(maxWidth: 100)).box.size == [100, 16])
    #expect(Laid(Text("Hello").frame(maxWidth: .infinity)).box.size == [400, 16])
    #expect(Laid(Color().frame(maxWidth: 100, maxHeight: 50)).box.size == [100, 50])
    // A view that is larger than the greatest length is offered that length.
    #expect(Laid(Text("some long words").frame(maxWidth: 60))["some long words"].size == [40, 48])
  }

  @Test("At its ideal size, a frame with a maximum is as large as the view")
  func greatestAtIdeal() {
    #expect(Laid(Text("Hello").frame(maxWidth: .infinity).fixedSize()).box.size == [31, 16])
    #expect(Laid(Color().frame(maxWidth: 100).fixedSize()).box.size == [10, 10])
  }

  @Test("At its ideal size, a frame has its ideal length")
  func ideal() {
    let laid = Laid(
      Color().frame(idealWidth: 200, maxWidth: .infinity, idealHeight: 50).fixedSize())
    #expect(laid.box.size == [200, 50])
    #expect(Laid(Color().frame(minWidth: 40, maxWidth: 100).fixedSize()).box.width == 40)
    #expect(Laid(Color().frame(idealWidth: 200)).box.width == 400)
  }

  @Test("A frame that fills takes the length of an enclosing frame with an exact length")
  func nested() {
    let laid = Laid(
      Text("a").frame(maxWidth: .infinity, alignment: .leading).frame(width: 100)
        .frame(maxWidth: .infinity, alignment: .trailing))
    #expect(laid["a"].x == 300)
    #expect(laid.box.width == 400)
  }

  @Test("Padding reduces the proposal and enlarges the view")
  func padding() {
    let laid = Laid(Color().padding(20))
    #expect(laid["color"] == Box(20, 20, 360, 560))
    #expect(laid.box == Box(0, 0, 400, 600))
    let sides = Laid(Text("a").padding(.leading, 10).padding(.top, 6))
    #expect(sides.box.size == [18, 22])
    #expect(sides["a"].x - sides.box.x == 10)
    #expect(sides["a"].y - sides.box.y == 6)
  }

  @Test("With negative padding, a view extends beyond its box")
  func negativePadding() {
    let laid = Laid(Color().padding(-10).frame(width: 100, height: 100))
    #expect(laid.box.size == [100, 100])
    #expect(laid["color"] == Box(140, 240, 120, 120))
    #expect(Laid(Text("a").padding(-30)).box.size == [0, 0])
  }

  @Test("Padding and a frame around it form a single box")
  func boxes() {
    let laid = Laid(Text("a").padding(5).frame(width: 100))
    #expect(laid.placement("a").map { Box($0.box) } == Box(150, 287, 100, 26))
    #expect(laid["a"] == Box(196, 292, 8, 16))
  }
}
