import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("The end of a graph")
struct TearDownTests {
  struct Screen: View {
    let log: Log
    let never: AsyncStream<Void>
    @State var sheet = true
    var body: some View {
      Press("act") { log("act") }
        .onDisappear { log("content disappears") }
        .task {
          log("task begins")
          for await _ in never {}
          log("task ends")
        }
        .sheet(isPresented: $sheet) {
          Text(verbatim: "sheet").onDisappear { log("sheet disappears") }
        }
    }
  }

  @Test("Views disappear, tasks are cancelled, nothing remains, and events are refused")
  func tearDown() async throws {
    let log = Log()
    let (never, continuation) = AsyncStream.makeStream(of: Void.self)
    let graph = ViewGraph { Screen(log: log, never: never) }
    let button = try #require(graph.root.children.first)
    while !Task.isCancelled, log.take() != ["task begins"] { await Task.yield() }
    graph.tearDown()
    #expect(log.take() == ["content disappears", "sheet disappears"])
    #expect(graph.liveNodeCount == 0)
    #expect(graph.presentations.isEmpty)
    #expect(throws: EventRefusal.absent(button.id)) {
      try graph.perform(UserEvent(button.id, .tap))
    }
    while !Task.isCancelled, graph.liveTaskCount > 0 { await Task.yield() }
    #expect(log.take() == ["task ends"])
    continuation.finish()
  }
}
