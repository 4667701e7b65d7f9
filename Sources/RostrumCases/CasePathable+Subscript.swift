import IssueReporting

extension CasePathable {
  /// The associated value of a case, or `nil` if a different case is active.
  ///
  /// Writing a value makes its case active. Writing through optional chaining changes the value
  /// only if its case is active:
  ///
  /// ```swift
  /// destination[case: \.detail] = Detail.State()
  /// destination[case: \.detail]?.title = "Design"
  /// ```
  ///
  /// An enum always has an active case, so writing `nil` changes nothing and is reported as an
  /// issue.
  ///
  /// - Parameter keyPath: A key path to the case, possibly a nested one.
  /// - Complexity: O(*n*) in the number of components of the case key path.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { AnyCasePath(keyPath).extract(from: self) }
    set {
      if let newValue {
        self = keyPath(newValue)
      } else if self[case: keyPath] != nil {
        // NB: Optional chaining writes `nil` back if the case isn't active.
        reportIssue(
          """
          Can't set a case to 'nil', because an enum always has an active case.

            Type: \(Self.self)
            Value: \(self)
          """)
      }
    }
  }

  /// The associated value of a case with an erased type, or `nil` if a different case is active.
  ///
  /// - Parameter keyPath: A key path to the case, possibly a nested one.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    keyPath.erasedCase()?.extract(from: self)
  }

  /// The associated value of a case, or `nil` if a different case is active.
  ///
  /// Enums marked with `@dynamicMemberLookup` use it to read their cases: `destination?.detail`.
  ///
  /// - Parameter keyPath: A key path to the case path.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self)
  }

  /// The flattened optional value of a case, or `nil` if a different case is active.
  ///
  /// - Parameter keyPath: A key path to the case path.
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value?>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self) ?? nil
  }
}
