import IssueReporting
import RostrumCore
import RostrumRuntime

extension TestStore {
  /// Shows what the test did not have to say, which does not fail it.
  ///
  /// Swift Testing lists it as a known issue. XCTest knows nothing of the kind on Linux, so there it
  /// is printed; a reporter that the test has set is told.
  func showSkipped(_ issue: TestIssue, at location: CallSite) {
    for reporter in IssueReporters.current {
      if reporter is _DefaultReporter, TestContext.current?.isSwiftTesting == true {
        withIssueReporters([reporter]) {
          withExpectedIssue { issue.report(at: location) }
        }
      } else {
        reporter.expectIssue(
          issue.message, fileID: location.fileID, filePath: location.filePath,
          line: location.line, column: location.column)
      }
    }
  }
}
