import Dispatch
import Foundation
import RostrumRuntime

/// Runs the effects of one test store on the main queue, one piece after the other in the order in
/// which they come, so that a test goes the same way each time, and knows what it was given.
///
/// NB: `@unchecked Sendable` because `lock` guards the counts.
@available(macOS 15, iOS 18, *)
final class EffectExecutor: TaskExecutor, @unchecked Sendable {
  private let lock = Lock()
  private var given = 0
  private var done = 0

  /// How many pieces of work it was given so far.
  var givenCount: Int { lock.withLock { given } }

  /// Whether it has run everything that it was given.
  var isIdle: Bool { lock.withLock { given == done } }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    lock.withLock { given += 1 }
    DispatchQueue.main.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      self.lock.withLock { self.done += 1 }
    }
  }
}
