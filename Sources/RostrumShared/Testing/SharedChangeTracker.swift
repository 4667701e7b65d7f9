import Foundation
import RostrumRuntime

/// Records the old values of shared values that an action changes, for tests and change printers.
///
/// All copies of a state refer to the same shared value, so a copy from before a change shows the
/// new value too. With the recorded values, a test can assert changes of shared values like those
/// of other state.
///
/// NB: `@unchecked Sendable` because `lock` guards the mutable state.
package final class SharedChangeTracker: @unchecked Sendable {
  /// The tracker of changes that the current task makes.
  @TaskLocal package static var current: SharedChangeTracker?

  private let lock = Lock()
  private var changes = SharedChanges()
  private let outer: SharedChangeTracker?

  /// Makes a tracker.
  ///
  /// - Parameter outer: A tracker that records the same changes for an enclosing scope.
  package init(within outer: SharedChangeTracker? = nil) {
    self.outer = outer
  }

  /// Returns the changes recorded since the last call, and removes them.
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
