import Foundation

/// The changes of shared values that a test has yet to expect.
///
/// A shared value is one for everybody, so a copy of the state from before a change shows the new
/// value too. While a test runs, the value from before is kept here; a test's expectation changes
/// that one instead of the real one, and the two are compared.
///
/// NB: `@unchecked Sendable` because `lock` guards what changes.
package final class SharedChanges: @unchecked Sendable {
  /// The changes that the current task makes, or the expectation that it writes down.
  @TaskLocal package static var current: SharedChanges?

  private let lock = NSRecursiveLock()
  private var before: [ObjectIdentifier: any SharedChange] = [:]

  /// Whether the current task writes down what it expects.
  @TaskLocal private static var isExpecting = false

  /// The changes against which the current task compares two states.
  @TaskLocal static var comparing: SharedChanges?

  package init() {}

  /// Runs a comparison of an expected state, on the left, with the real one, on the right.
  package func comparing<R>(_ operation: () throws -> R) rethrows -> R {
    try Self.$comparing.withValue(self, operation: operation)
  }

  /// Whether nothing has changed that was not expected.
  package var isEmpty: Bool { lock.withLock { before.values.allSatisfy(\.isExpected) } }

  /// Runs a closure in which shared values are the expected ones.
  package func expecting<R>(_ operation: () throws -> R) rethrows -> R {
    try Self.$current.withValue(self) {
      try Self.$isExpecting.withValue(true, operation: operation)
    }
  }

  /// Takes all changes as expected.
  package func reset() { lock.withLock { before = [:] } }

  func willChange<Value>(_ storage: SharedStorage<Value>, from value: Value) {
    lock.withLock {
      let id = ObjectIdentifier(storage)
      if before[id] == nil { before[id] = Change(storage: storage, expected: value) }
    }
  }

  func expectedValue<Value>(of storage: SharedStorage<Value>) -> Value? {
    guard Self.isExpecting else { return nil }
    return lock.withLock {
      (before[ObjectIdentifier(storage)] as? Change<Value>)?.expected
    }
  }

  /// Changes the expected value; gives `nil` if no expectation is being written down.
  func expect<Value, R>(
    of storage: SharedStorage<Value>, _ operation: (inout Value) throws -> R
  ) rethrows -> R? {
    guard Self.isExpecting else { return nil }
    let id = ObjectIdentifier(storage)
    let change = lock.withLock {
      before[id] as? Change<Value> ?? Change(storage: storage, expected: storage.value)
    }
    lock.withLock { before[id] = change }
    return try operation(&change.expected)
  }
}

private protocol SharedChange {
  var isExpected: Bool { get }
}

/// NB: `@unchecked Sendable` because the changes' lock guards it.
private final class Change<Value>: SharedChange, @unchecked Sendable {
  let storage: SharedStorage<Value>
  var expected: Value

  init(storage: SharedStorage<Value>, expected: Value) {
    self.storage = storage
    self.expected = expected
  }

  var isExpected: Bool {
    _$isEqual(expected, SharedChanges.$current.withValue(nil) { storage.value }) ?? false
  }
}

/// Whether two values are equal, if they can be compared.
private func _$isEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool? {
  func open<Other: Equatable>(_ lhs: Other) -> Bool { lhs == rhs as? Other }
  return (lhs as? any Equatable).map { open($0) }
}
