import Foundation
import RostrumRuntime

/// The changes that an action made to shared values: their old and new values.
///
/// NB: `@unchecked Sendable` because `lock` guards the mutable state.
package final class SharedChanges: @unchecked Sendable {
  /// The view of changed shared values in the current task.
  @TaskLocal static var view: SharedView?

  /// The changes that the current task compares; none if it compares none.
  package static var compared: SharedChanges { view?.changes ?? SharedChanges() }

  private let lock = Lock()
  private var changes: [ObjectIdentifier: any SealableChange] = [:]

  /// Later changes.
  ///
  /// They know the value of a shared value that only later actions changed.
  private var later: SharedChanges?

  private var isExpected = false

  package init() {}

  /// Makes an empty set of changes that precedes others.
  package init(before later: SharedChanges) { self.later = later }

  /// Whether nothing was changed.
  package var isEmpty: Bool { lock.withLock { changes.isEmpty } }

  /// Whether a test has stated an expectation of any shared value, even an unchanged one.
  package var hasExpectations: Bool { lock.withLock { isExpected } }

  /// Runs a closure in which shared values have their old values, which may be mutated to state
  /// what is expected.
  package func expecting<R>(_ operation: () throws -> R) rethrows -> R {
    try Self.$view.withValue(SharedView(changes: self, side: .expected), operation: operation)
  }

  /// Runs a closure in which shared values have their new values.
  package func actual<R>(_ operation: () throws -> R) rethrows -> R {
    try Self.$view.withValue(SharedView(changes: self, side: .actual), operation: operation)
  }

  /// Runs a comparison of an expected state on the left with the actual one on the right.
  package func comparing<R>(_ operation: () throws -> R) rethrows -> R {
    try Self.$view.withValue(SharedView(changes: self, side: .both), operation: operation)
  }

  /// An empty set of changes that follows these.
  ///
  /// Its expectations start with the actual values, and don't affect those of these changes.
  package var afterwards: SharedChanges {
    lock.withLock {
      let copy = SharedChanges()
      copy.later = later
      copy.changes = changes.mapValues { $0.afterwards }
      return copy
    }
  }

  /// Records the value of a shared value before an action changes it.
  func note<Value>(_ storage: SharedStorage<Value>, before value: Value) {
    lock.withLock {
      let id = ObjectIdentifier(storage)
      if changes[id] == nil { changes[id] = SharedChange(storage: storage, before: value) }
    }
  }

  /// The change for which a test states an expectation, recorded as a no-op if the action made
  /// none.
  func expectation<Value>(
    of storage: SharedStorage<Value>, now value: Value
  ) -> SharedChange<Value> {
    lock.withLock { isExpected = true }
    if let change = change(of: storage) { return change }
    let change = SharedChange(unchanged: storage, later?.valueBefore(storage) ?? value)
    lock.withLock { changes[ObjectIdentifier(storage)] = change }
    return change
  }

  /// The value before these changes and all later ones, or `nil` if none of them changed it.
  func valueBefore<Value>(_ storage: SharedStorage<Value>) -> Value? {
    if let change = change(of: storage) { return change.before }
    return lock.withLock { later }?.valueBefore(storage)
  }

  /// The value after these changes, if it may differ from the current one.
  func value<Value>(of storage: SharedStorage<Value>, isExpected: Bool) -> Value? {
    guard let change = change(of: storage) else {
      return lock.withLock { later }?.valueBefore(storage)
    }
    return isExpected ? change.expected : change.actual
  }

  /// Ends these changes; further ones are recorded elsewhere.
  func end(followedBy later: SharedChanges) {
    lock.withLock { self.later = later }
    seal()
  }

  /// Records the current values as the new ones.
  private func seal() {
    lock.withLock { for change in changes.values { change.seal() } }
  }

  func change<Value>(of storage: SharedStorage<Value>) -> SharedChange<Value>? {
    lock.withLock { changes[ObjectIdentifier(storage)] as? SharedChange<Value> }
  }
}

/// How a task sees the shared values that an action changed.
struct SharedView: Sendable {
  /// The values to use.
  enum Side {
    case expected
    case actual

    /// The expected value on the left of a comparison, the actual one on the right.
    case both
  }

  let changes: SharedChanges
  let side: Side

  /// The value of a shared value in this view, if it may differ from the current one.
  func value<Value>(of storage: SharedStorage<Value>) -> Value? {
    changes.value(of: storage, isExpected: side == .expected)
  }

  /// Mutates the expected value, or returns `nil` if the view isn't one of expectations.
  func expect<Value, R>(
    of storage: SharedStorage<Value>, now value: Value, _ operation: (inout Value) throws -> R
  ) rethrows -> R? {
    guard side == .expected else { return nil }
    let expectation = changes.expectation(of: storage, now: value)
    var expected = expectation.expected
    defer { expectation.expected = expected }
    return try operation(&expected)
  }
}

private protocol SealableChange: AnyObject {
  var afterwards: any SealableChange { get }

  func seal()
}

/// The change of one shared value.
///
/// NB: `@unchecked Sendable` because the lock of `SharedChanges` guards it.
final class SharedChange<Value>: SealableChange, @unchecked Sendable {
  private let storage: SharedStorage<Value>
  let before: Value
  var expected: Value
  var sealed: Value?

  init(storage: SharedStorage<Value>, before: Value) {
    self.storage = storage
    self.before = before
    expected = before
  }

  /// Makes a no-op change, for stating an expectation.
  convenience init(unchanged storage: SharedStorage<Value>, _ value: Value) {
    self.init(storage: storage, before: value)
    sealed = value
  }

  fileprivate var afterwards: any SealableChange { SharedChange(unchanged: storage, actual) }

  var actual: Value { sealed ?? storage.currentValue }

  func seal() { sealed = storage.currentValue }
}
