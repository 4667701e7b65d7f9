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

  /// Runs work on the main actor: at once if this is it, otherwise soon.
  package static func perform(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      Task { @MainActor in work() }
    }
  }

  /// Runs work on the main actor, and returns when it is done.
  ///
  /// For a `deinit` in a test, whose findings must be known before the test ends. A program must not
  /// call it from a thread that the main actor may be waiting for.
  ///
  /// - Parameter work: The work.
  /// - Returns: The result of the work.
  package static func sync<Result: Sendable>(_ work: @MainActor @Sendable () -> Result) -> Result {
    guard !isCurrent else { return MainActor.assumeIsolated(work) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }

  private static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil
  }
}
