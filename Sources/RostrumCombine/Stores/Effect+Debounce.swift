public import OpenCombine
public import RostrumCore

extension Effect {
  /// Starts the effect when it was not asked for again for a while.
  ///
  /// ```swift
  /// .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue)
  /// ```
  ///
  /// Each effect with the same identifier cancels the previous one, whether that still waits or has
  /// started already.
  ///
  /// - Parameters:
  ///   - id: The identifier, by which the effect can be cancelled as well.
  ///   - dueTime: How long the effect waits.
  ///   - scheduler: The scheduler that measures the time.
  ///   - options: How the scheduler is to run it.
  /// - Returns: The effect.
  public func debounce<S: Scheduler>(
    id: some Hashable & Sendable, for dueTime: S.SchedulerTimeType.Stride, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Self {
    guard !isNone else { return .none }
    let sleep = Unchecked { try await scheduler.sleep(for: dueTime, options: options) }
    return .concatenate(.run { _ in try await sleep.value() }, self)
      .cancellable(id: id, cancelInFlight: true)
  }
}
