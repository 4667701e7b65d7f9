import Rostrum
import RostrumTesting
import Testing

/// What goes wrong between state and screen elsewhere, and must not here.
@MainActor
struct NavigationTroubleTests {
  private func launch(_ state: Journey.State) -> (Store<Journey.State, Journey.Action>, TestHost) {
    let store = Store(initialState: state) { Journey() }
    return (store, TestHost { JourneyView(store: store) })
  }

  @Test("A sheet of a pushed screen is dismissed for good, and the screen stays")
  func sheetOverScreen() async {
    let (store, host) = launch(Journey.State(path: StackState([Leg.State(number: 1)])))
    await host.button("Write").tap()
    #expect(host.presentations.contains { $0.description.contains("sheet") })
    await host.dismiss()
    await host.settle()
    #expect(store.path[0].note == nil)
    #expect(!host.presentations.contains { $0.description.contains("sheet") })
    #expect(host.path == ["Journey", "Leg 1"])
  }

  @Test("A screen dismisses itself while the root's task waits for its effects")
  func dismissalBesideRootTask() async {
    let (store, host) = launch(Journey.State())
    await host.link("Set off").tap()
    #expect(host.path == ["Journey", "Leg 1"])
    await host.button("Leave").tap()
    #expect(host.path == ["Journey"])
    #expect(store.path.isEmpty)
    #expect(store.isListening)
  }

  @Test("State that is four levels deep is fully shown at launch")
  func deepLink() {
    let (_, host) = launch(
      Journey.State(
        path: StackState([
          Leg.State(number: 1), Leg.State(number: 2, note: Memo.State(text: "Deep", asks: true)),
        ])))
    #expect(
      host.presentations.map(\.description) == [
        """
        screen "Leg 1"
          screen "Leg 2"
            sheet
              alert "Sure?"
        """
      ])
  }

  @Test("Deep state can be dismissed level by level, from the front")
  func deepLinkAndBack() async {
    let (store, host) = launch(
      Journey.State(
        path: StackState([
          Leg.State(number: 1), Leg.State(number: 2, note: Memo.State(text: "Deep", asks: true)),
        ])))
    await host.button("Yes").tap()
    #expect(store.path[1].note?.alert == nil)
    await host.dismiss()
    #expect(store.path[1].note == nil)
    await host.back()
    await host.back()
    #expect(host.path == ["Journey"])
    #expect(store.path.isEmpty)
  }

  @Test("Emptying a path removes a sheet over it, with its effects")
  func emptiedUnderSheet() async {
    let (store, host) = launch(
      Journey.State(
        path: StackState([Leg.State(number: 1, note: Memo.State(text: ""))])))
    await store.send(.home).finish()
    await host.settle()
    #expect(host.path == ["Journey"])
    #expect(host.presentations.isEmpty)
  }

  @Test("A link from anywhere replaces the whole path")
  func absoluteLink() async {
    let (store, host) = launch(
      Journey.State(path: StackState([Leg.State(number: 1), Leg.State(number: 2)])))
    store.send(.link([7, 8, 9]))
    await host.settle()
    #expect(host.path == ["Journey", "Leg 7", "Leg 8", "Leg 9"])
    await host.back()
    #expect(store.path.map(\.number) == [7, 8])
  }

  @Test("State and screen agree after many changes of the path in one turn")
  func manyChanges() async {
    let (store, host) = launch(Journey.State())
    for round in 0..<20 {
      store.send(.link(Array(0...(round % 5))))
      store.send(.home)
      store.send(.link(Array(0...(round % 3))))
    }
    await host.settle()
    #expect(host.path == ["Journey"] + store.path.map { "Leg \($0.number)" })
    #expect(store.path.count == 2)
  }

  @Test("Going back twice before an update pops two screens and reports nothing")
  func backTwice() async {
    let (store, host) = launch(
      Journey.State(path: StackState([Leg.State(number: 1), Leg.State(number: 2)])))
    await host.back()
    await host.back()
    #expect(store.path.isEmpty)
    #expect(host.path == ["Journey"])
  }

  @Test("A missing forEach is reported when the user goes back, with the fix")
  func missingForEach() async {
    let store = Store(initialState: Journey.State(path: StackState([Leg.State(number: 1)]))) {
      EmptyReducer<Journey.State, Journey.Action>()
    }
    let host = TestHost { JourneyView(store: store) }
    await withKnownIssue {
      await host.back()
    } matching: { issue in
      issue.description.contains("sent \"popFrom\", but its path didn't change.")
        && issue.description.contains("Add \".forEach(\\.path, action: \\.path)\"")
    }
    #expect(host.path == ["Journey", "Leg 1"])
  }

  @Test("A missing forEach is reported when a link is followed")
  func missingForEachForLinks() async {
    let store = Store(initialState: Journey.State()) {
      EmptyReducer<Journey.State, Journey.Action>()
    }
    let host = TestHost { JourneyView(store: store) }
    await withKnownIssue {
      await host.link("Set off").tap()
    } matching: {
      $0.description.contains("sent \"push\", but its path didn't change.")
    }
    #expect(host.path == ["Journey"])
  }
}

