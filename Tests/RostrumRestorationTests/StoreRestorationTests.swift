import Rostrum
import RostrumRestoration
import RostrumTesting
import Testing

@MainActor
@Suite("Restoration of stores", .leakChecked)
struct StoreRestorationTests {
  @Test("A sheet of a feature comes back with its texts")
  func sheet() async {
    let host = TestHost { ShelfView(store: .new) }
    await host.button("Jot").tap()
    await host.textField("Text").type("half a sen")
    await host.textField("Color").type("blue")
    let before = host.screen
    await host.relaunch()
    #expect(host.sheet().exists)
    #expect(host.textField("Text").value == "half a sen")
    #expect(host.textField("Color").value == "blue")
    #expect(host.screen == before)
    #expect(host.restorationIssues == [])
  }

  @Test("A restored sheet works: it is edited, dismissed, and stays away")
  func sheetWorks() async {
    let host = TestHost { ShelfView(store: .new) }
    await host.button("Jot").tap()
    await host.relaunch()
    await host.textField("Text").type("more")
    #expect(host.textField("Text").value == "more")
    await host.dismiss()
    #expect(host.presentations.isEmpty)
    await host.relaunch()
    #expect(host.presentations.isEmpty)
    await host.button("Jot").tap()
    #expect(host.textField("Text").value == "")
    #expect(host.textField("Color").value == "red")
  }

  @Test("An alert comes back with its buttons, which send their actions")
  func alert() async {
    let host = TestHost { ShelfView(store: .new) }
    await host.button("Add").tap()
    await host.button("Ask").tap()
    let before = host.screen
    await host.relaunch()
    #expect(host.screen == before)
    await host.alert().button("Clear").tap()
    #expect(host.presentations.isEmpty)
    #expect(!host.button("Open 1").exists)
  }

  @Test("A confirmation dialog comes back")
  func dialog() async {
    let host = TestHost { ShelfView(store: .new) }
    await host.button("Choose").tap()
    let before = host.screen
    await host.relaunch()
    #expect(host.screen == before)
    await host.dialog().button("Keep").tap()
    #expect(host.presentations.isEmpty)
  }

  @Test("A stack comes back with its screens, and new screens have new ids")
  func stack() async {
    let host = TestHost { ShelfView(store: .new) }
    await host.button("Add").tap()
    await host.button("Open 1").tap()
    await host.button("Read").tap()
    await host.button("Rate").tap()
    await host.button("Note").tap()
    await host.textField("Text").type("A note")
    let before = host.screen
    await host.relaunch()
    #expect(host.screen == before)
    #expect(host.path == ["Shelf", "Book 1", "Note"])
    await host.back()
    #expect(host.text("Read 1 times, 1 stars").exists)
    await host.button("Note").tap()
    #expect(host.textField("Text").value == "")
    await host.back()
    #expect(host.text("Read 1 times, 1 stars").exists)
  }

  @Test("Rows keep their states, and the state of their views")
  func rows() async {
    let host = TestHost { ShelfView(store: .new) }
    for _ in 0..<3 { await host.button("Add").tap() }
    await host.toggle("Details of 2").setOn(true)
    await host.button("Star 2").tap()
    await host.button("Remove").tap()
    let before = host.screen
    await host.relaunch()
    #expect(host.screen == before)
    #expect(host.toggle("Details of 2").isOn)
    #expect(!host.toggle("Details of 3").isOn)
    #expect(host.text("1 stars").exists)
  }

  @Test("A value in memory that features share belongs to the launch")
  func inMemory() async {
    let host = TestHost { ShelfView(store: .new) }
    await host.button("Visit").tap()
    await host.button("Visit").tap()
    await host.relaunch()
    #expect(host.text("Visits: 2").exists)
    await host.button("Visit").tap()
    await host.relaunch()
    #expect(host.text("Visits: 3").exists)
  }

  @Test("Effects aren't kept, and tasks of views run as after any launch")
  func tasks() async {
    let host = TestHost { Visitor(store: Store(initialState: Visits.State()) { Visits() }) }
    await host.settle()
    #expect(host.text("1 visits").exists)
    await host.relaunch()
    #expect(host.text("2 visits").exists)
  }

  @Test("Stores of one type restore in the order in which they were made")
  func several() async {
    let host = TestHost {
      VStack {
        JotterView(store: Store(initialState: Jotter.State()) { Jotter() })
        JotterView(store: Store(initialState: Jotter.State()) { Jotter() })
      }
    }
    await host.textField("Text").first.type("one")
    await host.textField("Text").last.type("two")
    await host.relaunch()
    #expect(host.textField("Text").first.value == "one")
    #expect(host.textField("Text").last.value == "two")
  }

  @Test("A store whose state isn't Codable is reset, and is listed with its place")
  func notCodable() async throws {
    let host = TestHost { Tally(store: Store(initialState: Count.State()) { Count() }) }
    await host.button("Count 0").tap()
    await host.relaunch()
    #expect(host.button("Count 0").exists)
    let issue = try #require(host.restorationIssues.first)
    #expect(issue.kind == .notCodable)
    #expect(
      issue.declaration.hasPrefix("The store at RostrumRestorationTests/StoreRestorationTests"))
    #expect(host.restorationIssues.count == 1)
  }

  @Test("A store that a test makes outside the launch keeps its state, and is listed")
  func outside() async {
    let store = Store(initialState: Jotter.State()) { Jotter() }
    let host = TestHost { JotterView(store: store) }
    await host.textField("Text").type("alive")
    await host.relaunch()
    #expect(host.textField("Text").value == "alive")
    #expect(host.restorationIssues.map(\.kind) == [.madeOutside])
  }

  @Test("A store that is released takes its place with it")
  func released() async {
    let host = TestHost { Opener() }
    let count = host.snapshot?.entries.count
    await host.button("Open").tap()
    await host.textField("Text").type("gone")
    #expect(host.snapshot?.entries.count == count.map { $0 + 2 })
    await host.dismiss()
    #expect(host.snapshot?.entries.count == count)
  }
}

private struct Opener: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { Owner() }
  }

  struct Owner: View {
    @State private var store = Store(initialState: Jotter.State()) { Jotter() }

    var body: some View { JotterView(store: store) }
  }
}

@Reducer
private struct Visits {
  @ObservableState
  struct State: Codable {
    var count = 0
  }

  enum Action {
    case counted
    case task
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .counted:
        state.count += 1
        return .none
      case .task:
        return .run { send in await send(.counted) }
      }
    }
  }
}

private struct Visitor: View {
  let store: StoreOf<Visits>

  var body: some View {
    Text("\(store.count) visits").task { await store.send(.task).finish() }
  }
}

@Reducer
private struct Count {
  @ObservableState
  struct State {
    var count = 0
  }

  enum Action { case tapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

private struct Tally: View {
  let store: StoreOf<Count>

  var body: some View {
    Button("Count \(store.count)") { store.send(.tapped) }
  }
}
