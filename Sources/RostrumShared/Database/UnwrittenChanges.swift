/// The changes of a launch that aren't written yet, and the stored value that they are based on.
///
/// It decides what to do, and ``DatabaseReplica`` does it.
package struct UnwrittenChanges<Value: Sendable>: Sendable {
  /// A request to save the value.
  package struct Save: Sendable {
    package let continuation: SaveContinuation
    package let context: SaveContext

    package init(continuation: SaveContinuation, context: SaveContext) {
      self.continuation = continuation
      self.context = context
    }
  }

  private struct Change: Sendable {
    var value: Value
    var saves: [Save] = []
  }

  /// A write to make.
  package struct Write: Sendable {
    package let value: Value
    /// The version that the value is based on.
    package let version: Int64
  }

  /// Saves that have ended.
  package struct Outcome: Sendable {
    package var saves: [Save] = []
    /// Whether a failure was reported before, and is over.
    package var isRecovery = false
    /// The changes that others have overruled.
    package var conflict: SharedConflict?
  }

  /// Saves that have failed.
  package struct Failure: Sendable {
    package let saves: [Save]
    package let error: any Error
    /// The time after which the write is repeated, if the storage may accept it later.
    package let delay: Duration?
  }

  /// The result of adopting a stored value.
  package enum Adoption: Sendable {
    /// Changes remain that must be written.
    case isAhead
    /// The value is the stored one.
    case isDone(Outcome)
  }

  private let title: String
  private let isReadOnly: Bool
  /// The value to begin with, if none is stored.
  private var initial: Value?
  /// The stored value that the launch saw last; `nil` until it is loaded.
  private(set) var base: Committed<Value>?
  private var change: Change?
  /// The number of changes so far.
  private var changeCount = 0
  /// The change that is being written.
  private var inFlight: Change?
  private var isWriting = false
  /// The last value that may or may not have been written.
  private var attempt: Value?
  private var conflict: SharedConflict?
  private var hasFailed = false
  private var delays = RetryDelay()
  /// The reason why changes must not be written.
  package var refusal: (any Error)?

  /// Makes the changes of a launch that hasn't made any.
  ///
  /// - Parameters:
  ///   - title: The name of the value as the app writes it.
  ///   - isReadOnly: Whether changes are never written.
  package init(to title: String, isReadOnly: Bool) {
    self.title = title
    self.isReadOnly = isReadOnly
  }
}

// MARK: Loading

extension UnwrittenChanges {
  /// Takes the value that the launch has until it is loaded.
  package mutating func begin(with initial: Value) { self.initial = initial }

  /// Takes the value that the launch begins with.
  package mutating func begin(with stored: Committed<Value>) { base = stored }

  /// Adopts that nothing is stored, if the launch still has the initial value.
  ///
  /// - Parameter stored: The stored value.
  /// - Returns: Whether there is nothing else to adopt.
  package mutating func adoptNothing(_ stored: Committed<Value>) -> Bool {
    guard stored.value == nil, base == nil, change == nil else { return false }
    base = stored
    return true
  }
}

// MARK: Writing

extension UnwrittenChanges {
  /// Adds a change.
  ///
  /// - Returns: The earlier value, to be released without a lock: that can run app code.
  package mutating func add(_ value: Value, _ save: Save) -> Value? {
    let replaced = change?.value
    change = Change(value: value, saves: (change?.saves ?? []) + [save])
    changeCount += 1
    return replaced
  }

  /// Whether a task must begin to write: there is a change, and what it is based on.
  package mutating func startWriting() -> Bool {
    guard change != nil, base != nil, !isWriting, !isReadOnly else { return false }
    isWriting = true
    return true
  }

  /// The next write of the task that writes; `nil` ends the task.
  package mutating func nextWrite() -> Write? {
    guard let change, let base else {
      isWriting = false
      return nil
    }
    (inFlight, self.change, isWriting) = (change, nil, true)
    return Write(value: change.value, version: base.version)
  }

  /// A change that may be written together with that of a different launch.
  package struct Companion: Sendable {
    /// The merge of the change into the other launch's value.
    package let merge: SharedMerge<Value>
    fileprivate let number: Int
  }

