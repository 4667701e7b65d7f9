import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Lifecycle", .viewsEnd)
struct LifecycleTests {
  @Test("Inner views appear before outer ones, and disappear when they are removed")
  func appear() throws {
    struct Screen: View {
      let log: Log
      @State var isOn = true
      var body: some View {
        Press("toggle") { isOn.toggle() }
        if isOn {
          Column {
            Text(verbatim: "a").onAppear { log("a appears") }.onDisappear { log("a disappears") }
          }
          .onAppear { log("column appears") }
          .onDisappear { log("column disappears") }
        }
      }
    }
    let log = Log()
    let stage = Stage { Screen(log: log) }
    #expect(log.take() == ["a appears", "column appears"])
    try stage.tap("toggle")
    #expect(log.take() == ["a disappears", "column disappears"])
    stage.graph.tearDown()
    #expect(log.take() == [])
  }

  @Test("Changes of an onAppear are part of the same update")
  func appearChangesState() {
    struct Screen: View {
      @State var text = "before"
      var body: some View { Text(verbatim: text).onAppear { text = "after" } }
    }
    #expect(Stage { Screen() }.tree == "text \"after\"")
  }

  @Test("A task of a view that is removed in the same turn never starts")
  func cancelledTask() async {
    let log = Log()
    let stage = Stage { Text(verbatim: "a").task { log("begins") } }
    stage.graph.tearDown()
    while !Task.isCancelled, stage.graph.liveTaskCount > 0 { await Task.yield() }
    #expect(log.take() == [])
  }

  @Test("A graph that is only rendered starts no tasks")
  func noTasks() {
    var environment = EnvironmentValues()
    environment.startsTasks = false
    let graph = ViewGraph(environment: environment) { Text(verbatim: "a").task {} }
    #expect(graph.liveTaskCount == 0)
    graph.tearDown()
  }

  @Test("onChange receives the old and the new value, and the initial one only on request")
  func changes() throws {
    struct Screen: View {
      let log: Log
      @State var number = 1
      var body: some View {
        Press("double") { number *= 2 }
          .onChange(of: number) { log("\($0) to \($1)") }
          .onChange(of: number, initial: true) { log("\($0) to \($1), or first") }
        Press("same") { number += 0 }
      }
    }
    let log = Log()
    let stage = Stage { Screen(log: log) }
    #expect(log.take() == ["1 to 1, or first"])
    try stage.tap("double")
    #expect(log.take() == ["1 to 2", "1 to 2, or first"])
    try stage.tap("same")
    #expect(log.take() == [])
  }

  @Test("A task is cancelled with its node")
  func taskEnds() async throws {
    struct Screen: View {
      let log: Log
      let ends: AsyncStream<Void>
      @State var isOn = true
      var body: some View {
        Press("toggle") { isOn.toggle() }
        if isOn {
          Text(verbatim: "a").task {
            log("starts")
            for await _ in ends {}
            log(Task.isCancelled ? "is cancelled" : "ends")
          }
        }
      }
    }
    let log = Log()
    let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
    let stage = Stage { Screen(log: log, ends: ends) }
    while !Task.isCancelled, log.lines.isEmpty { await Task.yield() }
    #expect(stage.graph.liveTaskCount == 1)
    try stage.tap("toggle")
    while !Task.isCancelled, stage.graph.liveTaskCount > 0 { await Task.yield() }
    #expect(log.take() == ["starts", "is cancelled"])
    continuation.finish()
  }

  @Test("A task with an id restarts when the id changes, and only then")
  func taskID() async throws {
    struct Screen: View {
      let log: Log
      @State var id = 1
      @State var other = 1
      var body: some View {
        Press("id") { id += 1 }
        Press("other") { other += 1 }
        Text(verbatim: "\(other)").task(id: id) { log("task \(id)") }
      }
    }
    let log = Log()
    let stage = Stage { Screen(log: log) }
    while !Task.isCancelled, stage.graph.liveTaskCount > 0 { await Task.yield() }
    try stage.tap("other")
    #expect(stage.graph.liveTaskCount == 0)
    try stage.tap("id")
    while !Task.isCancelled, stage.graph.liveTaskCount > 0 { await Task.yield() }
    #expect(log.take() == ["task 1", "task 2"])
  }
}
