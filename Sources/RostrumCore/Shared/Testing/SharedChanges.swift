import Foundation
import RostrumRuntime

/// What an action changed of shared values: what they were before, and after.
///
/// NB: `@unchecked Sendable` because `lock` guards what changes.
package final class SharedChanges: @unchecked Sendable {
  /// How the current task sees shared values that have changed.
  @TaskLocal static var view: SharedView?

  private let lock = Lock()
  private var changes: [ObjectIdentifier: any SealableChange] = [:]

  /// What happened after: a value that only later actions changed was then what it was before them.
  private var later: SharedChanges?

  private var isExpected = false

  package init() {}

  /// Makes changes that are none, of the time before others.
  package init(before later: SharedChanges) { self.later = later }

  /// Whether nothing has changed.
  package var isEmpty: Bool { lock.withLock { changes.isEmpty } }

  /// Whether a test has said what it expects of a shared value, be it what the value was already.
  package var hasExpectations: Bool { lock.withLock { isExpected } }

  /// Runs a closure in which shared values are those from before, and may be changed to those that
  /// are expected.
  package func expecting<R>(_ operation: () throws -> R) rethrows -> R {
    try Self.$view.withValue(SharedView(changes: self, side: .expected), operation: operation)
  }

  /// Runs a closure in which shared values are those from after.
  package func actual<R>(_ operation: () throws -> R) rethrows -> R {
    try Self.$view.withValue(SharedView(changes: self, side: .actual), operation: operation)
  }

  /// Runs a comparison of an expected state, on the left, with the real one, on the right.
  package func comparing<R>(_ operation: () throws -> R) rethrows -> R {
    try Self.$view.withValue(SharedView(changes: self, side: .both), operation: operation)
  }

  /// The time after these changes, in which nothing has changed yet.
  ///
  /// What is expected there begins as what is real, and expectations of these changes stay theirs.
  package var afterwards: SharedChanges {
    lock.withLock {
      let copy = SharedChanges()
      copy.later = later
      copy.changes = changes.mapValues { $0.afterwards }
      return copy
    }
  }

  /// Keeps what a value is, before an action changes it.
  func note<Value>(_ storage: SharedStorage<Value>, before value: Value) {
    lock.withLock {
      let id = ObjectIdentifier(storage)
      if changes[id] == nil { changes[id] = SharedChange(storage: storage, before: value) }
    }
  }

  /// The change of a value that a test wants to see changed; none in truth, if the action left it.
  func expectation<Value>(
    of storage: SharedStorage<Value>, now value: Value
  ) -> SharedChange<Value> {
    lock.withLock { isExpected = true }
    if let change = change(of: storage) { return change }
    let change = SharedChange(unchanged: storage, later?.valueBefore(storage) ?? value)
    lock.withLock { changes[ObjectIdentifier(storage)] = change }
    return change
  }

  /// What a value was before these changes and those after; `nil` if none of them changed it.
  func valueBefore<Value>(_ storage: SharedStorage<Value>) -> Value? {
    if let change = change(of: storage) { return change.before }
    return lock.withLock { later }?.valueBefore(storage)
  }

  /// What a value was after these changes, if it may be something else now.
  func value<Value>(of storage: SharedStorage<Value>, isExpected: Bool) -> Value? {
    guard let change = change(of: storage) else {
      return lock.withLock { later }?.valueBefore(storage)
    }
    return isExpected ? change.expected : change.actual
  }

  /// Ends these changes; what changes from now on is kept elsewhere.
  func end(followedBy later: SharedChanges) {
    lock.withLock { self.later = later }
    seal()
  }

  /// Keeps the values of this moment as those from after.
  private func seal() {
    lock.withLock { for change in changes.values { change.seal() } }
  }

  func change<Value>(of storage: SharedStorage<Value>) -> SharedChange<Value>? {
    lock.withLock { changes[ObjectIdentifier(storage)] as? SharedChange<Value> }
  }
}

/// How a task sees the shared values that an action changed.
struct SharedView: Sendable {
  /// Which of the values.
  enum Side {
    case expected
    case actual

    /// The expected one where two are compared, on the left.
    case both
  }

  let changes: SharedChanges
  let side: Side

  /// The value of a shared value in this view, if it differs from what it is now.
  func value<Value>(of storage: SharedStorage<Value>) -> Value? {
    changes.value(of: storage, isExpected: side == .expected)
  }

  /// Changes the expected value; gives `nil` if the view is not one of expectations.
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

/// One shared value that has changed.
///
/// NB: `@unchecked Sendable` because the lock of the changes guards it.
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

  /// Makes a change that is none, for a value to be expected.
  convenience init(unchanged storage: SharedStorage<Value>, _ value: Value) {
    self.init(storage: storage, before: value)
    sealed = value
  }

  fileprivate var afterwards: any SealableChange { SharedChange(unchanged: storage, actual) }

  var actual: Value { sealed ?? storage.currentValue }

  func seal() { sealed = storage.currentValue }
}
