import Observation

/// An observable object that ends observations of models.
///
/// An observation can't be cancelled before its model changes, so it would accumulate in a
/// long-lived model. A reader therefore reads a beacon along with the models: changing the beacon
/// ends the whole observation.
final class ObservationBeacon: LibraryModel, Sendable {
  private let registrar = ObservationRegistrar()

  /// NB: Stored because a key path literal costs a lookup at each use.
  private let place = \ObservationBeacon.value
  private var value: Void { () }

  /// Registers the current observation.
  func access() { registrar.access(self, keyPath: place) }

  /// Ends the observations that have registered.
  func notify() { registrar.withMutation(of: self, keyPath: place) {} }
}
