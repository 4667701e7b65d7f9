import Dispatch
import Foundation

/// Runs the effects of a test store on the main thread, one piece after the other in the order in
/// which they come, so that a test goes the same way each time.
///
/// NB: `@unchecked Sendable` because `lock` guards the counts.
@available(macOS 15, iOS 18, *)
final class EffectExecutor: TaskExecutor, @unchecked Sendable {
  private let lock = NSLock()
  private var pending = 0
  private var finished = 0

  /// Whether something is to be run, and how much was run so far.
  var load: (isBusy: Bool, finished: Int) {
    lock.withLock { (pending > 0, finished) }
  }

  /// Waits until everything has run that stands in the main queue now.
  @MainActor
  func takeTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    lock.withLock { pending += 1 }
    DispatchQueue.main.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      self.lock.withLock {
        self.pending -= 1
        self.finished += 1
      }
    }
  }
}
