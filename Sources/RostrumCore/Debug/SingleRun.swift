import RostrumRuntime

/// An operation that runs once, however often and wherever its result is awaited.
///
/// The first task that awaits the result runs the operation, with its task-local values and its
/// cancellation. Tasks that await the result meanwhile wait for that run.
final class SingleRun<Result: Sendable>: Sendable {
  private enum State {
    case idle
    case running([CheckedContinuation<Result, Never>])
    case finished(Result)
  }

  private let operation: @Sendable () async -> Result
  private let state = Locked(State.idle)

  init(_ operation: @escaping @Sendable () async -> Result) {
    self.operation = operation
  }

  /// The result of the operation.
  var result: Result {
    get async {
      guard begin() else { return await withCheckedContinuation(wait) }
      let result = await operation()
      finish(with: result)
      return result
    }
  }

  /// Returns whether the caller is the first, and must run the operation.
  private func begin() -> Bool {
    state.withLock { state in
      guard case .idle = state else { return false }
      state = .running([])
      return true
    }
  }

  private func wait(_ waiter: CheckedContinuation<Result, Never>) {
    let result = state.withLock { state -> Result? in
      if case .finished(let result) = state { return result }
      guard case .running(let waiters) = state else { return nil }
      state = .running(waiters + [waiter])
      return nil
    }
    if let result { waiter.resume(returning: result) }
  }

  private func finish(with result: Result) {
    let waiters = state.withLock { state -> [CheckedContinuation<Result, Never>] in
      guard case .running(let waiters) = state else { return [] }
      state = .finished(result)
      return waiters
    }
    for waiter in waiters { waiter.resume(returning: result) }
  }
}
