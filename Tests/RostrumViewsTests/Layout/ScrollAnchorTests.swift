import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Anchors and phases of scroll views", .viewsEnd) struct ScrollAnchorTests {
  private func anchors(_ view: Rendering) throws -> ScrollAnchors? {
    let interaction = try view.only(.scroll).state.interaction(.scrollAnchors)
    if case .scrollAnchors(let anchors)? = interaction { return anchors }
    return nil
  }

  @Test("An anchor is for all purposes")
  func all() throws {
    let view = Rendering { ScrollView { Text("a") }.defaultScrollAnchor(.bottom) }
    #expect(try anchors(view) == ScrollAnchors(initialOffset: .bottom, sizeChanges: .bottom))
    #expect(try view.only(.scroll).styles == [.scrollAlignment(.bottom)])
    #expect(try anchors(view)?.description == "initial:0.5,1 sizes:0.5,1")
  }

  @Test("An anchor for one purpose takes the place of the one for all")
  func roles() throws {
    let view = Rendering {
      ScrollView { Text("a") }
        .defaultScrollAnchor(.top, for: .initialOffset)
        .defaultScrollAnchor(nil, for: .alignment)
        .defaultScrollAnchor(.bottom)
    }
    #expect(try anchors(view) == ScrollAnchors(initialOffset: .top, sizeChanges: .bottom))
    #expect(try view.only(.scroll).styles.isEmpty)
    let aligned = Rendering {
      ScrollView { Text("a") }.defaultScrollAnchor(.center, for: .alignment)
    }
    #expect(try anchors(aligned) == nil)
    #expect(try aligned.only(.scroll).styles == [.scrollAlignment(.center)])
    let plain = Rendering { ScrollView { Text("a") }.defaultScrollAnchor(nil) }
    #expect(try anchors(plain) == nil)
  }

  @Test("A point outside of the content is at its edge")
  func outside() {
    let anchors = ScrollAnchors(initialOffset: UnitPoint(x: -.infinity, y: 2))
    #expect(anchors.initialOffset == .bottomLeading)
    #expect(ScrollAnchors(sizeChanges: UnitPoint(x: .nan, y: 0)).sizeChanges == .topLeading)
  }

  struct Messages: View {
    @State private var count = 60

    var body: some View {
      VStack {
        ScrollView {
          VStack { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 40) } }
        }
        .defaultScrollAnchor(.bottom)
        Button("More") { count += 30 }
      }
    }
  }

  @Test("Content begins at its anchor and stays there as it grows, unless the user has scrolled")
  func growth() async {
    let host = TestHost { Messages() }
    #expect(host.text("Row 59").isVisible && !host.text("Row 0").isVisible)
    await host.button("More").tap()
    #expect(host.text("Row 89").isVisible)
    await host.role(.scroll)().scroll(y: -600)
    #expect(!host.text("Row 89").isVisible)
    await host.button("More").tap()
    #expect(!host.text("Row 119").isVisible)
  }

  struct Phases: View {
    @State private var phases: [ScrollPhase] = []
    @State private var height = 0.0

    var body: some View {
      VStack {
        ScrollView {
          VStack { ForEach(0..<60, id: \.self) { Text("Row \($0)").frame(height: 40) } }
        }
        .onScrollPhaseChange { old, new, context in
          if phases.isEmpty { phases.append(old) }
          phases.append(new)
          height = context.geometry.contentSize.height
        }
        Text(verbatim: phases.map(\.rawValue).joined(separator: " "))
        Text(verbatim: height > 2000 ? "high" : "low")
      }
    }
  }

  @Test("A view is told what a scroll view does, and its geometry")
  func phases() async throws {
    let host = TestHost { Phases() }
    await host.role(.scroll)().scroll(y: 100)
    #expect(host.text("idle interacting idle").exists)
    #expect(host.text("high").exists)
    let region = try #require(host.graph.root.descendants.first { $0.role == .scroll })
    let event = UserEvent(region.id, .scrollPhase(.init(.idle)))
    try host.graph.perform(event)
    #expect(host.text("idle interacting idle").exists)
  }

  @Test("A scroll view that nobody follows tells no phases")
  func unfollowed() throws {
    let view = Rendering { ScrollView { Text("a") } }
    #expect(try !view.only(.scroll).state.accepts(.scrollPhases))
    #expect(throws: EventRefusal.self) {
      try view.perform(.scrollPhase(.init(.interacting)), on: .scroll)
    }
    let inner = Rendering {
      ScrollView { ScrollView(.horizontal) { Text("a") } }.onScrollPhaseChange { _, _ in }
    }
    #expect(inner.all(.scroll).map { $0.state.accepts(.scrollPhases) } == [true, false])
  }
}
