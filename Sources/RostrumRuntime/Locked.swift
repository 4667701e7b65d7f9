/// A value behind a ``Lock``.
///
/// ```swift
/// private let waiting = Locked<[UUID: Work]>([:])
///
/// waiting.withLock { $0[id] = work }
/// ```
///
/// Code that may come back to the value while it is changed uses the public `LockIsolated`.
@usableFromInline
package final class Locked<Value> {
  @usableFromInline let lock = Lock()
  @usableFromInline var storage: Value

  /// Puts a value behind a lock.
  ///
  /// - Parameter value: The value.
  @inlinable
  package init(_ value: Value) {
    storage = value
  }

  /// The value at this moment.
  @inlinable package var value: Value { lock.withLock { storage } }

  /// Reads or changes the value while no other thread can.
  ///
  /// - Parameter body: The work. Keep it short.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
  @inlinable
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lock.withLock { () throws(Failure) in try body(&storage) }
  }
}

/// NB: `@unchecked Sendable` because `lock` guards `storage`.
extension Locked: @unchecked Sendable where Value: Sendable {}
