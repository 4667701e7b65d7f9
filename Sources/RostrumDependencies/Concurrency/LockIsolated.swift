import RostrumRuntime

/// A value that is protected by a lock, and can be shared between concurrent closures.
///
/// It is useful for spies in tests, where an actor would make each access asynchronous:
///
/// ```swift
/// let saved = LockIsolated<[Standup]>([])
/// $0.dataManager.save = { standup in saved.withValue { $0.append(standup) } }
/// …
/// #expect(saved.value.count == 1)
/// ```
///
/// NB: `@unchecked Sendable` because `lock` guards `storage`.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  private var storage: Value
  /// NB: The lock is recursive because the operation is app code, which may access the value again.
  private let lock = Lock(isRecursive: true)

  /// Creates a lock-protected value.
  ///
  /// - Parameter value: The initial value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    storage = try value()
  }

  /// Reads or modifies the value while holding the lock.
  ///
  /// - Parameter operation: A closure that accesses the value. Keep it short.
  /// - Returns: The result of the operation.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    try lock.withLock { try operation(&storage) }
  }

  /// Replaces the value.
  ///
  /// - Parameter newValue: The new value, evaluated while holding the lock.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try lock.withLock { storage = try newValue() }
  }

  fileprivate var snapshot: Value {
    lock.withLock { storage }
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the current value.
  public var value: Value { snapshot }

  /// A property of the current value.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }
}

extension LockIsolated: Equatable where Value: Equatable {
  /// Whether the current values are equal.
  public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
    lhs === rhs || lhs.snapshot == rhs.snapshot
  }
}

extension LockIsolated: Hashable where Value: Hashable {
  /// Hashes the current value; don't modify the value while it is in a set.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(snapshot)
  }
}
