public import OpenCombine

extension Scheduler {
  /// Suspends the task until an interval of the scheduler's time has passed.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - tolerance: How late the task may go on.
  ///   - options: How the scheduler is to run it.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(
    for interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    try await sleep(until: now.advanced(by: interval), tolerance: tolerance, options: options)
  }

  /// Suspends the task until a time of the scheduler.
  ///
  /// - Parameters:
  ///   - deadline: The time.
  ///   - tolerance: How late the task may go on.
  ///   - options: How the scheduler is to run it.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(
    until deadline: SchedulerTimeType, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    try Task.checkCancellation()
    let (wakeUps, continuation) = AsyncStream.makeStream(of: Void.self)
    schedule(after: deadline, tolerance: tolerance ?? minimumTolerance, options: options) {
      continuation.finish()
    }
    for await _ in wakeUps {}
    try Task.checkCancellation()
  }

  /// A sequence of the scheduler's time at an interval.
  ///
  /// ```swift
  /// for await _ in mainQueue.timer(interval: .seconds(1)) {
  ///   await send(.timerTicked)
  /// }
  /// ```
  ///
  /// The timer runs from the call on, and stops when the task that iterates is cancelled or the
  /// sequence is released.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - tolerance: How late a time may come.
  ///   - options: How the scheduler is to run it.
  /// - Returns: The sequence.
  public func timer(
    interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil
  ) -> AsyncStream<SchedulerTimeType> {
    let (times, continuation) = AsyncStream.makeStream(of: SchedulerTimeType.self)
    let timer = schedule(
      after: now.advanced(by: interval), interval: interval, tolerance: tolerance,
      options: options
    ) {
      nonisolated(unsafe) let now = now
      continuation.yield(now)
    }
    continuation.cancelOnTermination(timer)
    return times
  }
}

extension AsyncStream.Continuation {
  fileprivate func cancelOnTermination(_ subscription: any Cancellable) {
    let subscription = Unchecked(subscription)
    onTermination = { _ in subscription.value.cancel() }
  }
}
