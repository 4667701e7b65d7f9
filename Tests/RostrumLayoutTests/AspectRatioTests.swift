import Foundation
import RostrumElements
import Testing

@Suite("Aspect ratios") struct AspectRatioTests {
  @Test("A view that fits is as large as its space permits, in both orientations")
  func fit() {
    #expect(Laid(Color().aspectRatio(1, .fit)).box == Box(0, 100, 400, 400))
    #expect(
      Laid(Color().aspectRatio(1, .fit), in: .init(width: 600, height: 400)).box
        == Box(100, 0, 400, 400))
    #expect(Laid(Color().aspectRatio(2, .fit)).box.size == [400, 200])
    #expect(Laid(Color().aspectRatio(0.5, .fit)).box.size == [300, 600])
  }

  @Test("A view that fills covers its space, in both orientations")
  func fill() {
    #expect(Laid(Color().aspectRatio(1, .fill)).box == Box(-100, 0, 600, 600))
    #expect(
      Laid(Color().aspectRatio(1, .fill), in: .init(width: 600, height: 400)).box
        == Box(0, -100, 600, 600))
  }

  @Test("If one length isn't proposed, the other one determines the size")
  func oneLength() {
    let laid = Laid(ScrollView(.vertical, Color().aspectRatio(2, .fit)))
    #expect(laid["color"].size == [400, 200])
    let row = Laid(ScrollView(.horizontal, Color().aspectRatio(0.5, .fit)))
    #expect(row["color"].size == [300, 600])
  }

  @Test("Without a proposal, the ideal size is adjusted to the ratio")
  func nothing() {
    #expect(Laid(Color().aspectRatio(2, .fit).fixedSize()).box.size == [10, 5])
    #expect(Laid(Color().aspectRatio(2, .fill).fixedSize()).box.size == [20, 10])
  }

  @Test("A text takes only the space that it needs")
  func text() {
    #expect(Laid(Text("Hello").aspectRatio(1, .fit)).box.size == [31, 16])
  }

  @Test("Without a ratio, the ratio of the ideal size applies")
  func ownRatio() {
    let laid = Laid(
      Color().frame(idealWidth: 20, maxWidth: .infinity, idealHeight: 10, maxHeight: .infinity)
        .aspectRatio(nil, .fit))
    #expect(laid.box.size == [400, 200])
  }

  @Test("In a row, a view with a ratio takes the width that its height permits")
  func inStacks() {
    let laid = Laid(
      HStack(spacing: 0, Color("square").aspectRatio(1, .fit), Color("rest")).frame(height: 50))
    #expect(laid["square"].size == [50, 50])
    #expect(laid["rest"] == Box(50, 275, 350, 50))
  }

  @Test("A circle chooses a square of its proposal, and a shape of another path the whole proposal")
  func circles() {
    #expect(Laid(Circle()).box == Box(0, 100, 400, 400))
    #expect(Laid(Circle().frame(width: 100, height: 50))["circle"] == Box(175, 275, 50, 50))
    #expect(Laid(Circle().fixedSize()).box.size == [10, 10])
    let column = Laid(VStack(Circle(), Text("Hello")))
    #expect(column.box.size == [400, 424])
    let size = CGSize(width: 300, height: 300)
    let half = Path(CGRect(x: 0, y: 0, width: 300, height: 150))
    #expect(Laid(V(.shape(.path(half, in: size)))).box.size == [400, 600])
  }
}
