import RostrumScenes
import RostrumViews
import Testing

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
        button identifier="close-button" label="Close" hint="Closes 2 windows" \
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

  @Test("A list is marked as refreshing until the action ends, which runs once at a time")
  func refreshing() async throws {
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let (starts, started) = AsyncStream.makeStream(of: Int.self)
    var count = 0
    let view = Rendering {
      List { Text("a") }.refreshable {
        count += 1
        started.yield(count)
        for await _ in gate { break }
      }
    }
    #expect(view.outline.hasPrefix("list refreshable\n"))
    try view.perform(.refresh, on: .list)
    #expect(view.outline.hasPrefix("list refreshable refreshing\n"))
    var runs = starts.makeAsyncIterator()
    #expect(await runs.next() == 1)
    try view.perform(.refresh, on: .list)
    opening.yield()
    while view.outline.hasPrefix("list refreshable refreshing") {
      await Task.yield()
      _ = view.graph.update()
    }
    #expect(count == 1)
    try view.perform(.refresh, on: .list)
    #expect(await runs.next() == 2)
    opening.finish()
  }

  @Test("A refresh is cancelled when its list is removed")
  func refreshEnds() async throws {
    let (ends, ended) = AsyncStream.makeStream(of: Bool.self)
    struct Screen: View {
      let ended: AsyncStream<Bool>.Continuation
      @State private var isShown = true

      var body: some View {
        Button("Hide") { isShown = false }
        if isShown {
          List { Text("a") }.refreshable {
            let (gate, _) = AsyncStream.makeStream(of: Void.self)
            for await _ in gate {}
            ended.yield(Task.isCancelled)
          }
        }
      }
    }
    let view = Rendering { Screen(ended: ended) }
    try view.perform(.refresh, on: .list)
    try view.perform(.tap, on: .button)
    var endings = ends.makeAsyncIterator()
    #expect(await endings.next() == true)
  }

  @Test func aListWithoutAnActionCannotBePulled() throws {
    let view = Rendering { List { Text("a") } }
    let list = try view.only(.list)
    #expect(throws: EventRefusal.unsupported(list.id, .list, .refresh)) {
      try view.perform(.refresh, on: list)
    }
  }
}
