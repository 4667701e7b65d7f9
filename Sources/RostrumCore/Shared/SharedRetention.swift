import Foundation
import RostrumRuntime

/// Holds a shared value while its key has not saved it, so that no change is lost with its last user.
///
/// NB: `@unchecked Sendable` because `lock` guards what changes.
final class SharedRetention: @unchecked Sendable {
  private let lock = Lock()
  private let hold: @Sendable (_ isUnsaved: Bool) -> Void
  private var savesInFlight = 0
  private var hasFailed = false

  /// Makes a retention.
  ///
  /// - Parameter hold: Holds the value for `true`, and lets go of it for `false`.
  init(_ hold: @escaping @Sendable (_ isUnsaved: Bool) -> Void) {
    self.hold = hold
  }

  /// A save begins.
  func willSave() {
    change { savesInFlight += 1 }
  }

  /// A save has ended.
  func didSave(_ result: Result<Void, any Error>) {
    change {
      savesInFlight -= 1
      if case .failure = result { hasFailed = true } else { hasFailed = false }
    }
  }

  /// The key has saved by itself what it had refused.
  func didRecover() {
    change { hasFailed = false }
  }

  private func change(_ operation: () -> Void) {
    lock.withLock {
      let wasUnsaved = isUnsaved
      operation()
      if isUnsaved != wasUnsaved { hold(isUnsaved) }
    }
  }

  private var isUnsaved: Bool { savesInFlight > 0 || hasFailed }
}
