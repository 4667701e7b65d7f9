import Foundation
import IssueReporting
import RostrumRuntime

/// Hands one result on; reports when there is none, or a second one.
///
/// NB: `@unchecked Sendable` because `lock` guards the callback.
final class ResumeOnce<Success>: @unchecked Sendable {
  private let lock = Lock()
  private let key: @Sendable () -> String
  private let task: StaticString
  private var callback: (@Sendable (Result<Success, any Error>) -> Void)?

  init(
    key: @escaping @Sendable () -> String, task: StaticString,
    _ callback: @escaping @Sendable (Result<Success, any Error>) -> Void
  ) {
    self.key = key
    self.task = task
    self.callback = callback
  }

  deinit {
    guard let callback else { return }
    reportIssue(
      """
      "\(key())" let go of its \(task) continuation without resuming it.

      Whoever waits for the value is told that the \(task) failed. Resume the continuation exactly \
      once, also where nothing is found and where the work is cancelled.
      """)
    callback(.failure(SharedKeyLetGo(key: key(), task: "\(task)")))
  }

  func resume(_ result: Result<Success, any Error>, at location: CallSite) {
    let callback = lock.withLock {
      defer { self.callback = nil }
      return self.callback
    }
    if let callback { return callback(result) }
    location.report(
      """
      "\(key())" resumed its \(task) continuation more than once.

      The first result counts; this one is dropped. A key tells of later values by the subscriber \
      that "subscribe" gets.
      """)
  }
}

/// The reason why a value was not loaded or saved when a key never said.
struct SharedKeyLetGo: LocalizedError, Equatable {
  let key: String
  let task: String

  var errorDescription: String? { "“\(key)” did not say whether the \(task) succeeded." }
}
