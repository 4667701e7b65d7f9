/// A value guarded by a ``Lock``.
///
/// ```swift
/// private let waiting = Locked<[UUID: Work]>([:])
///
/// waiting.withLock { $0[id] = work }
/// ```
///
/// Code that may access the value again while it is being changed uses the public `LockIsolated`.
@usableFromInline
package final class Locked<Value> {
  @usableFromInline let lock = Lock()
  @usableFromInline var storage: Value

  /// Makes a guarded value.
  ///
  /// - Parameter value: The initial value.
  @inlinable
  package init(_ value: Value) {
    storage = value
  }

  /// The current value.
  @inlinable package var value: Value { lock.withLock { storage } }

  /// Reads or mutates the value with exclusive access.
  ///
  /// - Parameter body: The closure to run. Keep it short.
  /// - Returns: The result of `body`.
  /// - Throws: The error that `body` throws.
  @inlinable
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try lock.withLock { () throws(Failure) in try body(&storage) }
  }
}

/// NB: `@unchecked Sendable` because `lock` guards `storage`.
extension Locked: @unchecked Sendable where Value: Sendable {}
