import RostrumRuntime

/// Lets the writes of one value go one after the other, in the order in which they began.
///
/// Writes of one process that compete in the storage have all but one refused, each after its way there
/// and back.
final class WriteTurns: Sendable {
  private struct State {
    var isTaken = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Locked(State())

  /// Performs a write when those before it have ended.
  func take<Result: Sendable>(_ write: @Sendable () async -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      let isFirst = state.withLock { state in
        defer { state.isTaken = true }
        if state.isTaken { state.waiting.append(continuation) }
        return !state.isTaken
      }
      if isFirst { continuation.resume() }
    }
    defer { give() }
    return await write()
  }

  private func give() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if state.waiting.isEmpty {
        state.isTaken = false
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
