import IssueReporting

/// A place in an app's source, so that an issue can name it.
package struct SourceLocation: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  package init(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reports an app's mistake at this place.
  package func report(_ message: @autoclosure () -> String) {
    reportIssue(
      message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension SourceLocation: CustomStringConvertible {
  package var description: String { "\(fileID):\(line)" }
}
