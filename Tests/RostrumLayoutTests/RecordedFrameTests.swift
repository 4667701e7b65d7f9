import RostrumElements
import Testing

/// Frames that were recorded from SwiftUI on macOS, in a window of 400 by 600.
@Suite("Recorded frames") struct RecordedFrameTests {
  @Test("A text is as large as its words, and centred in its window")
  func text() {
    let laid = Laid(Text("Hello"))
    #expect(laid["Hello"].size == [31, 16])
    #expect(laid["Hello"] == Box(184.5, 292, 31, 16))
  }

  @Test("A colour fills the window")
  func color() {
    #expect(Laid(Color())["color"] == Box(0, 0, 400, 600))
  }

  @Test("Text below text has no spacing")
  func textUnderText() {
    let laid = Laid(VStack(Text("wide"), Text("Hello"), Text("Z")))
    #expect(["wide", "Hello", "Z"].map { laid[$0].y - laid.box.y } == [0, 16, 32])
    #expect(["wide", "Hello", "Z"].map { laid[$0].x + laid[$0].width / 2 } == [200, 200, 200])
  }

  @Test("Texts in a row are 8 points apart")
  func textBesideText() {
    let laid = Laid(HStack(Text("abc"), Text("Hello")))
    #expect(laid["abc"].x == laid.box.x)
    #expect(laid["Hello"].x - laid.box.x == 24 + 8)
  }

  @Test("A spacer in a column takes the height, and the width hugs")
  func spacer() {
    let laid = Laid(VStack(Text("wide"), Spacer(), Text("Hello")))
    #expect(laid["wide"].y == 0)
    #expect(laid["Hello"].y == 584)
    #expect(laid.box.size == [45, 600])
  }

  @Test("Three spacers share the space equally")
  func threeSpacers() {
    let laid = Laid(VStack(Text("a"), Spacer(), Text("b"), Spacer(), Spacer(), Text("c")))
    #expect(["a", "b", "c"].map { laid[$0].y } == [0, 200, 584])
  }

  @Test("A colour takes all but the minimum length of the adjacent spacer")
  func colorBesideSpacer() {
    let laid = Laid(
      HStack(
        spacing: 0, Text("Side").frame(width: 80), Color(), Spacer(), Text("End").frame(width: 60)))
    #expect(laid["Side"] == Box(24, 292, 32.5, 16))
    #expect(laid["color"] == Box(80, 0, 252, 600))
    #expect(laid["End"].origin == [358.5, 292])
  }

  @Test("A column that fills next to a colour of fixed width")
  func colorAndColumn() {
    let laid = Laid(
      HStack(
        spacing: 0, Color().frame(width: 120),
        VStack(alignment: .leading, spacing: 8, Text("one"), Text("two"))
          .frame(maxWidth: .infinity, alignment: .leading).padding(16)))
    #expect(laid["color"] == Box(0, 0, 120, 600))
    #expect(laid["one"].origin == [136, 280])
    #expect(laid["two"].origin == [136, 304])
  }

  @Test("A title at the top and a bar at the bottom")
  func titleAndBar() {
    let laid = Laid(
      VStack(
        spacing: 0,
        Text("Title").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
          .padding(.vertical, 8), Spacer(),
        HStack(Text("left"), Spacer(), Text("right")).padding(.horizontal, 16)
          .padding(.vertical, 4)))
    #expect(laid["Title"].origin == [16, 8])
    #expect(laid["left"].origin == [16, 580])
    #expect(laid["right"].maxX == 384)
    #expect(laid["right"].y == 580)
  }

