import RostrumRuntime

/// Admits requests to a storage until it is closed or found to be damaged.
package final class RequestGate: Sendable {
  private struct State {
    /// The number of requests in progress.
    var count = 0
    /// The reason why requests are refused.
    var refusal: StorageError?
    var isClosed = false
    /// Resumed when the last request ends.
    var closing: CheckedContinuation<Void, Never>?
  }

  private let state = Locked(State())

  /// Creates an open gate.
  package init() {}

  /// The reason why requests are refused; `nil` if they aren't.
  package var refusal: StorageError? { state.value.refusal }

  /// Begins a request, which ends with ``leave()``.
  ///
  /// - Throws: The error with which requests are refused.
  package func enter() throws(StorageError) {
    try state.withLock { state throws(StorageError) in
      if let refusal = state.refusal { throw refusal }
      state.count += 1
    }
  }

  /// Ends a request.
  package func leave() {
    let closing = state.withLock { state in
      state.count -= 1
      return state.count == 0 ? state.closing.take() : nil
    }
    closing?.resume()
  }

  /// Refuses all further requests, with the reason of the first call.
  ///
  /// - Parameter error: The reason.
  package func refuse(_ error: StorageError) {
    state.withLock { state in
      if state.refusal == nil { state.refusal = error }
    }
  }

  /// Refuses all further requests, and waits for those in progress.
  ///
  /// - Returns: Whether this is the first call.
  package func close() async -> Bool {
    let isFirst = state.withLock { state in
      defer { state.isClosed = true }
      if state.refusal == nil { state.refusal = .unreachable(reason: "The storage is closed.") }
      return !state.isClosed
    }
    if !isFirst { return false }
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        if state.count == 0 { return true }
        state.closing = continuation
        return false
      }
      if isIdle { continuation.resume() }
    }
    return true
  }
}
