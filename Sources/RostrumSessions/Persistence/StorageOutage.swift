/// Tracks whether a storage fails, so that a failure and its end are logged once.
package struct StorageOutage: Sendable {
  /// Whether the storage is failing.
  package private(set) var isOut = false

  package init() {}

  /// Records a failure.
  ///
  /// - Returns: Whether the storage worked before.
  package mutating func begin() -> Bool {
    defer { isOut = true }
    return !isOut
  }

  /// Records a success.
  ///
  /// - Returns: Whether the storage failed before.
  package mutating func end() -> Bool {
    defer { isOut = false }
    return isOut
  }
}
