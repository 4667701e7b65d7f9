import ArgumentParser
import UnixSignals

extension AsyncParsableCommand {
  /// Runs an operation, and cancels it when the tool is asked to stop.
  ///
  /// - Parameter operation: The operation.
  /// - Throws: What the operation throws.
  func runUntilStopped(_ operation: @escaping @Sendable () async throws -> Void) async throws {
    let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm, .sighup)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask(operation: operation)
      group.addTask { for await _ in signals { return } }
      try await group.next()
      group.cancelAll()
    }
  }
}
