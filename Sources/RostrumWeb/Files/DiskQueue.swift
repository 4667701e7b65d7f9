import Dispatch

/// Runs work that waits for the disk, in order, and never on a cooperative thread.
final class DiskQueue: Sendable {
  private let queue = DispatchQueue(label: "rostrum.files", qos: .userInitiated)

  /// Runs work after all earlier work.
  func add(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  /// Runs work after all earlier work, and suspends until it is done.
  func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      add { continuation.resume(returning: work()) }
    }
  }
}
