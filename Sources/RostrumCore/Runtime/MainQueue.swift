import Dispatch
import Foundation

/// Tells whether code runs where the main actor does.
///
/// A `deinit` may run anywhere, and has to know. On Linux the main queue may be served by another
/// thread than the first one, so the thread does not tell.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the current code runs where the main actor does.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
  }

  /// Runs work on the main actor: at once if this is it, otherwise soon.
  package static func perform(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      Task { @MainActor in work() }
    }
  }

  /// Runs work on the main actor and waits for the result, wherever the caller is.
  ///
  /// For requirements of protocols that cannot be isolated, and for a `deinit` in a test, whose findings
  /// must be known before the test ends. Do not call it from a thread that the main actor waits for.
  ///
  /// - Parameter work: The work.
  /// - Returns: The result of the work.
  package static func wait<Result>(_ work: @MainActor () -> Result) -> Result {
    // NB: unchecked because the caller does not go on before the closure has returned.
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
