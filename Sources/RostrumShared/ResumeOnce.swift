import Foundation
import IssueReporting
import RostrumRuntime

/// Delivers one result, and reports an issue if there is none or a second one.
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
      "\(key())" released its \(task) continuation without resuming it.

      The \(task) fails with an error. Resume the continuation exactly once, including when no \
      value is found and when the work is cancelled.
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

      The first result was used, and this one is dropped. To report later values, a key uses the \
      subscriber passed to "subscribe".
      """)
  }
}

/// The error of a load or a save whose continuation was released without being resumed.
package struct SharedKeyLetGo: LocalizedError, Equatable {
  package let key: String
  package let task: String

  package init(key: String, task: String) {
    self.key = key
    self.task = task
  }

  package var errorDescription: String? { "“\(key)” did not say whether the \(task) succeeded." }
}
