import Observation
import Rostrum
import RostrumTesting
import Testing

// This target's code is on the main actor unless it says otherwise.

@Suite("Features in modules that are on the main actor by default")
struct MainActorByDefaultTests {
  @Test("A feature runs, and its parent presents it")
  func runs() {
    let store = Store(initialState: Home.State()) { Home() }
    store.send(.counter(.up))
    store.send(.open)
    store.send(.destination(.presented(.counter(.up))))
    #expect(store.counter.count == 1)
    #expect(store.destination?.counter?.count == 1)
    store.send(.destination(.dismiss))
    #expect(store.destination == nil)
  }

  @Test("Fields are observed one by one")
  func observed() {
    let store = Store(initialState: Counter.State()) { Counter() }
    var changes = 0
    withObservationTracking {
      _ = store.title
    } onChange: {
      MainActor.assumeIsolated { changes += 1 }
    }
    store.send(.up)
    #expect(changes == 0)
    store.send(.named("A"))
    #expect(changes == 1)
  }

  @Test("A test store follows a feature whose state is compared on the main actor")
  func testStore() async {
    let store = TestStore(initialState: Counter.State()) { Counter() }
    await store.send(.up) { $0.count = 1 }
    await store.send(.load)
    await store.receive(\.named) { $0.title = "loaded" }
  }

  @Test("The stores of cases are those of the features")
  func caseScope() {
    let store = Store(initialState: Destination.State.counter(Counter.State())) {
      Destination.body
    }
    store.case.counter?.send(.up)
    #expect(store.state.counter?.count == 1)
  }

  @Test("A feature that says that it is not isolated runs, too")
  func nonisolated() {
    let store = Store(initialState: Free.State()) { Free() }
    store.send(.up)
    #expect(store.count == 1)
  }
}

@Reducer struct Counter {
  @ObservableState struct State: Equatable {
    var count = 0
    var title: String?
  }
  enum Action {
    case load
    case named(String)
    case up
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .load: return .run { send in await send(.named("loaded")) }
      case .named(let title): state.title = title
      case .up: state.count += 1
      }
      return .none
    }
  }
}

@Reducer enum Destination {
  case counter(Counter)
  case alert(AlertState<Never>)
}

@Reducer struct Home {
  @ObservableState struct State {
    var counter = Counter.State()
    @Presents var destination: Destination.State?
  }
  enum Action {
    case counter(Counter.Action)
    case destination(PresentationAction<Destination.Action>)
    case open
  }
  var body: some Reducer<State, Action> {
    Scope(\.counter, action: \.counter) { Counter() }
    Reduce { state, action in
      if case .open = action { state.destination = .counter(Counter.State()) }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

@Reducer nonisolated struct Free {
  @ObservableState nonisolated struct State {
    var count = 0
  }
  nonisolated enum Action {
    case up
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
