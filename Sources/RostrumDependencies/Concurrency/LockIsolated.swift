import RostrumRuntime

/// A value behind a lock, to be shared by closures that may run anywhere.
///
/// Made for spies in tests, where an actor would make each look asynchronous:
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
  /// NB: Recursive because the operation is code of the app, which may come back to the value.
  private let lock = Lock(isRecursive: true)

  /// Puts a value behind a lock.
  ///
  /// - Parameter value: Makes the value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    storage = try value()
  }

  /// Looks at the value, or changes it, while nobody else can.
  ///
  /// - Parameter operation: The work; keep it short.
  /// - Returns: What the operation gives back.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    try lock.withLock { try operation(&storage) }
  }

  /// Replaces the value.
  ///
  /// - Parameter newValue: Makes the new value, while nobody else can look.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try lock.withLock { storage = try newValue() }
  }

  fileprivate var snapshot: Value {
    lock.withLock { storage }
  }
}

extension LockIsolated where Value: Sendable {
  /// The value at this moment.
  public var value: Value { snapshot }

  /// A part of the value at this moment.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }
}

extension LockIsolated: Equatable where Value: Equatable {
  /// Whether two hold equal values at this moment.
  public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
    lhs === rhs || lhs.snapshot == rhs.snapshot
  }
}

extension LockIsolated: Hashable where Value: Hashable {
  /// Hashes the value of this moment; do not change it while it is in a set.
  ///
  /// - Parameter hasher: Takes the value in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(snapshot)
  }
}
