import RostrumRuntime

/// A lock with the state that it protects.
///
/// ```swift
/// let count = OSAllocatedUnfairLock(initialState: 0)
/// count.withLock { $0 += 1 }
/// ```
///
/// NB: unchecked because the state is only used under the lock.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let lock = Lock()
  private var state: State

  /// Makes a lock.
  ///
  /// - Parameter initialState: The state.
  public init(initialState: State) {
    state = initialState
  }

  /// Runs a closure while no other thread can.
  ///
  /// - Parameter body: Reads or changes the state.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try lock.withLock { try body(&state) }
  }

  /// Runs a closure while no other thread can.
  ///
  /// - Parameter body: Reads or changes the state.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
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
