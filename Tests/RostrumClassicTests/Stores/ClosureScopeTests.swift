import RostrumClassic
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct ClosureScopeTests {
  @Test("A store of a part reads and sends through the whole")
  func part() {
    let store = Store(initialState: Pair.State()) { Pair() }
    let left = store.scope(state: \.left, action: { .left($0) })
    left.send(.add)
    #expect(left.withState(\.count) == 1)
    #expect(store.withState(\.left.count) == 1)
    #expect(store.withState(\.right.count) == 0)
  }

  @Test("Closures may compute the part")
  func computed() {
    let store = Counter.store()
    let doubled = store.scope(state: { $0.count * 2 }, action: { (count: Int) in .set(count) })
    doubled.send(21)
    #expect(doubled.withState { $0 } == 42)
  }

  @Test("Closures may have several statements")
  func severalStatements() {
    let store = Store(initialState: Pair.State()) { Pair() }
    let left = store.scope(
      state: { pair in
        let left = pair.left
        return left
      },
      action: { (action: Counter.Action) in
        let whole = Pair.Action.left(action)
        return whole
      })
    left.send(.add)
    #expect(left.withState(\.count) == 1)
    let doubled = store.scope(state: { pair in
      let count = pair.left.count
      return count * 2
    })
    #expect(doubled.withState { $0 } == 2)
  }

  @Test("A scope may change only the state")
  func stateAlone() {
    let store = Counter.store()
    let count = store.scope(state: \.count)
    count.send(.add)
    #expect(count.withState { $0 } == 1)
  }

  @Test("Parts of parts are reached by any spelling")
  func deep() {
    let store = Store(initialState: Pair.State()) { Pair() }
    let count = store.scope(state: \.left, action: { .left($0) })
      .scope(state: \.count, action: { (count: Int) in .set(count) })
    count.send(3)
    #expect(store.withState(\.left.count) == 3)
  }

  @Test("A part that is not there has no store")
  func missing() {
    let store = Store(initialState: Maybe.State()) { Maybe() }
    let child: StoreOf<Counter>? = store.scope(state: \.counter, action: { .counter($0) })
    #expect(child == nil)
  }

  @Test("A part that is there has a store")
  func there() throws {
    let store = Store(initialState: Maybe.State(counter: Counter.State(count: 2))) { Maybe() }
    if let child = store.scope(state: \.counter, action: { .counter($0) }) {
      child.send(.add)
    }
    #expect(store.withState(\.counter?.count) == 3)
  }

  @Test("A store whose part was removed keeps the last value, and reports actions once")
  func gone() throws {
    let store = Store(initialState: Maybe.State(counter: Counter.State(count: 2))) { Maybe() }
    let child: StoreOf<Counter> = try #require(
      store.scope(state: \.counter, action: { .counter($0) }))
    store.send(.toggle)
    #expect(child.withState(\.count) == 2)
    withKnownIssue {
      child.send(.add)
    } matching: { issue in
      issue.description.contains("An action was sent to a store whose state no longer exists.")
    }
    child.send(.add)
    #expect(store.withState(\.counter) == nil)
  }

  @Test("An optional part has a store of the optional")
  func optional() {
    let store = Store(initialState: Maybe.State(counter: Counter.State())) { Maybe() }
    let optional: Store<Counter.State?, Counter.Action> =
      store.scope(state: \.counter, action: { .counter($0) })
    optional.send(.add)
    #expect(optional.withState { $0?.count } == 1)
  }
}

/// A counter that comes and goes.
struct Maybe: Reducer {
  struct State: Equatable {
    var counter: Counter.State?
  }

  enum Action {
    case counter(Counter.Action)
    case toggle
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .toggle = action {
        state.counter = state.counter == nil ? Counter.State() : nil
      }
      return .none
    }
    .ifLet(\.counter, action: /Action.counter) { Counter() }
  }
}
