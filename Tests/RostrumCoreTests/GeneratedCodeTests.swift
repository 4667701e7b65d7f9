import RostrumCases
import RostrumCore
import RostrumPresentation
import Testing

@MainActor
@Suite("Code that the macros generate")
struct GeneratedCodeTests {
  @Test("Every case of an enum runs its own feature, made as the case says")
  func features() {
    let store = Store(initialState: Destination.State.counter(.init())) { Destination.body }
    store.send(.counter(.up))
    #expect(store.counter?.count == 1)
    let limited = Store(initialState: Destination.State.limited(.init())) { Destination.body }
    limited.send(.limited(.up))
    limited.send(.limited(.up))
    #expect(limited.limited?.count == 1)
    let nested = Store(initialState: Destination.State.modal(.counter(.init()))) {
      Destination.body
    }
    nested.send((\Destination.Action.Cases.modal.counter.up)())
    #expect(nested.modal?.counter?.count == 1)
  }

  @Test("The scope of a store is that of the active case")
  func caseScope() {
    let store = Store(initialState: Destination.State.counter(.init())) { Destination.body }
    guard case .counter(let counter) = store.case else {
      Issue.record("The counter is the active case")
      return
    }
    counter.send(.up)
    #expect(counter.count == 1)
    let data = Store(initialState: Destination.State.pair(1, label: "a")) { Destination.body }
    #expect(data.case.pair?.label == "a")
  }

  @Test("A presented case is reached by one path through state and one through actions")
  func presented() {
    let store = Store(initialState: Parent.State()) { Parent() }
    store.send(.open)
    let child = store.scope(state: \.destination?.counter, action: \.destination.counter)
    child?.send(.up)
    #expect(store.destination?.counter?.count == 1)
  }

  @Test("A default value is made once for each value, and observers run")
  func storage() {
    let made = Counts()
    Counts.$current.withValue(made) {
      var state = Defaults()
      #expect(made.count == 2)
      state.observed = 5
      #expect(state.changes == 1)
      let other = Defaults(first: 7, child: nil)
      #expect(other.first == 7)
      #expect(made.count == 2)
    }
  }

  @Test("A reducer that leaves everything out does nothing")
  func empty() {
    let store = Store(initialState: Blank.State()) { Blank() }
    #expect(store.state == Blank.State())
  }

  @Test("Conformances that are asked for are there")
  func conformances() {
    #expect(Small.State.counter(.init()) == .counter(.init()))
    #expect(Small.Action.counter(.up) == .counter(.up))
  }
}

@Reducer
private struct Counter {
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
private struct Blank {}

@Reducer
private enum Destination {
  case counter(Counter)
  case limited(Counter = Counter(limit: 1))
  case modal(Modal.Body = Modal.body)
  case alert(AlertState<Alert>)
  case pair(Int, label: String)
  case none

  enum Alert {
    case confirmed
  }

  @Reducer
  enum Modal {
    case counter(Counter)
    case blank(Blank)
  }
}

@Reducer(state: .equatable, action: .equatable)
private enum Small {
  case counter(Counter)
}

@Reducer
private struct Parent {
  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
  }
  enum Action {
    case open
    case destination(PresentationAction<Destination.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .open = action { state.destination = .counter(Counter.State()) }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

@ObservableState
private struct Defaults {
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
