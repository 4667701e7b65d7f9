import RostrumRuntime

/// A lock that guards a state.
///
/// ```swift
/// let count = OSAllocatedUnfairLock(initialState: 0)
/// count.withLock { $0 += 1 }
/// ```
///
/// NB: `@unchecked Sendable` because the state is accessed under the lock only.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let lock = Lock()
  private var state: State

  /// Makes a lock.
  ///
  /// - Parameter initialState: The initial state.
  public init(initialState: State) {
    state = initialState
  }

  /// Runs a closure while holding the lock.
  ///
  /// - Parameter body: Reads or mutates the state.
  /// - Returns: The result of `body`.
  /// - Throws: The error that `body` throws.
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try lock.withLock { try body(&state) }
  }

  /// Runs a closure that isn't checked for sendability while holding the lock.
  ///
  /// - Parameter body: Reads or mutates the state.
  /// - Returns: The result of `body`.
  /// - Throws: The error that `body` throws.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock without a state.
  public convenience init() {
    self.init(initialState: ())
  }
}
