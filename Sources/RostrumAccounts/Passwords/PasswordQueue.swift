import Dispatch
import RostrumRuntime

/// Runs the hashing of passwords on two threads of its own.
///
/// On the threads of Swift's concurrency, a few people who sign in at once would hold up everybody's
/// pages.
final class PasswordQueue: Sendable {
  /// The queue is full.
  struct Full: Error {}

  private struct State: Sendable {
    var next = 0
    var waiting = 0
  }

  private let queues = (0..<2).map { DispatchQueue(label: "rostrum.passwords.\($0)") }
  private let state = Locked(State())
  private let limit: Int

  /// Creates a queue.
  ///
  /// - Parameter limit: How many hashes may be computed or wait.
  init(limit: Int = 64) { self.limit = limit }

  /// Runs a computation.
  ///
  /// - Parameter work: The computation.
  /// - Returns: Its result.
  /// - Throws: ``Full``, or an error of the computation.
  func run<Success: Sendable>(
    _ work: @escaping @Sendable () throws -> Success
  ) async throws -> Success {
    let queue = try state.withLock { state in
      guard state.waiting < limit else { throw Full() }
      state.waiting += 1
      state.next = (state.next + 1) % queues.count
      return queues[state.next]
    }
    defer { state.withLock { $0.waiting -= 1 } }
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try work() }) }
    }
  }
}
