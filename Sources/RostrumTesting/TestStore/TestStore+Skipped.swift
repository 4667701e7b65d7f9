import IssueReporting
import RostrumCore
import RostrumRuntime

extension TestStore {
  /// Reports an assertion that the test skipped, without failing the test.
  ///
  /// Swift Testing records a known issue. XCTest on Linux has no equivalent, so the message is
  /// printed instead. Reporters that the test has set receive it as an expected issue.
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
