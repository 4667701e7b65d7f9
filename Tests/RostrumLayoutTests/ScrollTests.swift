import Foundation
import RostrumElements
import RostrumLayout
import Testing

@Suite("Scrolling") struct ScrollTests {
  @Test("A scroll view takes the proposed height, and is as wide as its content")
  func vertical() {
    let laid = Laid(ScrollView(.vertical, Text("Hello")))
    #expect(laid["scroll"] == Box(184.5, 0, 31, 600))
    #expect(laid["Hello"].y == 0)
  }

  @Test("A horizontal scroll view takes the proposed width, and is as high as its content")
  func horizontal() {
    let laid = Laid(ScrollView(.horizontal, HStack(Text("Hello"), Text("X"))))
    #expect(laid["scroll"] == Box(0, 292, 400, 16))
    #expect(laid["Hello"].x == 0)
  }

  @Test("Views without a container form a column")
  func loose() {
    let laid = Laid(ScrollView(.vertical, Text("wide"), Text("Hello")))
    #expect(laid["Hello"].y == 16)
    #expect(laid["Hello"].x - laid["scroll"].x == 7)
  }

  @Test("Content that is longer than its scroll view keeps its size and extends below it")
  func content() {
    let rows = (0..<100).map { Color("row \($0)").frame(height: 20) }
    let column = V(.stack(.vertical), rows, styles: [.spacing(0)])
    let laid = Laid(ScrollView(.vertical, column))
    #expect(laid.placement("scroll")?.contentSize == CGSize(width: 400, height: 2000))
    #expect(laid["row 99"] == Box(0, 1980, 400, 20))
    #expect(laid.placement("row 29")?.visible != nil)
    #expect(laid.placement("row 40")?.visible == nil)
    let scrolled = Laid(
      ScrollView(.vertical, column), offsets: ["scroll": CGPoint(x: 0, y: 500)])
    #expect(scrolled["row 25"] == Box(0, 0, 400, 20))
    #expect(scrolled.placement("row 0")?.visible == nil)
    #expect(scrolled.placement("row 40")?.visible != nil)
  }

  @Test("A scroll view next to texts takes the remaining space")
  func beside() {
    let laid = Laid(VStack(spacing: 0, Text("Hello"), ScrollView(.vertical, Color()), Text("X")))
    #expect(laid["scroll"] == Box(0, 16, 400, 568))
  }

  @Test("A view is as wide as its scroll view, or a fraction of it")
  func relativeFrames() {
    let laid = Laid(
      ScrollView(
        .horizontal,
        HStack(
          spacing: 10, Color("all").containerRelativeFrame(.horizontal),
          Color("third").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10),
          Color("two").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10))
      ).frame(width: 320, height: 100))
    #expect(laid["all"].width == 320)
    #expect(laid["third"].width == 100)
    #expect(laid["two"].width == 210)
    #expect(laid["third"].x - laid["all"].x == 330)
    #expect(laid["third"].height == 100)
  }

  @Test("Outside of scroll views, relative sizes refer to the window")
  func relativeToWindow() {
    let laid = Laid(
      Text("Hello").containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading)
        .padding(10))
    #expect(laid.box == Box(-10, -10, 420, 620))
    #expect(laid["Hello"].origin == [0, 0])
  }
}
