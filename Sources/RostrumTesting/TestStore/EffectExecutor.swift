import Dispatch
import Foundation
import RostrumRuntime

/// Runs the effects of one test store on the main queue, one job at a time.
///
/// Effects are therefore deterministic, and the test store can count their jobs.
///
/// NB: `@unchecked Sendable` because `lock` guards the counts.
@available(macOS 15, iOS 18, *)
final class EffectExecutor: TaskExecutor, @unchecked Sendable {
  private let lock = Lock()
  private var given = 0
  private var done = 0

  /// The number of jobs that were enqueued so far.
  var givenCount: Int { lock.withLock { given } }

  /// Whether all enqueued jobs have run.
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
