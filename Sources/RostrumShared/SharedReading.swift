import RostrumRestoration

/// A reference to a shared value: its storage, a part of it, or a value derived from it.
///
/// NB: `@unchecked Sendable` because the storage guards the value with a lock.
///
/// NB: An abstract class rather than a protocol, because reading through an existential costs more
/// than a virtual call. Subclasses override the members that trap here.
package class SharedReading<Value>: @unchecked Sendable {
  init() {}

  /// The current value.
  var value: Value { preconditionFailure("Subclasses must override 'value'.") }

  /// The status of loading and saving the value.
  ///
  /// The reader is notified when `part` of it changes.
  func status(observing part: SharedStatus.Part) -> SharedStatus { SharedStatus() }

  /// The identity of the reference.
  ///
  /// References to the same part of a value have equal identities.
  package var id: AnyHashable { AnyHashable(ObjectIdentifier(self)) }

  /// The key of the value, as it is written in source code, or the value if it has no key.
  ///
  /// A part is described like the whole.
  var description: String { "value: \(String(reflecting: value))" }

  /// The path by which the next launch finds the value; `nil` if it couldn't.
  @MainActor
  func route(in restoration: Restoration) -> SharedRoute? { nil }

  /// Loads the stored value.
  func load() async throws {}
}

/// A mutable reference to a shared value.
///
/// NB: `@unchecked Sendable` because the class adds no state to its superclass.
package class SharedReference<Value>: SharedReading<Value>, @unchecked Sendable {
  /// Changes the value with exclusive access.
  func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    preconditionFailure("Subclasses must override 'withLock'.")
  }

  /// Saves the value now.
  func save() async throws {}
}

/// The status of loading and saving a shared value.
struct SharedStatus {
  var isLoading = false
  var loadError: (any Error)?
  var saveError: (any Error)?

  /// What changes independently.
  enum Part {
    case isLoading, loadError, saveError
  }

  /// The parts that differ from an earlier status.
  ///
  /// Errors can't be compared, so an error differs from any other.
  func changes(since old: SharedStatus) -> [Part] {
    var parts: [Part] = []
    if isLoading != old.isLoading { parts.append(.isLoading) }
    if loadError != nil || old.loadError != nil { parts.append(.loadError) }
    if saveError != nil || old.saveError != nil { parts.append(.saveError) }
    return parts
  }
}
