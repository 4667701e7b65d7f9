import RostrumDependencies
import RostrumRuntime

extension Effect {
  /// Lets at most one action of the effects under one name through in each interval.
  ///
  /// ```swift
  /// case .locationChanged(let location):
  ///   return .send(.upload(location))
  ///     .throttle(id: CancelID.upload, for: .seconds(1), clock: clock, latest: true)
  /// ```
  ///
  /// The first action goes through when it comes. Of those that come while the interval lasts, one
  /// is kept and goes through at its end, which begins another interval. Each effect under the same
  /// name takes the place of the one before, as with `cancelInFlight`; what that one had kept stays
  /// kept.
  ///
  /// - Parameters:
  ///   - id: The name, by which it can be cancelled too. It belongs to the feature, like the names
  ///     of ``cancellable(id:cancelInFlight:)``.
  ///   - interval: The interval.
  ///   - clock: Measures it: `@Dependency(\.continuousClock)`.
  ///   - latest: Whether the last action of an interval is kept, rather than the first.
  ///   - location: The call site, which issues name.
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

/// One effect whose actions pass a gate.
private struct Throttle<C: Clock<Duration>, Action>: Sendable {
  let gate: ThrottleGate<C, Action>
  let interval: Duration
  let clock: C
  let keepsLatest: Bool

  /// Does the work, and beside it lets through what was kept when its time has come.
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

/// What one name of throttled effects has let through and kept, in one feature.
@MainActor
private final class ThrottleGate<C: Clock<Duration>, Action> {
  private var intervalEnd: C.Instant?
  private var kept: Action?

  /// The gate under a name in the feature whose effect runs.
  static func ofCurrentFeature(id: some Hashable & Sendable) -> ThrottleGate {
    EffectContext.current?.namespace.keepsake(named: id) { ThrottleGate() } ?? ThrottleGate()
  }

  /// When what was kept goes through, if something was.
  var deadline: C.Instant? { kept == nil ? nil : intervalEnd }

  /// Lets an action through, or keeps it.
  func lets(_ action: Action, through throttle: Throttle<C, Action>) -> Bool {
    if let intervalEnd, throttle.clock.now < intervalEnd {
      if kept == nil || throttle.keepsLatest { kept = action }
      return false
    }
    kept = nil
    intervalEnd = throttle.nextDeadline
    return true
  }

  /// Sends what was kept.
  func open(_ throttle: Throttle<C, Action>, _ send: Send<Action>) {
    guard let action = kept else { return }
    kept = nil
    intervalEnd = throttle.nextDeadline
    send(action)
  }
}
