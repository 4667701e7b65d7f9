import IssueReporting

extension CasePathable {
  /// Mutates the associated value of a case in place.
  ///
  /// ```swift
  /// destination.modify(\.detail) { $0.title = "Design" }
  /// ```
  ///
  /// Arrays and other buffers in the value aren't copied; see ``AnyCasePath``. If a different
  /// case is active, nothing is changed and an issue is reported.
  ///
  /// - Parameters:
  ///   - keyPath: A key path to the case, possibly a nested one.
  ///   - yield: Mutates the value.
  ///   - fileID: The caller's file, to name in reported issues.
  ///   - filePath: The path of the caller's file.
  ///   - line: The caller's line.
  ///   - column: The caller's column.
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
        Can't modify a case that isn't active.

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
  /// Mutates the associated value of a case of the wrapped enum in place.
  ///
  /// If there is no wrapped value or a different case is active, nothing is changed and an issue is
  /// reported.
  ///
  /// - Parameters:
  ///   - keyPath: A key path to the case, possibly a nested one.
  ///   - yield: Mutates the value.
  ///   - fileID: The caller's file, to name in reported issues.
  ///   - filePath: The path of the caller's file.
  ///   - line: The caller's line.
  ///   - column: The caller's column.
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
        Can't modify a case of an optional that is 'nil'.

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
