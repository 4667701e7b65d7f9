import IssueReporting

extension CasePathable {
  /// The value of a case, or `nil` when another case is active.
  ///
  /// Writing a value makes the case the active one, whichever was before; writing through optional
  /// chaining changes the value of the case only if it is active:
  ///
  /// ```swift
  /// destination[case: \.detail] = Detail.State()
  /// destination[case: \.detail]?.title = "Design"
  /// ```
  ///
  /// An enum is always in some case, so writing `nil` changes nothing and is reported.
  ///
  /// - Parameter keyPath: A key path to the case, or to a case in a case.
  /// - Complexity: O(*n*) in the number of components of the case key path.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { AnyCasePath(keyPath).extract(from: self) }
    set {
      if let newValue {
        self = keyPath(newValue)
      } else if self[case: keyPath] != nil {
        // NB: Optional chaining writes 'nil' back to a case that is not active.
        reportIssue(
          """
          A case was set to nil, but an enum is always in some case.

            Type: \(Self.self)
            Value: \(self)
          """)
      }
    }
  }

  /// The value of a case whose type is not known, or `nil` when another case is active.
  ///
  /// - Parameter keyPath: A key path to the case, or to a case in a case.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    keyPath.erasedCase()?.extract(from: self)
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
