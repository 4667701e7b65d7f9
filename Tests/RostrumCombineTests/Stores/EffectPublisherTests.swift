import Dispatch
import Rostrum
import RostrumCombine
import RostrumTesting
import Testing

@MainActor
@Suite("Effects of publishers", .leakChecked)
struct EffectPublisherTests {
  @Reducer
  struct Ticker {
    @ObservableState
    struct State: Equatable {
      var ticks = 0
      var queries: [String] = []
    }
    enum Action: Equatable {
      case start, stop, tick
      case queryChanged(String)
      case search(String)
      case wait
    }
    enum CancelID { case ticks, search }

    @Dependency(\.mainQueue) var mainQueue

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .start:
          return .publisher {
            Publishers.Merge(Just(()), Just(()))
              .delay(for: .seconds(1), scheduler: mainQueue)
              .map { Action.tick }
          }
          .cancellable(id: CancelID.ticks)
        case .stop:
          return .cancel(id: CancelID.ticks)
        case .tick:
          state.ticks += 1
          return .none
        case .queryChanged(let query):
          return .send(.search(query))
            .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue)
        case .search(let query):
          state.queries.append(query)
          return .none
        case .wait:
          return .run { send in
            for await _ in mainQueue.timer(interval: .seconds(1)).prefix(2) { await send(.tick) }
          }
        }
      }
    }
  }

  private let scheduler = DispatchQueue.test

  private func makeStore() -> TestStoreOf<Ticker> {
    TestStore(initialState: Ticker.State()) {
      Ticker()
    } withDependencies: {
      $0.mainQueue = scheduler.eraseToAnyScheduler()
    }
  }

  @Test("Each value is an action, and the effect ends with the publisher")
  func values() async {
    let store = makeStore()
    await store.send(.start)
    await scheduler.advance(by: .milliseconds(999))
    await scheduler.advance(by: .milliseconds(1))
    await store.receive(.tick) { $0.ticks = 1 }
    await store.receive(.tick) { $0.ticks = 2 }
    await store.finish()
  }

  @Test("A value that is published on any thread is an action")
  func anyThread() async {
    nonisolated(unsafe) let subject = PassthroughSubject<Void, Never>()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { state, isStart in
        if isStart { return .publisher { subject.map { false } } }
        state += 1
        return .none
      }
    }
    await store.send(true)
    await onAnyThread { subject.send() }
    await store.receive(false) { $0 = 1 }
    await onAnyThread { subject.send(completion: .finished) }
    await store.finish()
  }

  @Test("A publisher is subscribed in the turn of the action", arguments: [false, true])
  func inTurn(isInstrumented: Bool) async {
    let subject = PassthroughSubject<Int, Never>()
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int?> { state, action in
        guard let action else { return .publisher { subject.map(Optional.init) } }
        state.append(action)
        return .none
      }
    } withDependencies: {
      if isInstrumented { $0.storeInstrumentation = StoreInstrumentation { _, _ in } }
    }
    let task = store.send(nil)
    subject.send(7)
    #expect(store.withState(\.self) == [7])
    subject.send(completion: .finished)
    await task.finish()
  }

  @Test("What a publisher has at once follows the action")
  func atOnce() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int?> { state, action in
        guard let action else {
          return .merge(.publisher { subject.map(Optional.init) }, .publisher { Just(5) })
        }
        state.append(action)
        return .none
      }
    }
    let task = store.send(nil)
    #expect(store.withState(\.self) == [1, 5])
    subject.send(2)
    task.cancel()
    subject.send(3)
    #expect(store.withState(\.self) == [1, 5, 2])
  }

  @Test("An effect has ended when its publisher has")
  func completion() async {
    nonisolated(unsafe) let subject = PassthroughSubject<Void, Never>()
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { _, isStart in isStart ? .publisher { subject.map { false } } : .none }
    }
    await store.send(true)
    subject.send(completion: .finished)
  }

  @Test("An effect that follows a publisher starts when the publisher ends")
  func sequence() {
    let subject = PassthroughSubject<Int, Never>()
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int?> { state, action in
        guard let action else {
          return .concatenate(.publisher { subject.map(Optional.init) }, .send(9))
        }
        state.append(action)
        return .none
      }
    }
    store.send(nil)
    subject.send(1)
    #expect(store.withState(\.self) == [1])
    subject.send(completion: .finished)
    #expect(store.withState(\.self) == [1, 9])
  }

  @Test("Cancelling the effect cancels the subscription")
  func cancellation() async {
    let store = makeStore()
    await store.send(.start)
    await store.send(.stop)
    await scheduler.run()
    await store.finish()
  }

  @Test("An action that is debounced by a scheduler is sent once")
  func debounce() async {
    let store = makeStore()
    await store.send(.queryChanged("s"))
    await scheduler.advance(by: .milliseconds(299))
    await store.send(.queryChanged("swift"))
    await scheduler.advance(by: .milliseconds(300))
    await store.receive(.search("swift")) { $0.queries = ["swift"] }
  }

  @Test("Of the actions that a scheduler throttles, the first and the last are sent")
  func throttle() async {
    let store = TestStore(initialState: [Int]()) { [scheduler] in
      Reduce<[Int], Int> { state, number in
        guard number < 0 else {
          return .send(-number)
            .throttle(id: "numbers", for: .seconds(1), scheduler: scheduler, latest: true)
        }
        state.append(-number)
        return .none
      }
    }
    await store.send(1)
    await store.receive(-1) { $0 = [1] }
    await store.send(2)
    await store.send(3)
    await scheduler.advance(by: .milliseconds(999))
    await scheduler.advance(by: .milliseconds(1))
    await store.receive(-3) { $0 = [1, 3] }
  }

  @Test("A timer of a scheduler drives an effect")
  func timer() async {
    let store = makeStore()
    await store.send(.wait)
    await scheduler.advance(by: .seconds(2))
    await store.receive(.tick) { $0.ticks = 1 }
    await store.receive(.tick) { $0.ticks = 2 }
    await store.finish()
  }

  @Test("A feature that a test gives no scheduler is reported with the name of the dependency")
  func unprepared() async {
    let store = TestStore(initialState: Ticker.State()) { Ticker() }
    store.exhaustivity = .off
    await withKnownIssue {
      await store.send(.start)
      await store.finish()
    } matching: {
      "\($0)".contains(#"The scheduler @Dependency(\.mainQueue) has no test value"#)
        || "\($0)".contains("mainQueue")
    }
  }
}
