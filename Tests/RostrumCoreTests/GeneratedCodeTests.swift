import RostrumCases
import RostrumCore
import RostrumPresentation
import RostrumTesting
import Testing

@MainActor
@Suite("Code that the macros generate", .leakChecked)
struct GeneratedCodeTests {
  @Test("Every case of an enum runs its own feature, made as the case says")
  func features() {
    let store = Store(initialState: TallyRoute.State.counter(.init())) { TallyRoute.body }
    store.send(.counter(.up))
    #expect(store.counter?.count == 1)
    let limited = Store(initialState: TallyRoute.State.limited(.init())) { TallyRoute.body }
    limited.send(.limited(.up))
    limited.send(.limited(.up))
    #expect(limited.limited?.count == 1)
    let nested = Store(initialState: TallyRoute.State.modal(.counter(.init()))) {
      TallyRoute.body
    }
    nested.send((\TallyRoute.Action.Cases.modal.counter.up)())
    #expect(nested.modal?.counter?.count == 1)
  }

  @Test("The scope of a store is that of the active case")
  func caseScope() {
    let store = Store(initialState: TallyRoute.State.counter(.init())) { TallyRoute.body }
    guard case .counter(let counter) = store.case else {
      Issue.record("The counter is the active case")
      return
    }
    counter.send(.up)
    #expect(counter.count == 1)
    let data = Store(initialState: TallyRoute.State.pair(1, label: "a")) { TallyRoute.body }
    #expect(data.case.pair?.label == "a")
  }

  @Test("A presented case is reached by one path through state and one through actions")
  func presented() {
    let store = Store(initialState: TallyHost.State()) { TallyHost() }
    store.send(.open)
    let child = store.scope(state: \.destination?.counter, action: \.destination.counter)
    child?.send(.up)
    #expect(store.destination?.counter?.count == 1)
  }

  @Test("A default value is made once for each value, and observers run")
  func storage() {
    let made = Counts()
    Counts.$current.withValue(made) {
      var state = DefaultValues()
      #expect(made.count == 2)
      state.observed = 5
      #expect(state.changes == 1)
      let other = DefaultValues(first: 7, child: nil)
      #expect(other.first == 7)
      #expect(made.count == 2)
    }
  }

  @Test("A reducer that leaves everything out does nothing")
  func empty() {
    let store = Store(initialState: Idle.State()) { Idle() }
    #expect(store.state == Idle.State())
  }

  @Test("Conformances that are asked for are there")
  func conformances() {
    #expect(TallyOnly.State.counter(.init()) == .counter(.init()))
    #expect(TallyOnly.Action.counter(.up) == .counter(.up))
  }
}

@Reducer
private struct Tally {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action: Equatable {
    case up
  }
  var limit = Int.max
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count = min(limit, state.count + 1)
      return .none
    }
  }
}

@Reducer
private struct Idle {}

@Reducer
private enum TallyRoute {
  case counter(Tally)
  case limited(Tally = Tally(limit: 1))
  case modal(Modal.Body = Modal.body)
  case alert(AlertState<Alert>)
  case pair(Int, label: String)
  case none

  enum Alert {
    case confirmed
  }

  @Reducer
  enum Modal {
    case counter(Tally)
    case blank(Idle)
  }
}

@Reducer(state: .equatable, action: .equatable)
private enum TallyOnly {
  case counter(Tally)
}

@Reducer
private struct TallyHost {
  @ObservableState
  struct State {
    @Presents var destination: TallyRoute.State?
  }
  enum Action {
    case open
    case destination(PresentationAction<TallyRoute.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .open = action { state.destination = .counter(Tally.State()) }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

@ObservableState
private struct DefaultValues {
  var first = Counts.next()
  var observed = 0 {
    didSet { changes += 1 }
  }
  var changes = 0
  @Presents var child: Int? = Counts.next()
}

/// Counts how often a default value is made.
private final class Counts: @unchecked Sendable {
  @TaskLocal static var current = Counts()

  // NB: Only ever used in one test, on one actor.
  var count = 0

  static func next() -> Int {
    current.count += 1
    return current.count
  }
}
