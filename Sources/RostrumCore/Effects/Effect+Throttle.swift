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
    guard !isNone else { return .none }
    return sendingByWork(at: location).mapWork { work in
      work.with { send in
        let gate = await ThrottleGate<C, Action>.ofCurrentFeature(id: id)
        await Throttle(gate: gate, interval: interval, clock: clock, keepsLatest: latest)
          .run(work, send)
      }
    }
    .cancellable(id: id, cancelInFlight: true)
  }
}

/// One effect whose actions pass through a gate.
private struct Throttle<C: Clock<Duration>, Action>: Sendable {
  let gate: ThrottleGate<C, Action>
  let interval: Duration
  let clock: C
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
            guard (try? await clock.sleep(until: deadline, tolerance: nil)) != nil else { return }
            await gate.open(self, send)
          }
        }
      }
    }
  }

  var nextDeadline: C.Instant { clock.now.advanced(by: interval) }
}

/// The throttling state of one identifier in one feature.
@MainActor
private final class ThrottleGate<C: Clock<Duration>, Action> {
  private var intervalEnd: C.Instant?
  private var kept: Action?

  /// The gate for an identifier in the feature whose effect is running.
  static func ofCurrentFeature(id: some Hashable & Sendable) -> ThrottleGate {
    EffectContext.current?.namespace.object(named: id) { ThrottleGate() } ?? ThrottleGate()
  }

  /// When the buffered action is due, or `nil` if there is none.
  var deadline: C.Instant? { kept == nil ? nil : intervalEnd }

  /// Lets an action through and returns `true`, or buffers it.
  func lets(_ action: Action, through throttle: Throttle<C, Action>) -> Bool {
    if let intervalEnd, throttle.clock.now < intervalEnd {
      if kept == nil || throttle.keepsLatest { kept = action }
      return false
    }
    kept = nil
    intervalEnd = throttle.nextDeadline
    return true
  }

  /// Sends the buffered action.
  func open(_ throttle: Throttle<C, Action>, _ send: Send<Action>) {
    guard let action = kept else { return }
    kept = nil
    intervalEnd = throttle.nextDeadline
    send(action)
  }
}
