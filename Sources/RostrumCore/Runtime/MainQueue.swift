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
    if Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil {
      MainActor.assumeIsolated(work)
    } else {
      Task { @MainActor in work() }
    }
  }
}