/// A journey of several legs, whose root listens to something as long as it is on the screen.
@Reducer
struct Journey {
  @ObservableState
  struct State {
    var path = StackState<Leg.State>()
    var isListening = false
  }

  enum Action {
    case home
    case link([Int])
    case path(StackActionOf<Leg>)
    case task
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .home:
        state.path.removeAll()
      case .link(let numbers):
        state.path = StackState(numbers.map { Leg.State(number: $0) })
      case .path:
        break
      case .task:
        state.isListening = true
        return .run { _ in
          for await _ in AsyncStream<Never>.makeStream().stream {}
        }
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Leg() }
  }
}

/// One leg of a journey, about which something can be written.
@Reducer
struct Leg {
  @ObservableState
  struct State: Equatable {
    var number: Int
    @Presents var note: Memo.State?
  }

  enum Action {
    case leaveButtonTapped
    case note(PresentationAction<Memo.Action>)
    case writeButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .leaveButtonTapped:
        return .run { _ in await dismiss() }
      case .note:
        return .none
      case .writeButtonTapped:
        state.note = Memo.State(text: "")
        return .none
      }
    }
    .ifLet(\.$note, action: \.note) { Memo() }
  }
}

/// A text that asks before it goes.
@Reducer
struct Memo {
  @ObservableState
  struct State: Equatable {
    var text: String
    @Presents var alert: AlertState<Never>?

    init(text: String, asks: Bool = false) {
      self.text = text
      if asks {
        alert = AlertState {
          TextState("Sure?")
        } actions: {
          ButtonState(role: .cancel) { TextState("Yes") }
        }
      }
    }
  }

  enum Action { case alert(PresentationAction<Never>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$alert, action: \.alert)
  }
}

struct JourneyView: View {
  @Bindable var store: StoreOf<Journey>

  var body: some View {
    NavigationStack(path: $store.scope(\.path, action: \.path)) {
      NavigationLink("Set off", state: Leg.State(number: 1))
        .navigationTitle("Journey")
        .task { await store.send(.task).finish() }
    } destination: { store in
      LegView(store: store)
    }
  }
}

struct LegView: View {
  @Bindable var store: StoreOf<Leg>

  var body: some View {
    VStack {
      Button("Leave") { store.send(.leaveButtonTapped) }
      Button("Write") { store.send(.writeButtonTapped) }
    }
    .navigationTitle("Leg \(store.number)")
    .sheet(item: $store.scope(\.note, action: \.note)) { store in
      MemoView(store: store)
    }
  }
}

struct MemoView: View {
  @Bindable var store: StoreOf<Memo>

  var body: some View {
    Text(store.text)
      .alert($store.scope(\.alert, action: \.alert))
  }
}
