/// A value in the database, with its version.
package struct Committed<Value: Sendable>: Sendable {
  /// The value, or `nil` if none is stored.
  package let value: Value?
  package let version: Int64

  package init(value: Value?, version: Int64) {
    self.value = value
    self.version = version
  }
}

/// The stored value that a process knows, which never goes back to an earlier one.
///
/// Answers of the storage arrive in any order. Versions tell which of two values is later, except that
/// an answer without a value has none: it may be from before the value was stored.
package struct KnownValue<Value: Sendable>: Sendable {
  /// The latest value, or `nil` if it isn't known.
  package private(set) var committed: Committed<Value>?
  private var latestVersion: Int64 = 0

  package init() {}

  /// Takes an answer of the storage.
  ///
  /// - Parameters:
  ///   - answer: The stored value.
  ///   - version: The version that was known when the request was made.
  /// - Returns: Whether the answer was taken, or a later value is known. Otherwise it is unclear which
  ///   of the two is later, and the storage must be asked again.
  package mutating func note(_ answer: Committed<Value>, knownBefore version: Int64?) -> Bool {
    if answer.version == 0 {
      guard committed?.version == version else { return false }
      committed = answer
    } else if answer.version > latestVersion || committed == nil {
      committed = answer
      latestVersion = max(latestVersion, answer.version)
    }
    return true
  }

  /// Takes the stored value that refused a write, which can be earlier than the one that the write is
  /// based on: if the storage was replaced by an older copy.
  ///
  /// - Parameters:
  ///   - answer: The stored value.
  ///   - base: The version that the write is based on.
  ///   - version: The version that was known when the request was made.
  /// - Returns: Whether the answer was taken, or a later value is known.
  package mutating func note(
    _ answer: Committed<Value>, refusing base: Int64, knownBefore version: Int64?
  ) -> Bool {
    if answer.version > 0, answer.version < base { self = KnownValue() }
    return note(answer, knownBefore: version)
  }

  /// Forgets the value, because changes of it aren't followed any longer.
  package mutating func forget() { committed = nil }
}
