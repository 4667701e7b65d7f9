import Foundation
import RostrumElements
import Testing

@Suite("Stacks") struct StackTests {
  @Test("Colours share the width equally, whatever is around them")
  func equalShares() {
    let laid = Laid(HStack(spacing: 10, Color("a"), Color("b"), Color("c")))
    let width = (400.0 - 20) / 3
    // Places are on pixels, of which there are two to a point.
    #expect(laid["a"] == Box(0, 0, width, 600))
    #expect(laid["b"] == Box(136.5, 0, width, 600))
    #expect(laid["c"] == Box(273.5, 0, width, 600))
  }

  @Test("The least flexible view receives space first, wherever it is")
  func leastFlexibleFirst() {
    let laid = Laid(
      HStack(
        spacing: 0, Color("free"), Color("range").frame(minWidth: 50, maxWidth: 100),
        Text("fixed").frame(width: 60)))
    #expect(laid["range"].width == 100)
    #expect(laid["free"].width == 240)
    #expect(laid["free"].x == 0)
  }

  @Test("A view with a maximum below its share leaves the rest to the others")
  func ranges() {
    let laid = Laid(
      HStack(
        spacing: 0, Color("a").frame(maxWidth: 60), Color("b").frame(maxWidth: 200), Color("c")))
    #expect(["a", "b", "c"].map { laid[$0].width } == [60, 170, 170])
  }

  @Test("Of two views that fill, the one with the greater minimum receives at least that")
  func leastLengths() {
    let laid = Laid(HStack(spacing: 0, Color("a"), Color("b").frame(minWidth: 300)))
    #expect(laid["b"].width == 300)
    #expect(laid["a"].width == 100)
  }

  @Test("A view with a higher priority receives all but the minimum lengths of the others")
  func priorities() {
    let laid = Laid(
      HStack(
        spacing: 0, Color("low").frame(minWidth: 40), Color("high").layoutPriority(1),
        Spacer(minLength: 20)))
    #expect(laid["high"].width == 340)
    #expect(laid["low"] == Box(0, 0, 40, 600))
  }

  @Test("Views with equal priority share the space that lower ones don't need")
  func groupsOfPriorities() {
    let laid = Laid(
      VStack(
        spacing: 0, Color("a").layoutPriority(2), Color("low"), Color("b").layoutPriority(2),
        Color("c").frame(minHeight: 100).layoutPriority(1)))
    #expect(["a", "b", "c", "low"].map { laid[$0].height } == [250, 250, 100, 0])
  }

  @Test("A long text with a lower priority keeps the width of its longest word")
  func priorityOfText() {
    let laid = Laid(
      HStack(
        spacing: 0, Text("some longest words"),
        Text("important words that are rather long").layoutPriority(1)),
      in: .init(width: 300, height: 100))
    // 56 points are set aside for “longest”; what the other text leaves of the rest comes on top.
    #expect(laid["important words that are rather long"].width == 192)
    #expect(laid["some longest words"].width == 96)
  }

  @Test("Spacers share the space that colours leave", arguments: [1, 2, 3])
  func spacerCounts(_ count: Int) {
    let spacers = (0..<count).map { _ in Spacer() }
    let laid = Laid(
      V(.stack(.horizontal), [Text("a")] + spacers + [Color().frame(width: 92)], styles: []))
    #expect(laid["a"].x == 0)
    #expect(laid["color"].maxX == 400)
  }

  @Test("A spacer keeps its minimum length, and the stack overflows its window evenly")
  func spacerMinimum() {
    let laid = Laid(
      HStack(Color("a").frame(width: 200), Spacer(minLength: 100), Color("b").frame(width: 200)))
    #expect(laid.box == Box(-50, 0, 500, 600))
    #expect(laid["b"].x == 250)
  }

  @Test("A spacer with a minimum of zero collapses, and one in a frame has the frame's length")
  func spacerLengths() {
    let none = Laid(HStack(Text("a"), Spacer(minLength: 0), Text("b")).fixedSize())
    #expect(none["b"].x - none["a"].maxX == 0)
    let standard = Laid(HStack(Text("a"), Spacer(), Text("b")).fixedSize())
    #expect(standard["b"].x - standard["a"].maxX == 8)
    let framed = Laid(HStack(Text("a"), Spacer().frame(width: 50), Text("b")))
    #expect(framed["b"].x - framed["a"].maxX == 50)
    let row = Laid(VStack(Text("a"), Spacer().frame(height: 50), Text("b")))
    #expect(row["b"].y - row["a"].maxY == 50)
    #expect(row.box.width == 8)
  }

