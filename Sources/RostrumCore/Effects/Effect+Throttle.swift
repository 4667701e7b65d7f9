import RostrumDependencies
import RostrumRuntime

extension Effect {
  /// Throttles the actions of effects with one identifier to at most one per interval.
  ///
  /// ```swift
  /// case .locationChanged(let location):
  ///   return .send(.upload(location))
  ///     .throttle(id: CancelID.upload, for: .seconds(1), clock: clock, latest: true)
  /// ```
  ///
  /// The first action goes through immediately. Of those that arrive during the interval, one is
  /// buffered and goes through at its end, which begins a new interval. Each effect with the same
  /// identifier cancels the previous one, as with `cancelInFlight`, but inherits the buffered
  /// action.
  ///
  /// - Parameters:
  ///   - id: The identifier, by which the effects can be cancelled too. It belongs to the feature,
  ///     as do those of ``cancellable(id:cancelInFlight:)``.
  ///   - interval: The length of an interval.
  ///   - clock: The clock that measures it, such as `@Dependency(\.continuousClock)`.
  ///   - latest: Whether to buffer an interval's latest action rather than its first.
  ///   - location: The call site to name in reported issues.
  /// - Returns: The effect.
  public func throttle<C: Clock<Duration>>(
    id: some Hashable & Sendable,
    for interval: Duration,
    clock: C,
    latest: Bool,
    at location: CallSite = #callSite
  ) -> Self {
    throttle(
      id: id, time: ThrottleClock(clock: clock, interval: interval), latest: latest, at: location)
  }

  /// Throttles the actions of effects with one identifier, by any measure of time.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - time: The time, and the length of an interval.
  ///   - latest: Whether to buffer an interval's latest action rather than its first.
  ///   - location: The call site to name in reported issues.
  /// - Returns: The effect.
  package func throttle<Time: ThrottleTime>(
    id: some Hashable & Sendable, time: Time, latest: Bool, at location: CallSite
  ) -> Self {
    guard !isNone else { return .none }
    return sendingByWork(at: location).mapWork { work in
      work.with { send in
        let gate = await ThrottleGate<Time, Action>.ofCurrentFeature(id: id)
        await Throttle(gate: gate, time: time, keepsLatest: latest).run(work, send)
      }
    }
    .cancellable(id: id, cancelInFlight: true)
  }
}

/// What measures the intervals of throttled effects.
package protocol ThrottleTime<Instant>: Sendable {
  associatedtype Instant: Comparable & Sendable

  var now: Instant { get }

  /// The end of an interval that begins now.
  var nextDeadline: Instant { get }

  /// Suspends the current task until a time.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  func sleep(until deadline: Instant) async throws
}

private struct ThrottleClock<C: Clock<Duration>>: ThrottleTime {
  let clock: C
  let interval: Duration

  var now: C.Instant { clock.now }
  var nextDeadline: C.Instant { now.advanced(by: interval) }

  func sleep(until deadline: C.Instant) async throws {
    try await clock.sleep(until: deadline, tolerance: nil)
  }
}

/// One effect whose actions pass through a gate.
private struct Throttle<Time: ThrottleTime, Action>: Sendable {
  let gate: ThrottleGate<Time, Action>
  let time: Time
  let keepsLatest: Bool

  /// Runs the operation, and concurrently sends the buffered action when it is due.
  func run(_ work: EffectWork<Action>, _ send: Send<Action>) async {
    let (kept, keeping) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await work.operation(
          Send { action in
            if gate.lets(action, through: self) { send(action) } else { keeping.yield() }
          })
        keeping.finish()
      }
      group.addTask {
        for await _ in kept {
          while let deadline = await gate.deadline {
            guard (try? await time.sleep(until: deadline)) != nil else { return }
            await gate.open(self, send)
          }
        }
      }
    }
  }
}

/// The throttling state of one identifier in one feature.
@MainActor
private final class ThrottleGate<Time: ThrottleTime, Action> {
  private var intervalEnd: Time.Instant?
  private var kept: Action?

  /// The gate for an identifier in the feature whose effect is running.
  static func ofCurrentFeature(id: some Hashable & Sendable) -> ThrottleGate {
    EffectContext.current?.namespace.object(named: id) { ThrottleGate() } ?? ThrottleGate()
  }

  /// When the buffered action is due, or `nil` if there is none.
  var deadline: Time.Instant? { kept == nil ? nil : intervalEnd }

  /// Lets an action through and returns `true`, or buffers it.
  func lets(_ action: Action, through throttle: Throttle<Time, Action>) -> Bool {
    if let intervalEnd, throttle.time.now < intervalEnd {
      if kept == nil || throttle.keepsLatest { kept = action }
      return false
    }
    kept = nil
    intervalEnd = throttle.time.nextDeadline
    return true
  }

  /// Sends the buffered action.
  func open(_ throttle: Throttle<Time, Action>, _ send: Send<Action>) {
    guard let action = kept else { return }
    kept = nil
    intervalEnd = throttle.time.nextDeadline
    send(action)
  }
}
