import RostrumCases
import RostrumCore
import RostrumPresentation
import Testing

@MainActor
@Suite struct StoreCostTests {
  @Test("A body is evaluated once, however many actions come")
  func body() {
    let evaluations = Counts()
    let store = Store(initialState: Counter.State()) { Counted(evaluations: evaluations) }
    for _ in 0..<3 { store.send(.increment) }
    #expect(store.count == 3)
    #expect(evaluations.count == 1)
  }

  @Test("A send to a part from inside the reducer waits its turn")
  func sendToPartInside() {
    let box = StoreBox<Chain.State, Chain.Action>()
    let store = Store(initialState: Chain.State(depth: 2)) {
      Reduce<Chain.State, Chain.Action> { _, action in
        if case .add = action { MainActor.assumeIsolated { [box] in _ = box.store?.send(.add) } }
        return .none
      }
      Chain()
    }
    box.store = store.scope(\.next, action: \.next.presented)
    store.send(.add)
    #expect(store.count == 1)
    #expect(store.next?.count == 1)
  }

  @Test("A state of ten thousand fields is read and changed")
  func wide() {
    let store = Store(initialState: Wide.State()) { Wide() }
    store.send(.add)
    #expect(MemoryLayout<Wide.State>.size > 10_000 * MemoryLayout<Int>.size)
    #expect(store.count == 1)
    #expect(store.scope(\.inner, action: \.inner).currentState.count == 0)
  }

  @Test("A thousand features in each other are held, changed and let go")
  func deep() {
    let store = Store(initialState: Chain.State(depth: 1_000)) { Chain() }
    store.send(.add)
    store.send(.next(.presented(.add)))
    #expect(store.count == 1)
    #expect(store.next?.count == 1)
    store.send(.next(.dismiss))
    #expect(store.next == nil)
  }
}

/// Counts, from the main actor.
///
/// NB: `@unchecked Sendable` because the test that uses it stays on the main actor.
private final class Counts: @unchecked Sendable {
  var count = 0
}

private struct Counted: Reducer {
  let evaluations: Counts

  var body: some Reducer<Counter.State, Counter.Action> {
    let _ = evaluations.count += 1
    Counter()
  }
}

private struct Ten<Value> {
  var fields: (Value, Value, Value, Value, Value, Value, Value, Value, Value, Value)

  init(_ value: Value) {
    fields = (value, value, value, value, value, value, value, value, value, value)
  }
}

@Reducer private struct Wide {
  @ObservableState struct State {
    var count = 0
    var fields = Ten(Ten(Ten(Ten(0))))
    var inner = Counter.State()
  }

  enum Action {
    case add
    case inner(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(\.inner, action: \.inner) { Counter() }
    Reduce { state, action in
      if case .add = action { state.count += 1 }
      return .none
    }
  }
}