  @Test("A sidebar next to a detail")
  func sidebar() {
    let laid = Laid(
      HStack(
        spacing: 0,
        VStack(
          alignment: .leading, spacing: 4, Text("Inbox"), Text("abcd"), Text("abc"), Text("ab"),
          Text("a")
        ).frame(width: 120).padding(.vertical, 8), Color().frame(width: 1),
        VStack(alignment: .leading, Text("Detail"), Spacer())
          .frame(maxWidth: .infinity, alignment: .leading).padding(12)))
    let names = ["Inbox", "abcd", "abc", "ab", "a"]
    #expect(names.map { laid[$0].y } == [252, 272, 292, 312, 332])
    #expect(Set(names.map { laid[$0].x }) == [41])
    #expect(laid["color"] == Box(120, 0, 1, 600))
    #expect(laid["Detail"].origin == [133, 12])
  }

  @Test("Nested frames, each with an alignment")
  func nestedFrames() {
    let laid = Laid(
      Text("Z").frame(width: 50, height: 30, alignment: .bottomTrailing)
        .frame(width: 150, height: 80, alignment: .topLeading))
    #expect(laid.box.size == [150, 80])
    #expect(laid["Z"].x - laid.box.x == 41)
    #expect(laid["Z"].y - laid.box.y == 14)
    #expect(laid["Z"].size == [9, 16])
  }

  @Test("Padding around frames, and frames around padding")
  func paddingAndFrames() {
    let laid = Laid(
      Text("X").padding(4).frame(width: 80, height: 40).padding(8).frame(width: 150, height: 80)
        .padding(12))
    #expect(laid.box.size == [174, 104])
    #expect(laid["X"].x - laid.box.x == 82.5)
    #expect(laid["X"].y - laid.box.y == 44)
  }

  @Test("Rows that fill a column, one of them aligned to the trailing edge")
  func trailingRow() {
    let laid = Laid(
      VStack(
        alignment: .leading,
        HStack(Text("first"), Spacer()).frame(maxWidth: .infinity),
        Text("second").frame(maxWidth: .infinity, alignment: .trailing)))
    #expect(laid["first"].x == 0)
    #expect(laid["first"].y == laid.box.y)
    #expect(laid["second"].maxX == 400)
    #expect(laid["second"].y - laid.box.y == 16)
  }

  @Test("A frame with a maximum takes the proposal up to it")
  func maximum() {
    let laid = Laid(
      Text("Ranged").frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150))
    #expect(laid.box.size == [300, 150])
    #expect(laid["Ranged"].x - laid.box.x == 113)
    #expect(laid["Ranged"].y - laid.box.y == 67)
  }

  @Test("A frame with only a minimum height isn't higher than that")
  func leastHeight() {
    let laid = Laid(Text("Hello").frame(maxWidth: .infinity, minHeight: 180))
    #expect(laid.box.size == [400, 180])
    #expect(laid["Hello"].y - laid.box.y == 82)
  }

  @Test("A text in the corner of a colour")
  func corner() {
    let laid = Laid(
      ZStack(alignment: .bottomTrailing, Color().frame(width: 200, height: 200), Text("Hello")))
    #expect(laid.box.size == [200, 200])
    #expect(laid["Hello"].maxX - laid.box.x == 200)
    #expect(laid["Hello"].maxY - laid.box.y == 200)
  }

  @Test("Two rows of a list with a divider between them")
  func rows() {
    func row(_ title: String, _ note: String) -> V {
      HStack(
        spacing: 12, Color().frame(width: 44, height: 44),
        VStack(alignment: .leading, spacing: 4, Text(title), Text(note)), Spacer()
      ).padding(.horizontal, 16)
    }
    let laid = Laid(
      VStack(spacing: 16, row("one", "first"), Divider(), row("two", "second")))
    let top = laid.box.y
    #expect([laid["color", 0].y - top, laid["color", 1].y - top] == [0, 77])
    #expect(["one", "first", "two", "second"].map { laid[$0].x } == [72, 72, 72, 72])
    #expect(["one", "first", "two", "second"].map { laid[$0].y - top } == [4, 24, 81, 101])
    #expect(laid["divider"] == Box(0, top + 60, 400, 1))
  }
}
