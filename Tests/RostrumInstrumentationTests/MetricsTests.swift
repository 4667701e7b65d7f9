import CoreMetrics
import MetricsTestKit
import RostrumCore
import RostrumInstrumentation
import Testing

@MainActor
@Suite struct MetricsTests {
  private let metrics = TestMetrics()

  @Test("Each action is timed under its name, without the values in it")
  func actions() throws {
    let store = Download.store(watchedBy: .metrics(factory: metrics))
    store.send(.typed("secret"))
    store.send(.typed("other"))
    store.send(.done)
    let typed = try metrics.expectTimer("rostrum_action_duration", [("action", "typed")])
    let done = try metrics.expectTimer("rostrum_action_duration", [("action", "done")])
    #expect(typed.values.count == 2)
    #expect(done.values.count == 1)
  }

  @Test("What is recorded is the time that the action took")
  func durations() throws {
    let instrumentation = StoreInstrumentation.metrics(factory: metrics)
      .measured(by: TickingClock(tick: .milliseconds(7)))
    Download.store(watchedBy: instrumentation).send(.done)
    let timer = try metrics.expectTimer("rostrum_action_duration", [("action", "done")])
    #expect(timer.values == [7_000_000])
  }

  @Test("The gauge follows how many effects are in flight")
  func inFlight() async throws {
    let store = Download.store(watchedBy: .metrics(factory: metrics))
    let task = store.send(.start)
    let gauge = try metrics.expectGauge("rostrum_effects_in_flight")
    #expect(gauge.values == [1])
    await task.finish()
    store.send(.done)
    #expect(gauge.lastValue == 0)
  }

  @Test("Each effect is timed under its name, its action and how it ended")
  func effects() async throws {
    let store = Download.store(watchedBy: .metrics(factory: metrics))
    await store.send(.start).finish()
    let timer = try metrics.expectTimer(
      "rostrum_effect_duration",
      [("action", "start"), ("effect", "download"), ("outcome", "ended")])
    #expect(timer.values.count == 1)
  }

  @Test("A cancelled effect is counted apart")
  func cancelled() async throws {
    let store = Download.store(watchedBy: .metrics(factory: metrics)) {
      withUnsafeCurrentTask { $0?.cancel() }
    }
    await store.send(.start).finish()
    let timer = try metrics.expectTimer(
      "rostrum_effect_duration",
      [("action", "start"), ("effect", "download"), ("outcome", "cancelled")])
    #expect(timer.values.count == 1)
  }

  @Test("Metrics and traces go together")
  func combined() throws {
    let heard = Heard()
    let instrumentation = StoreInstrumentation.metrics(factory: metrics)
      .combined(with: StoreInstrumentation { action, _ in heard.names.append(action.name) })
    Download.store(watchedBy: instrumentation).send(.done)
    #expect(heard.names == ["done"])
    #expect(
      try metrics.expectTimer("rostrum_action_duration", [("action", "done")]).values.count == 1)
  }
}

@MainActor
private final class Heard {
  var names: [String] = []
}

/// A clock that goes on by the same time whenever it is looked at.
struct TickingClock: Clock {
  private let ticks = Ticks()
  let tick: Duration

  init(tick: Duration) {
    self.tick = tick
  }

  var now: ContinuousClock.Instant { start.advanced(by: tick * ticks.next()) }

  var minimumResolution: Duration { tick }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}

  private let start = ContinuousClock.now

  /// NB: `@unchecked Sendable` because the tests that use it stay on the main actor.
  private final class Ticks: @unchecked Sendable {
    private var count = 0

    func next() -> Int {
      count += 1
      return count
    }
  }
}
