import Dispatch
import RostrumRuntime
import RostrumStorage

/// A pool of connections.
///
/// Each performs one request at a time, on its own thread.
package final class PostgresPool: Sendable {
  private struct State {
    var idle: [PostgresConnection]
    var waiting: [CheckedContinuation<PostgresConnection, Never>] = []
  }

  private let state: Locked<State>
  private let all: [PostgresConnection]
  private let gate = RequestGate()

  /// Creates a pool, whose connections are opened on demand.
  ///
  /// - Parameters:
  ///   - size: The number of connections.
  ///   - makeConnection: Creates a connection.
  package init(size: Int, _ makeConnection: () -> PostgresConnection) {
    all = (0..<size).map { _ in makeConnection() }
    state = Locked(State(idle: all))
  }

  /// Closes the connections once the requests in progress have finished.
  package func close() async {
    guard await gate.close() else { return }
    for connection in all {
      await withCheckedContinuation { continuation in
        connection.queue.async {
          connection.close()
          continuation.resume()
        }
      }
    }
  }

  /// Performs a request, which cancellation doesn't interrupt.
  ///
  /// - Parameter body: Performs the request, on the thread of the connection, which is open.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure, or `StorageError` if no connection can be opened.
  package func run<Success: Sendable>(
    _ body: @escaping @Sendable (PostgresConnection) throws(StorageError) -> Success
  ) async throws(StorageError) -> Success {
    try gate.enter()
    defer { gate.leave() }
    let connection = await take()
    let result = await withCheckedContinuation { continuation in
      connection.queue.async {
        continuation.resume(
          returning: Result<Success, StorageError> { () throws(StorageError) in
            try connection.open()
            return try body(connection)
          })
      }
    }
    give(connection)
    return try result.get()
  }

  /// Performs a request in a transaction.
  func transaction<Success: Sendable>(
    _ body: @escaping @Sendable (PostgresConnection) throws(StorageError) -> Success
  ) async throws(StorageError) -> Success {
    try await run { connection throws(StorageError) in try connection.transaction(body) }
  }

  private func take() async -> PostgresConnection {
    await withCheckedContinuation { continuation in
      let connection = state.withLock { state -> PostgresConnection? in
        if let connection = state.idle.popLast() { return connection }
        state.waiting.append(continuation)
        return nil
      }
      if let connection { continuation.resume(returning: connection) }
    }
  }

  private func give(_ connection: PostgresConnection) {
    let next = state.withLock { state -> CheckedContinuation<PostgresConnection, Never>? in
      if state.waiting.isEmpty {
        state.idle.append(connection)
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume(returning: connection)
  }
}
