import Dispatch
import Foundation

extension MainActor {
  /// Runs at once where the caller is on the main actor already, else soon.
  ///
  /// NB: on Linux the main queue may be served by another thread than the first one, so the queue
  /// is asked, and the thread only before the queue runs.
  static func soon(_ action: @escaping @MainActor @Sendable () -> Void) {
    if DispatchQueue.getSpecific(key: mainQueueMark) != nil || Thread.isMainThread {
      assumeIsolated(action)
    } else {
      Task { @MainActor in action() }
    }
  }
}

private let mainQueueMark: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
