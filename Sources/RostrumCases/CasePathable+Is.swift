extension CasePathable {
  /// Tells whether a case is the active one.
  ///
  /// ```swift
  /// store.destination.is(\.alert)
  /// ```
  ///
  /// - Parameter keyPath: A key path to the case, or to a case in a case.
  /// - Returns: Whether the case is active.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    self[case: keyPath] != nil
  }
}

extension Optional where Wrapped: CasePathable {
  /// Tells whether there is a value and a case is its active one.
  ///
  /// - Parameter keyPath: A key path to the case, or to a case in a case.
  /// - Returns: Whether the case is active; `false` for `nil`.
  public func `is`(_ keyPath: PartialCaseKeyPath<Wrapped>) -> Bool {
    self?.is(keyPath) ?? false
  }
}
