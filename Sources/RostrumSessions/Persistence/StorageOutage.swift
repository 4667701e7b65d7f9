/// Whether a storage fails, so that the failure and its end are logged once.
package struct StorageOutage: Sendable {
  /// Whether the storage fails.
  package private(set) var isOut = false

  package init() {}

  /// Records a failure.
  ///
  /// - Returns: Whether it is the first one.
  package mutating func begin() -> Bool {
    defer { isOut = true }
    return !isOut
  }

  /// Records that the storage works.
  ///
  /// - Returns: Whether it had failed.
  package mutating func end() -> Bool {
    defer { isOut = false }
    return isOut
  }
}
