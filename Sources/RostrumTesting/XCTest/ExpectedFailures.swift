#if !canImport(Darwin)
  import IssueReporting
  import RostrumDependencies
  import RostrumRuntime

  /// An issue reporter that suppresses expected issues and forwards all others.
  final class ExpectedFailures: IssueReporter {
    private let reason: String?
    private let options: XCTExpectedFailure.Options
    private let next: [any IssueReporter]
    private let count = LockIsolated(0)

    /// - Parameters:
    ///   - reason: The reason why failures are expected.
    ///   - options: Determines which failures are expected.
    ///   - next: The reporters that receive unexpected issues.
    init(_ reason: String?, _ options: XCTExpectedFailure.Options, next: [any IssueReporter]) {
      self.reason = reason
      self.options = options
      self.next = next
    }

    /// The reporters to use while failures are expected.
    var reporters: [any IssueReporter] { options.isEnabled ? [self] : next }

    /// Reports an issue if no failure occurred although one is required.
    func end(at location: CallSite) {
      guard options.isEnabled, options.isStrict, count.value == 0 else { return }
      for reporter in next {
        reporter.reportIssue(
          """
          A failure was expected\(reason.map { " (\($0))" } ?? ""), but none was reported.

          Only issues reported through 'reportIssue' count, which includes all failures of a test \
          store. Remove the call, or pass 'strict: false' if the failure is intermittent.
          """,
          severity: .error, fileID: location.fileID, filePath: location.filePath,
          line: location.line, column: location.column)
      }
    }

    func reportIssue(
      _ message: @autoclosure () -> String?, severity: IssueSeverity,
      fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) {
      let message = message()
      let issue = XCTIssue(compactDescription: message ?? "", filePath: "\(filePath)", line: line)
      guard options.issueMatcher(issue) else {
        for reporter in next {
          reporter.reportIssue(
            message, severity: severity, fileID: fileID, filePath: filePath, line: line,
            column: column)
        }
        return
      }
      count.withValue { $0 += 1 }
      for reporter in next {
        reporter.expectIssue(
          message, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    }

    func expectIssue(
      _ message: @autoclosure () -> String?,
      fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) {
      let message = message()
      for reporter in next {
        reporter.expectIssue(
          message, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    }
  }
#endif
