public import OpenCombine
public import RostrumCore

extension Effect {
  /// Debounces the effect: it starts once no further one has been returned for a while.
  ///
  /// ```swift
  /// .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue)
  /// ```
  ///
  /// Each effect with the same identifier cancels the previous one, whether it is still waiting or
  /// already running.
  ///
  /// - Parameters:
  ///   - id: The effect's identifier, by which it can be cancelled too.
  ///   - dueTime: The quiet time before the effect starts.
  ///   - scheduler: The scheduler that measures it.
  ///   - options: Options for running on the scheduler.
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