  @Test("A spacer has no length across the axis of its stack")
  func spacerAcross() {
    let column = Laid(VStack(Text("a"), Spacer()))
    #expect(column.box.size == [8, 600])
    let row = Laid(HStack(Text("a"), Spacer()))
    #expect(row.box.size == [400, 16])
  }

  @Test("A spacer outside of stacks expands along both axes")
  func looseSpacer() {
    #expect(Laid(ZStack(Text("a"), Spacer())).box.size == [400, 600])
  }

  @Test("A divider is a line across the axis of its stack")
  func dividers() {
    let column = Laid(VStack(Text("a"), Divider(), Text("b")))
    #expect(column["divider"].size == [400, 1])
    #expect(column["b"].y - column["a"].y == 16 + 8 + 1 + 8)
    let row = Laid(HStack(Text("a"), Divider(), Text("b")))
    #expect(row["divider"].size == [1, 600])
    #expect(row["b"].x - row["a"].x == 8 + 8 + 1 + 8)
  }

  @Test("A divider in a row at its ideal height is as high as the highest of its neighbours")
  func dividerAtIdealHeight() {
    let laid = Laid(
      HStack(Color().frame(width: 20, height: 50), Divider(), Text("b"))
        .fixedSize(horizontal: false, vertical: true))
    #expect(laid["divider"].height == 50)
    #expect(laid["divider"].y == 275)
  }

  @Test("Buttons in a column at its ideal width are as wide as the widest of them")
  func equalWidths() {
    let laid = Laid(
      VStack(
        Text("a").frame(maxWidth: .infinity).background(Color("one")),
        Text("a long one").frame(maxWidth: .infinity).background(Color("two"))
      ).fixedSize(horizontal: true, vertical: false))
    #expect(laid["one"].width == 80)
    #expect(laid["two"].width == 80)
    #expect(laid["a"].x == 196)
  }

  @Test("A stack without views takes nothing")
  func empty() {
    #expect(Laid(VStack()).box == Box(200, 300, 0, 0))
    #expect(Laid(HStack(spacing: 20)).box.size == [0, 0])
    #expect(Laid(ZStack()).box.size == [0, 0])
  }

  @Test("Views are at the edge of the stack's alignment")
  func alignment() {
    let column = Laid(VStack(alignment: .trailing, Text("a"), Text("longer")))
    #expect(column["a"].maxX == column["longer"].maxX)
    let row = Laid(
      HStack(alignment: .bottom, Text("a"), Color().frame(width: 10, height: 100)))
    #expect(row["a"].maxY == row["color"].maxY)
    let top = Laid(HStack(alignment: .top, Text("a"), Color().frame(width: 10, height: 100)))
    #expect(top["a"].y == top["color"].y)
  }

  @Test("Texts of different sizes share a baseline")
  func baselines() {
    let laid = Laid(
      HStack(alignment: .firstTextBaseline, Text("large").font(.title), Text("small")))
    // The baselines are 24 and 12 below the upper sides.
    #expect(laid["small"].y - laid["large"].y == 12)
    #expect(laid.box.height == 32)
  }

  @Test("The baseline of a column is that of its first line, or the bottom without text")
  func baselinesOfContainers() {
    let laid = Laid(
      HStack(
        alignment: .firstTextBaseline, VStack(Text("first"), Text("second")).padding(.top, 10),
        Text("beside"), Color().frame(width: 10, height: 10)))
    #expect(laid["beside"].y == laid["first"].y)
    #expect(laid["color"].maxY == laid["first"].y + 12)
    let last = Laid(
      HStack(alignment: .lastTextBaseline, VStack(Text("first"), Text("second")), Text("beside")))
    #expect(last["beside"].y == last["second"].y)
  }

  @Test("With a proposed width of zero, each view has its minimum width")
  func zeroWindow() {
    let laid = Laid(
      HStack(spacing: 0, Color().frame(minWidth: 30), Text("some longest"), Spacer()),
      in: .init(width: 0, height: 0))
    #expect(laid.box.size == [30 + 56 + 8, 16])
  }

  @Test("With negative spacing, views overlap")
  func negativeSpacing() {
    let laid = Laid(
      HStack(spacing: -10, Color("a").frame(width: 40), Color("b").frame(width: 40)))
    #expect(laid.box.width == 70)
    #expect(laid["b"].x - laid["a"].x == 30)
  }

  @Test("In a scrollable column, each view has its ideal height")
  func idealLengths() {
    let laid = Laid(
      ScrollView(
        .vertical,
        VStack(
          spacing: 0, Color("a"), Color("b").frame(minHeight: 20, idealHeight: 70, maxHeight: 90),
          Spacer(), Text("c"))))
    #expect(laid["a"].height == 10)
    #expect(laid["b"].height == 70)
    #expect(laid["c"].y == 88)
  }
}
