import Dispatch
import Foundation

extension MainActor {
  /// Whether the caller is on the main actor.
  ///
  /// NB: on Linux the main queue may be served by another thread than the first one, so the queue
  /// is asked, and the thread only before the queue runs.
  static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mainQueueMark) != nil || Thread.isMainThread
  }

  /// Runs at once where the caller is on the main actor already, else soon.
  ///
  /// NB: Observation calls this within a change of a model, so the action may mark nodes but must not
  /// read the model or run other code of the app.
  package static func soon(_ action: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      assumeIsolated(action)
    } else {
      Task { @MainActor in action() }
    }
  }

  /// Runs at once where the caller is on the main actor already, else waits for the main queue.
  ///
  /// For requirements of protocols that cannot be isolated, such as `Identifiable.id`: they are called
  /// on the main actor as a rule, and must not end the process where they are not.
  static func wait<Result>(_ body: @MainActor () -> Result) -> Result {
    // NB: unchecked because the caller does not go on before the closure has returned.
    nonisolated(unsafe) var result: Result?
    if isCurrent {
      assumeIsolated { result = body() }
    } else {
      DispatchQueue.main.sync { assumeIsolated { result = body() } }
    }
    guard let result else { preconditionFailure("The closure has returned.") }
    return result
  }
}

private let mainQueueMark: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()
