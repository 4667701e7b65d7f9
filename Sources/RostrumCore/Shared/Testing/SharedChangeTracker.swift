import Foundation
import RostrumRuntime

/// Keeps what shared values were before an action, for a test or a printer of changes.
///
/// A shared value is one for everybody, so a copy of the state from before a change shows the new
/// value too. With the values from before, a test can say what it expects as it does for other
/// state.
///
/// NB: `@unchecked Sendable` because `lock` guards what changes.
package final class SharedChangeTracker: @unchecked Sendable {
  /// The tracker of the changes that the current task makes.
  @TaskLocal package static var current: SharedChangeTracker?

  private let lock = Lock()
  private var changes = SharedChanges()
  private let outer: SharedChangeTracker?

  /// Makes a tracker.
  ///
  /// - Parameter outer: A tracker that notes the same changes, for what surrounds this one.
  package init(within outer: SharedChangeTracker? = nil) {
    self.outer = outer
  }

  /// The changes since they were last taken.
  package func take() -> SharedChanges {
    lock.withLock {
      let taken = changes
      changes = SharedChanges()
      taken.end(followedBy: changes)
      return taken
    }
  }

  func willChange<Value>(_ storage: SharedStorage<Value>, from value: Value) {
    lock.withLock { changes.note(storage, before: value) }
    outer?.willChange(storage, from: value)
  }
}
