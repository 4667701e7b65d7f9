import Dispatch
import RostrumRuntime

/// Runs the work of one file in order.
protocol FileQueue: Sendable {
  /// Runs work after what came before it.
  ///
  /// - Parameter work: The work, which may use the disk.
  func run(_ work: @escaping @Sendable () -> Void)
}

/// A queue for a disk that may be slow: work runs elsewhere, and delays only work of the same file.
struct BackgroundFileQueue: FileQueue {
  private let queue = DispatchQueue(label: "rostrum.file")
  private let group: DispatchGroup

  /// Makes a queue.
  ///
  /// - Parameter group: Knows when all queues of the disk are empty.
  init(in group: DispatchGroup) {
    self.group = group
  }

  func run(_ work: @escaping @Sendable () -> Void) {
    queue.async(group: group, execute: work)
  }
}

/// A queue for a disk that is never slow: work has run when the call returns.
///
/// Work that is added while other work runs is run after it, by the same call.
///
/// NB: `@unchecked Sendable` because `lock` guards what changes. The lock is recursive and is held
/// while the work runs, so that a thread that adds work waits for another thread's.
final class ImmediateFileQueue: FileQueue, @unchecked Sendable {
  private let lock = Lock(isRecursive: true)
  private var waiting: [@Sendable () -> Void] = []
  private var isRunning = false

  func run(_ work: @escaping @Sendable () -> Void) {
    lock.withLock {
      waiting.append(work)
      guard !isRunning else { return }
      isRunning = true
      while !waiting.isEmpty { waiting.removeFirst()() }
      isRunning = false
    }
  }
}
