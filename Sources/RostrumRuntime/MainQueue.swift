import Dispatch
import Foundation

/// Where the main actor's code runs.
///
/// NB: On Linux the main queue may be served by a thread other than the first one, so the queue is
/// asked as well. The thread is asked first because that is cheaper.
@usableFromInline
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  /// Whether the current code runs where the main actor does.
  @usableFromInline
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  /// Runs work on the main actor: immediately if the caller is on it, otherwise soon.
  ///
  /// NB: Observation may call this while a model changes. Work of that kind may only invalidate; it
  /// must not read the model or run code of the app.
  ///
  /// - Parameter work: The work.
  @inlinable
  package static func perform(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      Task { @MainActor in work() }
    }
  }

  /// Runs work on the main actor and waits for its result.
  ///
  /// Use it for protocol requirements that cannot be isolated, such as `Identifiable.id`, and for a
  /// `deinit` in a test, whose findings must be known before the test ends. Don't call it on a thread
  /// that the main actor waits for.
  ///
  /// - Parameter work: The work.
  /// - Returns: The result of the work.
  @inlinable
  package static func wait<Result>(_ work: @MainActor () -> Result) -> Result {
    // NB: unchecked because the caller does not continue before the closure has returned.
    nonisolated(unsafe) var result: Result?
    if isCurrent {
      MainActor.assumeIsolated { result = work() }
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated { result = work() } }
    }
    guard let result else { preconditionFailure("The closure has returned.") }
    return result
  }
}
