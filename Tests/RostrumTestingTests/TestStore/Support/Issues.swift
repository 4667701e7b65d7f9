import IssueReporting
import RostrumDependencies

/// The issues that an operation reports, word for word.
@MainActor
func issues(_ operation: () throws -> Void) rethrows -> [String] {
  let recorder = IssueRecorder()
  try withIssueReporters([recorder], operation: operation)
  return recorder.messages.value
}

/// The issues that an asynchronous operation reports, word for word.
@MainActor
func issues(_ operation: @MainActor () async throws -> Void) async rethrows -> [String] {
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder]) { try await operation() }
  return recorder.messages.value
}

struct IssueRecorder: IssueReporter {
  let messages = LockIsolated<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? ""
    messages.withValue { $0.append(message) }
  }

  func reportIssue(
    _ error: any Error, _ message: @autoclosure () -> String?,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = "\(message() ?? ""): \(error)"
    messages.withValue { $0.append(message) }
  }
}

/// The number of the line on which the call stands, moved by some lines.
func line(_ offset: Int = 0, here: Int = #line) -> Int { here + offset }
