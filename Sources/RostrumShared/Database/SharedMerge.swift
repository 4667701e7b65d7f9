import RostrumRuntime

/// What becomes of a value when others have stored a value.
package struct SharedMerge<Value: Sendable>: Sendable {
  /// The stored value that the own one is based on.
  package let base: Value
  /// The value that others have stored.
  package let theirs: Value
  /// Whether others have stored a value since.
  package let isNew: Bool
  /// The value that isn't written yet, as far as the key knows.
  package let unwritten: Value?
  /// The last value that may or may not have been written.
  package let attempt: Value?

  /// The own value, as far as the key knows.
  package var own: Value { unwritten ?? base }

  /// The result of a merge.
  package struct Result {
    package var value: Value
    /// Whether the value contains changes that must be written.
    package var isAhead = false
    /// Whether all own changes are in the value.
    package var isComplete = true
  }

  package func merging(_ own: Value) -> Result {
    let isChanged = Self.areEqual(own, base).map { !$0 } ?? (unwritten != nil)
    if !isChanged, attempt == nil { return Result(value: theirs) }
    if !isNew || (attempt == nil && Self.areEqual(theirs, base) == true) {
      return Result(value: own, isAhead: isChanged)
    }
    // Others may have stored an equal value: of two that count to 1 at once, one has lost.
    guard let mergeable = own as? any SharedMergeable else {
      return Result(value: theirs, isComplete: false)
    }
    return merging(mergeable)
  }

  private func merging<Part: SharedMergeable>(_ own: Part) -> Result {
    guard let theirs = theirs as? Part, let base = base as? Part else {
      return Result(value: theirs, isComplete: false)
    }
    var (merged, isComplete) = (own, true)
    if let attempt = attempt as? Part {
      // What the stored value has of the attempt isn't a change by others.
      var latest = attempt
      isComplete = latest.merge(theirs, since: base)
      isComplete = merged.merge(latest, since: attempt) && isComplete
    } else {
      isComplete = merged.merge(theirs, since: base)
    }
    guard let merged = merged as? Value else { return Result(value: self.theirs) }
    return Result(
      value: merged, isAhead: Self.areEqual(merged, self.theirs) != true, isComplete: isComplete)
  }

  /// Whether two values are equal, or `nil` if their type doesn't say.
  private static func areEqual(_ one: Value, _ other: Value) -> Bool? {
    func equals<Part: Equatable>(_ one: Part) -> Bool? {
      (other as? Part).map { one.isSame(as: $0) }
    }
    return (one as? any Equatable).flatMap { equals($0) }
  }
}
