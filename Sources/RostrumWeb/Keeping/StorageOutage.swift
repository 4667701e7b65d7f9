/// Whether a storage fails, so that the failure and its end are logged once.
struct StorageOutage {
  private var isOut = false

  /// Records a failure.
  ///
  /// - Returns: Whether it is the first one.
  mutating func begin() -> Bool {
    defer { isOut = true }
    return !isOut
  }

  /// Records that the storage works.
  ///
  /// - Returns: Whether it had failed.
  mutating func end() -> Bool {
    defer { isOut = false }
    return isOut
  }
}
