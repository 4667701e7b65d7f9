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
    enum Action { case increment, other }
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .increment: state.total += 1
        case .other: state.other += 1
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
