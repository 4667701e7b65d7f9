extension CasePathable {
  /// The value of a case, or `nil` when another case is active.
  ///
  /// - Parameter keyPath: A key path to the case, or to a case in a case.
  /// - Complexity: O(*n*) in the number of components of the case key path.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    AnyCasePath(keyPath).extract(from: self)
  }

  /// The value of a case whose type is not known, or `nil` when another case is active.
  ///
  /// - Parameter keyPath: A key path to the case, or to a case in a case.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    keyPath.erasedCase()?.extract(from: self)
  }

  /// Replaces the whole enum value by a case and its value.
  ///
  /// ```swift
  /// destination[case: \.detail] = Detail.State()
  /// ```
  ///
  /// This one only writes, so that a replaced case is never taken for a changed one; to change the
  /// value of the active case, use ``modify(_:yield:fileID:filePath:line:column:)``.
  ///
  /// - Parameter keyPath: A key path to the case, or to a case in a case.
  @_disfavoredOverload
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value {
    @available(*, unavailable, message: "Write 'if let' to read a case")
    get { preconditionFailure("A case is read as an optional") }
    set { self = keyPath(newValue) }
  }

  /// The value of a case, or `nil` when another case is active.
  ///
  /// Enums marked with `@dynamicMemberLookup` read their cases by it: `destination?.detail`.
  ///
  /// - Parameter keyPath: A key path to the case path.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self)
  }

  /// The optional value of a case, flattened, or `nil` when another case is active.
  ///
  /// - Parameter keyPath: A key path to the case path.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value?>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self) ?? nil
  }
}
