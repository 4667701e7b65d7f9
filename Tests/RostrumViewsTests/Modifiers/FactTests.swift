import Testing

@testable import RostrumViews

@MainActor @Suite(.viewsEnd) struct FactTests {
  @Test func accessibilitySaysItsOwnWords() {
    let view = Rendering {
      Button("x") {}
        .accessibilityLabel("Close")
        .accessibilityHint("Closes \(2) windows")
        .accessibilityValue(String("open"))
        .accessibilityIdentifier("close-button")
      Text("decoration").accessibilityHidden(true)
      Text("content").accessibilityHidden(false)
    }
    #expect(
      view.outline == """
        button label="Close" message="Closes 2 windows" identifier="close-button" \
        valueText="open"
          text "x"
        text "decoration" accessibilityHidden
        text "content"
        """)
  }

  @Test func badgesAreWordsAndZeroIsNone() {
    let view = Rendering {
      Text("a").badge(3)
      Text("b").badge(0)
      Text("c").badge("new")
    }
    #expect(view.outline == "text \"a\" badge=\"3\"\ntext \"b\"\ntext \"c\" badge=\"new\"")
  }

  @Test func aTappedTextActs() throws {
    var taps = 0
    let view = Rendering { Text("a").onTapGesture { taps += 1 } }
    #expect(view.outline == #"text "a" tappable"#)
    try view.perform(.tap, on: .text)
    #expect(taps == 1)
  }

  @Test func aHiddenViewKeepsItsPlace() {
    let view = Rendering { Text("a").hidden() }
    #expect(view.outline == #"text "a" hidden"#)
  }

  @Test func pullingAListRefreshesIt() async throws {
    let (stream, refreshed) = AsyncStream.makeStream(of: Void.self)
    let view = Rendering {
      List { Text("a") }.refreshable { refreshed.yield() }
    }
    try view.perform(.refresh, on: .list)
    var pulls = stream.makeAsyncIterator()
    #expect(await pulls.next() != nil)
  }

  @Test func aListWithoutAnActionCannotBePulled() throws {
    let view = Rendering { List { Text("a") } }
    let list = try view.only(.list)
    #expect(throws: EventRefusal.unsupported(list.id, .list, .refresh)) {
      try view.perform(.refresh, on: list)
    }
  }
}
