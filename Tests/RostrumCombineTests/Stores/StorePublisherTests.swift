import Rostrum
import RostrumCombine
import RostrumTesting
import Testing

@MainActor
@Suite("Publishers of stores", .leakChecked)
struct StorePublisherTests {
  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var total = 0
      var other = 0
    }
    enum Action { case increment, other, incrementThrice }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .increment: state.total += 1
        case .other: state.other += 1
        case .incrementThrice:
          return .merge(.send(.increment), .send(.increment), .send(.increment))
        }
        return .none
      }
    }
  }

  @Test("A field is published at once, and whenever it has become unequal")
  func field() {
    let store = Store(initialState: Counter.State()) { Counter() }
    var counts: [Int] = []
    let subscription = store.publisher.total.sink { counts.append($0) }
    store.send(.increment)
    store.send(.other)
    store.send(.increment)
    #expect(counts == [0, 1, 2])
    subscription.cancel()
    store.send(.increment)
    #expect(counts == [0, 1, 2])
  }

  @Test("The state is published after each action, when the action is over")
  func state() {
    let store = Store(initialState: Counter.State()) { Counter() }
    var states: [String] = []
    let subscription = store.publisher.sink { [weak store] in
      states.append("\($0.total) \(store?.total ?? -1)")
    }
    store.send(.increment)
    #expect(states == ["0 0", "1 1"])
    subscription.cancel()
  }

  @Test("Actions that follow one another in one turn are published as one change")
  func oneTurn() {
    let store = Store(initialState: Counter.State()) { Counter() }
    var totals: [Int] = []
    let subscription = store.publisher.sink { totals.append($0.total) }
    store.send(.incrementThrice)
    #expect(totals == [0, 3])
    subscription.cancel()
  }

  @Test("An action that a subscriber sends is a change of its own, which all subscribers see")
  func sendingSubscriber() {
    let store = Store(initialState: Counter.State()) { Counter() }
    var totals: [[Int]] = [[], []]
    let first = store.publisher.total.sink {
      totals[0].append($0)
      if $0 == 1 { store.send(.increment) }
    }
    let second = store.publisher.total.sink { totals[1].append($0) }
    store.send(.increment)
    #expect(totals == [[0, 1, 2], [0, 1, 2]])
    first.cancel()
    second.cancel()
  }

  @Test("A subscription keeps the store alive, and lets go of it")
  func lifetime() {
    weak var weakStore: StoreOf<Counter>?
    var subscription: AnyCancellable?
    do {
      let store = Store(initialState: Counter.State()) { Counter() }
      weakStore = store
      subscription = store.publisher.sink { _ in }
    }
    #expect(weakStore != nil)
    subscription?.cancel()
    subscription = nil
    #expect(weakStore == nil)
  }
}
