extension CasePathable {
  /// Returns whether a case is active.
  ///
  /// ```swift
  /// store.destination.is(\.alert)
  /// ```
  ///
  /// - Parameter keyPath: A key path to the case, possibly a nested one.
  /// - Returns: Whether the case is active.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    self[case: keyPath] != nil
  }
}

extension Optional where Wrapped: CasePathable {
  /// Returns whether there is a value and a case is active.
  ///
  /// - Parameter keyPath: A key path to the case, possibly a nested one.
  /// - Returns: Whether the case is active; `false` for `nil`.
  public func `is`(_ keyPath: PartialCaseKeyPath<Wrapped>) -> Bool {
    self?.is(keyPath) ?? false
  }
}