  /// The change that waits to be written, if it has the same base as a write of a different launch.
  ///
  /// - Parameter write: The write that is about to be made.
  /// - Returns: The change; `nil` if there is none.
  package func companion(of write: Write) -> Companion? {
    guard isWriting, inFlight == nil, attempt == nil, let change, let initial, let base,
      base.version == write.version
    else { return nil }
    let merge = SharedMerge(
      base: base.value ?? initial, theirs: write.value, isNew: true, unwritten: change.value,
      attempt: nil)
    return Companion(merge: merge, number: changeCount)
  }

  /// Begins to write the change together with that of a different launch.
  ///
  /// - Parameter companion: The change.
  /// - Returns: Whether the launch hasn't changed the value since.
  package mutating func join(_ companion: Companion) -> Bool {
    guard inFlight == nil, companion.number == changeCount, change != nil else { return false }
    (inFlight, change) = (change, nil)
    return true
  }

  /// Records that the value was written.
  ///
  /// The next change is based on it, even if others have stored a later value by now: that is adopted
  /// like any other, so that what it has removed is told from what it hasn't seen.
  ///
  /// A value that was written together with changes of different launches differs from the own one. It
  /// is adopted like a value that others have stored later.
  ///
  /// - Parameter version: The new version; for a value with other changes, the one that it is based on.
  /// - Returns: The saves that have ended.
  package mutating func didWrite(version: Int64) -> Outcome {
    guard let written = inFlight else { return Outcome() }
    inFlight = nil
    base = Committed(value: written.value, version: version)
    return end(written.saves, conflict: nil)
  }

  /// Records that others have stored a value since, which must be adopted next.
  package mutating func didConflict() { putBack() }

  /// Records that a write has failed, which ends the task that writes.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - isTemporary: Whether the storage may accept the value later.
  ///   - isDoubtful: Whether the value may be in the storage: the answer may have been lost.
  /// - Returns: The saves that have failed.
  package mutating func didFail(
    _ error: any Error, isTemporary: Bool, isDoubtful: Bool
  ) -> Failure {
    if isDoubtful { attempt = inFlight?.value }
    putBack()
    let saves = change?.saves ?? []
    change?.saves = []
    isWriting = false
    hasFailed = true
    if !isTemporary { change = nil }
    return Failure(saves: saves, error: error, delay: isTemporary ? delays.next() : nil)
  }

  /// Keeps a change that wasn't written, unless there is a later one.
  private mutating func putBack() {
    guard let unwritten = inFlight else { return }
    inFlight = nil
    change = Change(
      value: change?.value ?? unwritten.value, saves: unwritten.saves + (change?.saves ?? []))
  }

  private mutating func end(_ saves: [Save], conflict new: SharedConflict?) -> Outcome {
    defer { (attempt, conflict, hasFailed, delays) = (nil, nil, false, RetryDelay()) }
    return Outcome(saves: saves, isRecovery: hasFailed, conflict: new ?? conflict)
  }
}

// MARK: Changes by others

extension UnwrittenChanges {
  /// How to adopt a stored value.
  ///
  /// - Parameters:
  ///   - stored: The stored value.
  ///   - isRefusal: Whether it has refused a write, so that it is right even if it is an earlier one.
  /// - Returns: The merge; `nil` if a later value was adopted already, or a write is in flight: its
  ///   outcome comes first.
  package func merge(with stored: Committed<Value>, isRefusal: Bool = false) -> SharedMerge<Value>?
  {
    guard let initial, inFlight == nil else { return nil }
    if let base {
      if stored.version == base.version { return nil }
      if stored.version > 0, stored.version < base.version, !isRefusal { return nil }
    }
    return SharedMerge(
      base: base?.value ?? initial, theirs: stored.value ?? initial,
      isNew: stored.version != base?.version ?? 0, unwritten: change?.value, attempt: attempt)
  }

  /// Adopts a stored value.
  ///
  /// - Parameters:
  ///   - stored: The stored value.
  ///   - result: The result of merging it.
  /// - Returns: What is left to do.
  package mutating func adopt(
    _ stored: Committed<Value>, _ result: SharedMerge<Value>.Result
  ) -> Adoption {
    base = stored
    attempt = nil
    let saves = change?.saves ?? []
    if result.isAhead {
      change = Change(value: result.value, saves: saves)
      if !result.isComplete { conflict = SharedConflict(key: title, isPartial: true) }
      return .isAhead
    }
    change = nil
    guard !saves.isEmpty || !result.isComplete || hasFailed else { return .isDone(Outcome()) }
    let overruled = SharedConflict(key: title, isPartial: false)
    return .isDone(end(saves, conflict: result.isComplete ? nil : overruled))
  }
}
