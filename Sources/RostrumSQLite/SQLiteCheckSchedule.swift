import Foundation
import RostrumRuntime

/// When a file is due for a check: after it was modified, and after a pause.
final class SQLiteCheckSchedule: Sendable {
  /// The pause after a check, as a multiple of its duration.
  private static let pause = 100

  private struct State {
    /// The modification time at the last check; `nil` before the first one.
    var modification: timespec?
    var next = ContinuousClock.now
    var isRunning = false
  }

  private let path: String
  private let state = Locked(State())

  init(path: String) { self.path = path }

  /// Whether a check is due.
  ///
  /// If so, it is in progress until ``end(after:)``.
  func begin() -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let modification = status.st_mtim
    return state.withLock { state in
      guard !state.isRunning, state.next <= .now else { return false }
      if let last = state.modification, last.tv_sec == modification.tv_sec,
        last.tv_nsec == modification.tv_nsec
      {
        return false
      }
      state.modification = modification
      state.isRunning = true
      return true
    }
  }

  /// Ends a check.
  func end(after duration: Duration) {
    state.withLock {
      $0.isRunning = false
      $0.next = .now + duration * Self.pause
    }
  }
}
