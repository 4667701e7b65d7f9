public import OpenCombine

extension Scheduler {
  /// Suspends the current task for an interval of the scheduler's time.
  ///
  /// - Parameters:
  ///   - interval: The interval to sleep for.
  ///   - tolerance: The maximum delay.
  ///   - options: Options for running on the scheduler.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(
    for interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) async throws {
    try await sleep(until: now.advanced(by: interval), tolerance: tolerance, options: options)
  }

  /// Suspends the current task until a given time of the scheduler.
  ///
  /// - Parameters:
  ///   - deadline: The time to sleep until.
  ///   - tolerance: The maximum delay.
  ///   - options: Options for running on the scheduler.
  /// - Throws: `CancellationError` if the task is cancelled.
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

  /// An asynchronous sequence that yields the scheduler's time at an interval.
  ///
  /// ```swift
  /// for await _ in mainQueue.timer(interval: .seconds(1)) {
  ///   await send(.timerTicked)
  /// }
  /// ```
  ///
  /// The timer runs from the call on. It stops when the iterating task is cancelled, or when the
  /// sequence is deallocated.
  ///
  /// - Parameters:
  ///   - interval: The interval between elements.
  ///   - tolerance: The maximum delay of an element.
  ///   - options: Options for running on the scheduler.
  /// - Returns: The asynchronous sequence.
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
