import RostrumClassic
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct ViewStoreTests {
  let store = Counter.store()

  /// Tells whether what a closure reads is said to have changed.
  private func isTold(
    reading read: @MainActor () -> Void, during work: @MainActor () -> Void
  ) -> Bool {
    let isTold = LockIsolated(false)
    withObservationTracking {
      read()
    } onChange: {
      isTold.setValue(true)
    }
    work()
    return isTold.value
  }

  @Test("It reads the value made of the state, and its parts")
  func reading() {
    let viewStore: ViewStoreOf<Counter> = ViewStore(store, observe: { $0 })
    store.send(.set(7))
    #expect(viewStore.state == Counter.State(count: 7))
    #expect(viewStore.count == 7)
  }

  @Test("It sends actions, whose work is done at once")
  func sending() {
    let viewStore = ViewStore(store, observe: \.count)
    viewStore.send(.add)
    viewStore.send(.add, animation: .default)
    viewStore.send(.add, transaction: Transaction())
    #expect(viewStore.state == 3)
  }

  @Test("Its reader is notified when the value has changed")
  func told() {
    let viewStore = ViewStore(store, observe: \.count)
    let isTold = isTold(reading: { _ = viewStore.state }) { store.send(.add) }
    #expect(isTold)
  }

  @Test("Its reader is not told of changes elsewhere in the state")
  func notTold() {
    let viewStore = ViewStore(store, observe: \.count)
    let isTold = isTold(reading: { _ = viewStore.state }) {
      store.send(.hit)
      store.send(.set(0))
    }
    #expect(!isTold)
  }

  @Test("A duplicate of the old value does not replace it")
  func duplicates() {
    let viewStore = ViewStore(
      store, observe: \.count, removeDuplicates: { abs($0 - $1) < 10 })
    #expect(viewStore.state == 0)
    store.send(.set(9))
    #expect(viewStore.state == 0)
    store.send(.set(10))
    #expect(viewStore.state == 10)
  }

  @Test("It sends its own actions, which the feature receives")
  func ownActions() {
    let viewStore: ViewStore<Int, Int> = ViewStore(
      store, observe: \.count, send: { .set($0) })
    viewStore.send(5)
    #expect(viewStore.state == 5)
  }

  @Test("What it observes may be of any type, given what counts as the same")
  func notEquatable() {
    let viewStore: ViewStore<(Int, Int), Counter.Action> = ViewStore(
      store, observe: { ($0.count, $0.hits) }, removeDuplicates: { $0 == $1 })
    store.send(.hit)
    #expect(viewStore.state.0 == 0)
    #expect(viewStore.state.1 == 1)
  }

  @Test("Two are equal when they are one object")
  func identity() {
    let viewStore = ViewStore(store, observe: \.count)
    #expect(viewStore == viewStore)
    #expect(viewStore != ViewStore(store, observe: \.count))
  }

  @Test("A released view store does not observe the state")
  func gone() {
    var looks = 0
    do {
      let viewStore = ViewStore(
        store,
        observe: { (state: Counter.State) -> Int in
          looks += 1
          return state.count
        })
      _ = viewStore.state
      store.send(.add)
    }
    let before = looks
    store.send(.add)
    #expect(before == 2)
    #expect(looks == before)
  }

  @Test("Sending while a condition holds waits until it does not")
  func sendWhile() async {
    let clock = TestClock()
    let store = Store(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let viewStore = ViewStore(store, observe: { $0 })
    let refresh = Task { await viewStore.send(.load, while: \.isLoading) }
    while !Task.isCancelled, !viewStore.isLoading { await Task.yield() }
    await clock.advance(by: .seconds(1))
    await refresh.value
    #expect(!viewStore.isLoading)
  }

  @Test("Waiting ends at once where the condition does not hold")
  func yieldWhile() async {
    let viewStore = ViewStore(store, observe: { $0 })
    await viewStore.yield(while: \.isLoading)
    #expect(viewStore.count == 0)
  }

  @Test("Cancelling the waiting task cancels the effects of the action")
  func cancelled() async {
    let store = Store(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    let viewStore = ViewStore(store, observe: { $0 })
    let task = Task { await viewStore.send(.load, while: \.isLoading) }
    while !Task.isCancelled, !viewStore.isLoading { await Task.yield() }
    task.cancel()
    await task.value
    #expect(viewStore.isLoading)
  }
}
