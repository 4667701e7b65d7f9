import IssueReporting

extension CasePathable {
  /// The associated value of a case, or `nil` if a different case is active.
  ///
  /// Writing a value replaces that of the active case:
  ///
  /// ```swift
  /// destination[case: \.detail] = Detail.State()
  /// destination[case: \.detail]?.title = "Design"
  /// ```
  ///
  /// If a different case is active, writing a value changes nothing and is reported as an issue; to
  /// make a case active, assign the enum. An enum always has an active case, so writing `nil` to it
  /// changes nothing and is reported as an issue too.
  ///
  /// - Parameter keyPath: A key path to the case, possibly a nested one.
  /// - Complexity: O(*n*) in the number of components of the case key path.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { AnyCasePath(keyPath).extract(from: self) }
    set {
      let path = AnyCasePath(keyPath)
      let isActive = path.extract(from: self) != nil
      if let newValue, isActive {
        self = path.embed(newValue)
      } else if newValue != nil {
        reportIssue(
          """
          The value of a case that isn't active was written. The write has no effect.

            Type: \(Self.self)
            Type of the case's value: \(Value.self)
            Value: \(self)

          To make the case active, assign the enum itself.
          """)
      } else if isActive {
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
