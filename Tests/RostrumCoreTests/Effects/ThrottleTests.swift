import RostrumCases
import RostrumDependencies
import RostrumPresentation
import Testing

// NB: Tests `effects`, which is internal.
@testable import RostrumCore

@MainActor
@Suite struct ThrottleTests {
  private enum Name { case upload, other }
  private let clock = TestClock()

  /// A store whose numbers are answered by a hundred more, one in each second.
  private func store(latest: Bool) -> EffectStore {
    EffectStore(clock: clock) { [clock] number in
      guard number < 100 else { return number == 999 ? .cancel(id: Name.upload) : .none }
      return .send(number + 100)
        .throttle(id: Name.upload, for: .seconds(1), clock: clock, latest: latest)
    }
  }

  private func send(_ numbers: [Int], to store: EffectStore) async {
    for number in numbers {
      store.send(number)
      await clock.advance(by: .milliseconds(100))
    }
  }

  @Test("The first action goes through at once")
  func first() async {
    let store = store(latest: true)
    store.send(1)
    await clock.advance()
    #expect(store.answers == [101])
  }

  @Test("Of those that come meanwhile, the last goes through at the end of the interval")
  func latest() async {
    let store = store(latest: true)
    await send([1, 2, 3, 4], to: store)
    #expect(store.answers == [101])
    await clock.advance(by: .milliseconds(599))
    #expect(store.answers == [101])
    await clock.advance(by: .milliseconds(1))
    #expect(store.answers == [101, 104])
  }

  @Test("Or the first of them does")
  func earliest() async {
    let store = store(latest: false)
    await send([1, 2, 3, 4], to: store)
    await clock.advance(by: .milliseconds(600))
    #expect(store.answers == [101, 102])
  }

  @Test("A value that is sent at the end of an interval starts a new one")
  func nextInterval() async {
    let store = store(latest: true)
    await send([1, 2], to: store)
    await clock.advance(by: .milliseconds(800))
    #expect(store.answers == [101, 102])
    await send([3], to: store)
    #expect(store.answers == [101, 102])
    await clock.advance(by: .milliseconds(900))
    #expect(store.answers == [101, 102, 103])
  }

  @Test("After an interval in which nothing came, the next goes through at once")
  func quietInterval() async {
    let store = store(latest: false)
    await send([1], to: store)
    await clock.advance(by: .seconds(1))
    store.send(2)
    await clock.advance()
    #expect(store.answers == [101, 102])
  }

  @Test("Nothing runs on after the last action went through")
  func nothingLeft() async {
    let store = store(latest: true)
    await send([1, 2], to: store)
    await clock.advance(by: .milliseconds(800))
    #expect(store.core.effects.isEmpty)
    await #expect(throws: Never.self) { try await clock.checkSuspension() }
  }

  @Test("What is kept can be cancelled by its name")
  func cancel() async {
    let store = store(latest: true)
    await send([1, 2], to: store)
    store.send(999)
    await clock.run()
    #expect(store.answers == [101, 999])
    #expect(store.core.effects.isEmpty)
  }

  @Test("Of several actions of one effect, the first and the last go through")
  func severalActions() async {
    let clock = clock
    let store = EffectStore(clock: clock) { number in
      guard number == 1 else { return .none }
      return .run { send in
        for answer in 101...105 { await send(answer) }
      }
      .throttle(id: Name.upload, for: .seconds(1), clock: clock, latest: true)
    }
    store.send(1)
    await clock.advance()
    #expect(store.answers == [101])
    await clock.advance(by: .seconds(1))
    #expect(store.answers == [101, 105])
  }

  @Test("An effect that goes on for long is thinned out, one action for each interval")
  func stream() async {
    let clock = clock
    let store = EffectStore(clock: clock) { number in
      guard number == 1 else { return .none }
      return .run { send in
        for answer in 101...110 {
          try await clock.sleep(for: .milliseconds(400))
          await send(answer)
        }
      }
      .throttle(id: Name.upload, for: .seconds(1), clock: clock, latest: true)
    }
    store.send(1)
    await clock.run()
    // One at 0.4 s; then, at the ends of intervals, the last that had come.
    #expect(store.answers == [101, 103, 105, 108, 110])
  }

  @Test("Each row of a list has a separate interval, which ends with the row")
  func rows() async {
    let clock = clock
    let store = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Store(initialState: Meters.State()) { Meters(clock: clock) }
    }
    store.send(.rows(.element(id: 1, action: .measure)))
    store.send(.rows(.element(id: 2, action: .measure)))
    await clock.advance()
    #expect(store.rows.map(\.count) == [1, 1])
    store.send(.rows(.element(id: 1, action: .measure)))
    await clock.advance()
    #expect(store.rows.map(\.count) == [1, 1])
    store.send(.remove)
    store.send(.insert)
    store.send(.rows(.element(id: 1, action: .measure)))
    await clock.advance()
    #expect(store.rows.map(\.count) == [1, 1])
  }

  @Test("An effect of nothing opens no interval")
  func none() {
    let effect = Effect<Int>.none
      .throttle(id: Name.upload, for: .seconds(1), clock: clock, latest: true)
    #expect(effect.isNone)
  }
}

@Reducer private struct Meter {
  @ObservableState struct State: Identifiable {
    let id: Int
    var count = 0
  }
  enum Action { case measure, measured }
  enum Name { case measure }

  let clock: TestClock<Duration>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .measure:
        return .send(.measured)
          .throttle(id: Name.measure, for: .seconds(1), clock: clock, latest: true)
      case .measured:
        state.count += 1
        return .none
      }
    }
  }
}

@Reducer private struct Meters {
  @ObservableState struct State {
    var rows: IdentifiedArrayOf<Meter.State> = [Meter.State(id: 1), Meter.State(id: 2)]
  }
  enum Action { case rows(IdentifiedActionOf<Meter>), remove, insert }

  let clock: TestClock<Duration>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .remove: state.rows.remove(id: 1)
      case .insert: state.rows.insert(Meter.State(id: 1), at: 0)
      case .rows: break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Meter(clock: clock) }
  }
}
