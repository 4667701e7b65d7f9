import Foundation
import RostrumElements
import Testing

@Suite("Ideal sizes") struct FixedSizeTests {
  private let long = "a text that is longer than its window"

  @Test("A long text at its ideal size is a single line that extends beyond the window")
  func longText() {
    let width = Double(long.count) * 8
    let laid = Laid(Text(long).fixedSize(), in: .init(width: 100, height: 100))
    #expect(laid.box == Box((100 - width) / 2, 42, width, 16))
  }

  @Test("A text at its ideal height shows all of its lines, however low its space is")
  func idealHeight() {
    let low = Laid(Text(long).frame(width: 100, height: 20))
    #expect(low[long].height == 16)
    let laid = Laid(
      Text(long).fixedSize(horizontal: false, vertical: true).frame(width: 100, height: 20))
    #expect(laid[long].height == 64)
  }

  @Test("A colour at its ideal size is 10 by 10")
  func color() {
    #expect(Laid(Color().fixedSize()).box.size == [10, 10])
    #expect(Laid(Color().fixedSize(horizontal: true, vertical: false)).box.size == [10, 600])
  }

  @Test("In a row at its ideal size, spacers have their minimum length")
  func row() {
    let laid = Laid(HStack(Text("a"), Spacer(), Color()).fixedSize())
    #expect(laid.box.size == [8 + 8 + 10, 16])
    #expect(laid["color"].height == 16)
  }
}
