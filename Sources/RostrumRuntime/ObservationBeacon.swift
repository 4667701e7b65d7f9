import Observation

/// An observable object without a value, whose readers are notified explicitly.
///
/// It has two uses:
///  - a location whose content is observed as a whole, such as an optional part of a state;
///  - ending observations that are out of date. An observation can't be cancelled before its model
///    changes, so it would accumulate in a long-lived model. Code that reads a beacon along with
///    the models ends all of its observations with one call of ``notify()``.
@MainActor
@usableFromInline
package final class ObservationBeacon: Observable {
  // NB: The registrar is the last property because its size isn't known at compile time. The
  // offsets of the others are therefore constant.

  @exclusivity(unchecked) @usableFromInline var hasReaders = false

  /// NB: Stored because a key path literal costs a lookup at each use.
  @usableFromInline let place = \ObservationBeacon.value
  private nonisolated var value: Void { () }

  @usableFromInline let registrar = ObservationRegistrar()

  /// Whether the beacon has never been read.
  @inlinable package var isEmpty: Bool { !hasReaders }

  /// Makes a beacon without readers.
  package init() {}

  /// Registers the current observation as a reader.
  @inlinable
  package func access() {
    hasReaders = true
    registrar.access(self, keyPath: place)
  }

  /// Notifies the readers.
  @inlinable
  package func notify() {
    if hasReaders { notifyReaders() }
  }

  @usableFromInline
  func notifyReaders() {
    registrar.withMutation(of: self, keyPath: place) {}
  }
}
