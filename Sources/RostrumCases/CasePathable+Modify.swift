import IssueReporting

extension CasePathable {
  /// Changes the value of a case in place.
  ///
  /// ```swift
  /// destination.modify(\.detail) { $0.title = "Design" }
  /// ```
  ///
  /// Arrays and other buffers in the value are not copied, see ``AnyCasePath/modify(_:_:)``. When another case is active, nothing is changed and an issue is reported.
  ///
  /// - Parameters:
  ///   - keyPath: A key path to the case, or to a case in a case.
  ///   - yield: Changes the value.
  ///   - fileID: The source file that an issue names.
  ///   - filePath: The path of that file.
  ///   - line: The line that an issue names.
  ///   - column: The column that an issue names.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard AnyCasePath(keyPath).modify(&self, yield) != nil else {
      reportIssue(
        """
        A case was to be modified that is not the active one.

          Type: \(Self.self)
          Type of the case's value: \(Value.self)
          Value: \(self)
        """,
        fileID: fileID, filePath: filePath, line: line, column: column)
      return
    }
  }
}

extension Optional where Wrapped: CasePathable {
  /// Changes the value of a case of the wrapped enum in place.
  ///
  /// When there is no wrapped value or another case is active, nothing is changed and an issue is
  /// reported.
  ///
  /// - Parameters:
  ///   - keyPath: A key path to the case, or to a case in a case.
  ///   - yield: Changes the value.
  ///   - fileID: The source file that an issue names.
  ///   - filePath: The path of that file.
  ///   - line: The line that an issue names.
  ///   - column: The column that an issue names.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Wrapped, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard self != nil else {
      reportIssue(
        """
        A case was to be modified of a value that is nil.

          Type: \(Wrapped.self)
          Type of the case's value: \(Value.self)
        """,
        fileID: fileID, filePath: filePath, line: line, column: column)
      return
    }
    self?.modify(
      keyPath, yield: yield, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
