import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation
import Testing

@MainActor
@Suite struct StoreInstrumentationTests {
  private let diary = Diary()

  private func store(
    watchedBy instrumentation: StoreInstrumentation, _ effect: @escaping (Int) -> Effect<Int>
  ) -> EffectStore {
    withDependencies {
      $0.storeInstrumentation = instrumentation
    } operation: {
      EffectStore(effect)
    }
  }

  @Test("Each action is reported with its name and duration")
  func action() {
    let diary = diary
    let instrumentation = StoreInstrumentation { action, report in
      diary.entries.append("\(action.type).\(action.name) \(report.duration)")
    }
    .measured(by: TickingClock(tick: .milliseconds(3)))
    let store = Store(initialState: Counter.State()) {
      Counter()
    } withDependencies: {
      $0.storeInstrumentation = instrumentation
    }
    store.send(.increment)
    store.send(.reset)
    #expect(
      diary.entries == [
        "Counter.Action.increment 0.003 seconds", "Counter.Action.reset 0.003 seconds",
      ])
  }

  @Test("Actions of effects are reported separately, after the action that caused them")
  func sentByEffect() async {
    let diary = diary
    let instrumentation = StoreInstrumentation { action, _ in
      diary.entries.append(action.isFromEffect ? "effect" : "user")
    }
    let store = store(watchedBy: instrumentation) { number in
      switch number {
      case 1: .merge(.send(2), .run { await $0(3) })
      default: .none
      }
    }
    await store.send(1).finish()
    #expect(diary.entries == ["user", "effect", "effect"])
  }

  @Test("The report says how many effects are in flight, at all depths")
  func inFlight() async {
    let diary = diary
    let forever = Forever()
    let store = Store(initialState: Screen.State(next: Leaf.State())) {
      Screen(forever: forever)
    } withDependencies: {
      $0.storeInstrumentation = StoreInstrumentation { _, report in
        diary.entries.append("\(report.effectsInFlight)")
      }
    }
    let tasks = [store.send(.wait), store.send(.next(.presented(.wait))), store.send(.increment)]
    #expect(diary.entries == ["1", "2", "2"])
    for task in tasks { task.cancel() }
    for task in tasks { await task.finish() }
    store.send(.increment)
    #expect(diary.entries.last == "0")
  }

  @Test("A handler around an action can set values for its reducers and effects")
  func aroundAction() async {
    let seen = LockIsolated<[String]>([])
    let instrumentation = StoreInstrumentation(action: { action, run in
      Trace.$current.withValue("trace") { _ = run() }
    })
    let store = store(watchedBy: instrumentation) { number in
      seen.withValue { $0.append("reducer \(Trace.current)") }
      guard number == 1 else { return .none }
      return .run { _ in seen.withValue { $0.append("effect \(Trace.current)") } }
    }
    await store.send(1).finish()
    #expect(seen.value == ["reducer trace", "effect trace"])
  }

  @Test("A handler around an effect gets its name, its action and its location")
  func effect() async {
    let diary = diary
    let instrumentation = StoreInstrumentation(
      action: { _, run in _ = run() },
      effect: { effect, run in
        let report = await run()
        await diary.write(
          "\(effect.name ?? "-") \(effect.action) \(effect.fileID):\(effect.line) \(report.isCancelled)"
        )
      })
    let place = line(+2)
    let store = Store(initialState: Work.State()) {
      Work(effect: .run(name: "download") { _ in })
    } withDependencies: {
      $0.storeInstrumentation = instrumentation
    }
    await store.send(.start).finish()
    #expect(
      diary.entries
        == ["download start RostrumCoreTests/StoreInstrumentationTests.swift:\(place) false"])
  }

  @Test("The operation of an effect runs once, however often a handler runs it at the same time")
  func concurrentRuns() async {
    let runs = LockIsolated(0)
    let gate = AsyncStream<Void>.makeStream()
    let begun = AsyncStream<Void>.makeStream()
    let instrumentation = StoreInstrumentation(
      action: { _, run in _ = run() },
      effect: { _, run in
        async let first = run()
        for await _ in begun.stream { break }
        async let second = run()
        for _ in 1...100 { await Task.yield() }
        gate.continuation.finish()
        let reports = await [first, second, run()]
        #expect(reports.allSatisfy { $0.duration == reports[0].duration })
      })
    let store = store(watchedBy: instrumentation) { _ in
      .run { _ in
        runs.withValue { $0 += 1 }
        begun.continuation.yield()
        for await _ in gate.stream {}
      }
    }
    await store.send(1).finish()
    #expect(runs.value == 1)
  }

  @Test("Effects that are parts of others are each told of")
  func nestedEffects() async {
    let diary = diary
    let instrumentation = StoreInstrumentation(
      action: { _, run in _ = run() },
      effect: { effect, run in
        _ = await run()
        await diary.write(effect.name ?? "-")
      })
    let store = store(watchedBy: instrumentation) { number in
      .concatenate(
        .run(name: "a") { _ in },
        .merge(.run(name: "b") { _ in }, .none),
        .run(name: "c") { _ in }.cancellable(id: "c"))
    }
    await store.send(1).finish()
    #expect(diary.entries == ["a", "b", "c"])
  }

  @Test("The work is done once, however often a handler asks for it", arguments: [0, 1, 2])
  func once(times: Int) async {
    let done = LockIsolated(0)
    let instrumentation = StoreInstrumentation(
      action: { _, run in for _ in 0..<times { _ = run() } },
      effect: { _, run in for _ in 0..<times { _ = await run() } })
    let store = store(watchedBy: instrumentation) { _ in
      .run { _ in done.withValue { $0 += 1 } }
    }
    await store.send(1).finish()
    #expect(store.numbers == [1])
    #expect(done.value == 1)
  }

  @Test("Two instrumentations are put around each other, the first outside")
  func combined() {
    let diary = diary
    func named(_ name: String) -> StoreInstrumentation {
      StoreInstrumentation(action: { _, run in
        diary.entries.append("\(name) begins")
        _ = run()
        diary.entries.append("\(name) ends")
      })
    }
    let store = store(watchedBy: named("outer").combined(with: named("inner"))) { _ in .none }
    store.send(1)
    #expect(diary.entries == ["outer begins", "inner begins", "inner ends", "outer ends"])
  }

  @Test("A store without instrumentation reports nothing, and works the same")
  func unwatched() async {
    let store = EffectStore { $0 == 1 ? .send(101) : .none }
    await store.send(1).finish()
    #expect(store.numbers == [1, 101])
    #expect(diary.entries.isEmpty)
  }

  @Test("Stores that are watched do not keep what they worked on")
  func leaks() async {
    weak var root: RootCore<Reduce<[Int], Int>>?
    do {
      let store = store(watchedBy: StoreInstrumentation { _, _ in }) { _ in .run { _ in } }
      root = store.core
      await store.send(1).finish()
    }
    #expect(root == nil)
  }
}

private enum Trace {
  @TaskLocal static var current = "none"
}

/// What handlers wrote down.
@MainActor
private final class Diary {
  var entries: [String] = []

  nonisolated init() {}

  func write(_ entry: String) { entries.append(entry) }
}

/// A feature whose effect is given.
@Reducer private struct Work {
  @ObservableState struct State {}
  enum Action { case start }

  let effect: Effect<Action>

  var body: some ReducerOf<Self> {
    Reduce { _, _ in effect }
  }
}

/// A clock that goes on by the same time whenever it is looked at.
private struct TickingClock: Clock {
  private let ticks = LockIsolated(0)
  private let start = ContinuousClock.now
  let tick: Duration

  init(tick: Duration) {
    self.tick = tick
  }

  var now: ContinuousClock.Instant {
    start.advanced(
      by: tick
        * ticks.withValue {
          $0 += 1
          return $0
        })
  }

  var minimumResolution: Duration { tick }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}
