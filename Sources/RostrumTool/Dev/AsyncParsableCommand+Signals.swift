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

  /// Runs an operation that leaves nothing behind if it is cancelled, which it is when the tool is asked to stop.
  ///
  /// - Parameter operation: The operation.
  /// - Throws: What the operation throws, or an `ExitCode` if it was cancelled.
  func runOrUndo(_ operation: @escaping @Sendable () async throws -> Void) async throws {
    let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm, .sighup)
    let status = try await withThrowingTaskGroup(of: Int32?.self) { group -> Int32? in
      group.addTask {
        try await operation()
        return nil
      }
      group.addTask {
        for await signal in signals { return signal.status }
        return nil
      }
      let first = try await group.next() ?? nil
      group.cancelAll()
      guard let first else { return nil }
      do {
        // The operation may have been complete already.
        _ = try await group.next()
        return nil
      } catch is CancellationError {
        return first
      }
    }
    if let status {
      Terminal.printError("Stopped. Nothing was written.")
      throw ExitCode(status)
    }
  }
}

extension UnixSignal {
  /// The status of a program that a signal has ended, as shells have it.
  fileprivate var status: Int32 {
    128 + rawValue
  }
}
