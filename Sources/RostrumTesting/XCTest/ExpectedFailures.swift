#if !canImport(Darwin)
  import IssueReporting
  import RostrumDependencies
  import RostrumRuntime

  /// Takes the issues that a test expects, and hands on those that it does not.
  final class ExpectedFailures: IssueReporter {
    private let reason: String?
    private let options: XCTExpectedFailure.Options
    private let next: [any IssueReporter]
    private let count = LockIsolated(0)

    /// - Parameters:
    ///   - reason: Why failures are expected.
    ///   - options: Which ones.
    ///   - next: Who is told of the others.
    init(_ reason: String?, _ options: XCTExpectedFailure.Options, next: [any IssueReporter]) {
      self.reason = reason
      self.options = options
      self.next = next
    }

    /// The reporters while the failures are expected.
    var reporters: [any IssueReporter] { options.isEnabled ? [self] : next }

    /// Makes sure that there was a failure, unless none need be.
    func end(at location: CallSite) {
      guard options.isEnabled, options.isStrict, count.value == 0 else { return }
      for reporter in next {
        reporter.reportIssue(
          """
          A failure was expected\(reason.map { " (\($0))" } ?? ""), but none was reported.

          Only what is reported through 'reportIssue' counts, as all failures of a test store are. \
          Remove the call, or pass 'strict: false' if the failure comes and goes.
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
