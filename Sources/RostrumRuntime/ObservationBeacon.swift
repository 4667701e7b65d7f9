import Observation

/// An observable that has no value: its readers are notified by hand.
///
/// It has two uses:
///  - a place whose content is observed as a whole, such as that of an optional part of a state;
///  - the end of an observation that is out of date. Observation cannot cancel one before a model
///    changes, so it would stay with a long-lived model. Code that reads a beacon along with the
///    models ends all of these observations with one call of ``notify()``.
@MainActor
@usableFromInline
package final class ObservationBeacon: Observable {
  // NB: The registrar is the last property, as the system decides on its size: the offsets of the
  // others are then known when the code is compiled.

  @exclusivity(unchecked) @usableFromInline var hasReaders = false

  /// NB: Kept because a literal costs a look-up at each use.
  @usableFromInline let place = \ObservationBeacon.value
  private nonisolated var value: Void { () }

  @usableFromInline let registrar = ObservationRegistrar()

  /// Whether the beacon was never read.
  @inlinable package var isEmpty: Bool { !hasReaders }

  /// Makes a beacon without readers.
  package init() {}

  /// Notes that the current observation depends on the beacon.
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
