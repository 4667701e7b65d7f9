import Dispatch

/// Runs work that waits for the disk, one piece after the other, on no thread of the concurrency
/// runtime.
final class DiskQueue: Sendable {
  private let queue = DispatchQueue(label: "rostrum.files", qos: .userInitiated)

  /// Runs work after all that was added before.
  func add(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  /// Runs work after all that was added before, and waits for it without a thread.
  func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      add { continuation.resume(returning: work()) }
    }
  }
}
