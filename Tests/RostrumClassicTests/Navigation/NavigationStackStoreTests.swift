import RostrumClassic
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct NavigationStackStoreTests {
  let store = Store(initialState: Tour.State()) { Tour() }
  let renders = Renders()
  let host: TestHost

  init() {
    let (store, renders) = (store, renders)
    host = TestHost { TourView(store: store, renders: renders) }
  }

  @Test("A link with state pushes the state")
  func push() async {
    await host.link("Meet Blob").tap()
    #expect(host.path == ["Tour", "Guest"])
    #expect(store.withState { Array($0.path) } == [.guest(Guest.State(name: "Blob"))])
  }

  @Test("Going back sends one pop, with the id of the screen that goes")
  func back() async throws {
    await host.link("Meet Blob").tap()
    let id = try #require(store.withState(\.path.ids.last))
    await host.back()
    #expect(host.path == ["Tour"])
    #expect(store.withState(\.pops) == [id])
  }

  @Test("Acting on a screen changes that screen's state, and evaluates nothing else")
  func act() async {
    await host.link("Meet Blob").tap()
    let before = renders.count
    await host.button("Greet Blob").tap()
    #expect(host.text("Greetings: 1").exists)
    #expect(renders.count == before)
  }

  @Test("A screen on top leaves those below as they are")
  func pushOnTop() async {
    await host.link("Meet Blob").tap()
    let before = renders.count
    store.send(.count)
    await host.settle()
    #expect(host.path == ["Tour", "Guest", "Counter"])
    #expect(renders.count == before + 1)
  }

  @Test("A screen that dismisses itself takes those above with it")
  func dismiss() async throws {
    await host.link("Meet Blob").tap()
    let id = try #require(store.withState(\.path.ids.last))
    store.send(.count)
    await host.settle()
    store.send(.path(.element(id: id, action: .guest(.leave))))
    await host.settle()
    #expect(host.path == ["Tour"])
  }

  @Test("A path that is there at launch is on the screen at once")
  func launch() {
    let store = Store(
      initialState: Tour.State(
        path: StackState([
          .guest(Guest.State(name: "Blob")), .counter(Counter.State(count: 3)),
        ]))
    ) { Tour() }
    let renders = renders
    let host = TestHost { TourView(store: store, renders: renders) }
    #expect(host.path == ["Tour", "Guest", "Counter"])
    #expect(host.button("Count: 3").exists)
  }

  @Test("The screens of one feature take its stores")
  func oneFeature() async {
    let store = Store(
      initialState: Line.State(path: StackState([Guest.State(name: "Blob")]))
    ) { Line() }
    let host = TestHost {
      NavigationStackStore(store.scope(state: \.path, action: { Line.Action.path($0) })) {
        Text("First").navigationTitle("Line")
      } destination: { (store: StoreOf<Guest>) in
        GuestView(store: store).navigationTitle("Guest")
      }
    }
    #expect(host.path == ["Line", "Guest"])
    await host.button("Greet Blob").tap()
    #expect(host.text("Greetings: 1").exists)
  }

  @Test("A link whose state is of another type than the path's is reported")
  func wrongLink() async {
    await withKnownIssue {
      await host.link("Get lost").tap()
    } matching: { issue in
      issue.description.contains(
        "the path of its navigation stack holds values of a different type")
    }
    #expect(host.path == ["Tour"])
  }

  @Test("A path that no reducer runs is reported, with the fix")
  func unhandled() async {
    let store = Store(
      initialState: Tour.State(path: StackState([.guest(Guest.State(name: "Blob"))]))
    ) { EmptyReducer<Tour.State, Tour.Action>() }
    let renders = renders
    let host = TestHost { TourView(store: store, renders: renders) }
    await withKnownIssue {
      await host.back()
    } matching: { issue in
      issue.description.contains("sent \"popFrom\", but its path didn't change.")
    }
  }
}

/// A stack of features of two kinds.
struct Tour: Reducer {
  struct Path: Reducer {
    enum State: Equatable {
      case counter(Counter.State)
      case guest(Guest.State)
    }

    enum Action {
      case counter(Counter.Action)
      case guest(Guest.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.counter, action: /Action.counter) { Counter() }
      Scope(state: /State.guest, action: /Action.guest) { Guest() }
    }
  }

  struct State: Equatable {
    var path = StackState<Path.State>()
    var pops: [StackElementID] = []
  }

  enum Action {
    case count
    case path(StackAction<Path.State, Path.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .count: state.path.append(.counter(Counter.State()))
      case .path(.popFrom(let id)): state.pops.append(id)
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: /Action.path) { Path() }
  }
}

private struct TourView: View {
  let store: StoreOf<Tour>
  let renders: Renders

  var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
      VStack {
        NavigationLink("Meet Blob", state: Tour.Path.State.guest(Guest.State(name: "Blob")))
        NavigationLink("Get lost", state: 7)
      }
      .navigationTitle("Tour")
    } destination: { state in
      switch state {
      case .counter:
        CaseLet(/Tour.Path.State.counter, action: Tour.Path.Action.counter) { store in
          renders.of { CounterButton("Count", store: store).navigationTitle("Counter") }
        }
      case .guest:
        CaseLet(/Tour.Path.State.guest, action: Tour.Path.Action.guest) { store in
          renders.of { GuestView(store: store).navigationTitle("Guest") }
        }
      }
    }
  }
}

/// A stack of guests.
struct Line: Reducer {
  struct State: Equatable {
    var path = StackState<Guest.State>()
  }

  enum Action {
    case path(StackActionOf<Guest>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer<State, Action>().forEach(\.path, action: /Action.path) { Guest() }
  }
}
