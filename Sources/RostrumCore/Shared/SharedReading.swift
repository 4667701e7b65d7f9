/// A place where a shared value can be read: where it lives, a part of it, or what is made of it.
///
/// NB: `@unchecked Sendable` because the place where the value lives guards it by a lock.
package class SharedReading<Value>: @unchecked Sendable {
  init() {}

  /// The value now.
  var value: Value { preconditionFailure("A kind of place says how it reads.") }

  /// How keeping the value goes.
  var status: SharedStatus { SharedStatus() }

  /// What tells the place from others: two ways to one part of a value are one place.
  package var id: AnyHashable { AnyHashable(ObjectIdentifier(self)) }

  /// Gets what is kept.
  func load() async throws {}
}

/// A place where a shared value can be read and changed.
package class SharedReference<Value>: SharedReading<Value>, @unchecked Sendable {
  /// Changes the value while nobody else can.
  func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    preconditionFailure("A kind of place says how it writes.")
  }

  /// Keeps the value now.
  func save() async throws {}
}

/// How keeping a shared value goes.
struct SharedStatus {
  var isLoading = false
  var loadError: (any Error)?
  var saveError: (any Error)?
}
