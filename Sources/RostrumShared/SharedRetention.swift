import Foundation
import RostrumRuntime

/// Retains a shared value while it has unsaved changes, so that they aren't lost with its last
/// user.
///
/// NB: `@unchecked Sendable` because `lock` guards the mutable state.
final class SharedRetention: @unchecked Sendable {
  private let lock = Lock()
  private let hold: @Sendable (_ isUnsaved: Bool) -> Void
  private var savesInFlight = 0
  private var hasFailed = false

  /// Makes a retention.
  ///
  /// - Parameter hold: Retains the value for `true`, and releases it for `false`.
  init(_ hold: @escaping @Sendable (_ isUnsaved: Bool) -> Void) {
    self.hold = hold
  }

  /// Records that a save begins.
  func willSave() {
    change { savesInFlight += 1 }
  }

  /// Records that a save has ended.
  func didSave(_ result: Result<Void, any Error>) {
    change {
      savesInFlight -= 1
      if case .failure = result { hasFailed = true } else { hasFailed = false }
    }
  }

  /// Records that the key's own retry of a failed save succeeded.
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
