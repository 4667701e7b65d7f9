import RostrumDependencies
import IssueReporting

/// The issues that an operation reports, word for word.
@MainActor
public func issues(_ operation: () throws -> Void) rethrows -> [String] {
  let recorder = IssueRecorder()
  try withIssueReporters([recorder], operation: operation)
  return recorder.messages.value
}

/// The issues that an asynchronous operation reports, word for word.
@MainActor
public func issues(_ operation: @MainActor () async throws -> Void) async rethrows -> [String] {
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder]) { try await operation() }
  return recorder.messages.value
}

/// The places at which an operation reports issues, as in `Module/File.swift:12`.
@MainActor
public func placesOfIssues(_ operation: () throws -> Void) rethrows -> [String] {
  let recorder = IssueRecorder()
  try withIssueReporters([recorder], operation: operation)
  return recorder.places.value
}

/// Writes issues down instead of failing the test.
public struct IssueRecorder: IssueReporter {
  /// The issues that fail a test.
  public let messages = LockIsolated<[String]>([])

  /// The lines on which they were reported.
  public let lines = LockIsolated<[UInt]>([])

  /// The places at which they were reported, as in `Module/File.swift:12`.
  public let places = LockIsolated<[String]>([])

  /// The issues that are shown without failing the test.
  public let expectedMessages = LockIsolated<[String]>([])

  /// Makes an empty record.
  public init() {}

  /// Writes down an issue.
  ///
  /// - Parameters:
  ///   - message: Its words.
  ///   - severity: How bad it is.
  ///   - fileID: Where it was reported.
  ///   - filePath: Where it was reported.
  ///   - line: Where it was reported.
  ///   - column: Where it was reported.
  public func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? ""
    messages.withValue { $0.append(message) }
    lines.withValue { $0.append(line) }
    places.withValue { $0.append("\(fileID):\(line)") }
  }

  /// Writes down an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - message: Its words.
  ///   - fileID: Where it was reported.
  ///   - filePath: Where it was reported.
  ///   - line: Where it was reported.
  ///   - column: Where it was reported.
  public func reportIssue(
    _ error: any Error, _ message: @autoclosure () -> String?,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = "\(message() ?? ""): \(error)"
    messages.withValue { $0.append(message) }
    lines.withValue { $0.append(line) }
    places.withValue { $0.append("\(fileID):\(line)") }
  }

  /// Writes down an issue that does not fail the test.
  ///
  /// - Parameters:
  ///   - message: Its words.
  ///   - fileID: Where it was reported.
  ///   - filePath: Where it was reported.
  ///   - line: Where it was reported.
  ///   - column: Where it was reported.
  public func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? ""
    expectedMessages.withValue { $0.append(message) }
  }
}

/// The number of the line on which the call stands, moved by some lines.
public func line(_ offset: Int = 0, here: Int = #line) -> Int { here + offset }
