import Dispatch
import RostrumRuntime

/// A serial queue for accessing one file.
package protocol FileQueue: Sendable {
  /// Runs work after all previously added work.
  ///
  /// - Parameter work: The work to run. It may access the disk.
  func run(_ work: @escaping @Sendable () -> Void)
}

/// A queue for a disk that may be slow: work runs in the background, and delays only its own file.
package struct BackgroundFileQueue: FileQueue {
  private let queue = DispatchQueue(label: "rostrum.file")
  private let group: DispatchGroup

  /// Makes a queue.
  ///
  /// - Parameter group: A group that completes when all queues of the disk are empty.
  package init(in group: DispatchGroup) {
    self.group = group
  }

  package func run(_ work: @escaping @Sendable () -> Void) {
    queue.async(group: group, execute: work)
  }
}

/// A queue for a disk that is never slow: work has run when the call returns.
///
/// Work that is added by running work runs after it, within the same outer call.
///
/// NB: `@unchecked Sendable` because `turn` guards the mutable state. It is held while work runs, so a
/// thread that adds work waits for the work of other threads. It is the turn of the file's value rather
/// than a lock of the queue, because work takes that turn, and changes add work in it.
final class ImmediateFileQueue: FileQueue, @unchecked Sendable {
  private let turn: SharedTurn
  private var waiting: [@Sendable () -> Void] = []
  private var isRunning = false

  init(_ turn: SharedTurn) {
    self.turn = turn
  }

  func run(_ work: @escaping @Sendable () -> Void) {
    turn.take {
      waiting.append(work)
      guard !isRunning else { return }
      isRunning = true
      while !waiting.isEmpty { waiting.removeFirst()() }
      isRunning = false
    }
  }
}
