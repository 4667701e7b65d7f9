import IssueReporting
import RostrumDependencies
import RostrumTestSupport
import Testing

// NB: Tests `ExpectedFailures`, which is internal.
@testable import RostrumTesting

/// What `XCTExpectFailure` is made of; how it feels is seen in RostrumXCTests.
@Suite struct ExpectedFailuresTests {
  private let recorder = IssueRecorder()

  private func expected(_ options: XCTExpectedFailure.Options = .init()) -> ExpectedFailures {
    ExpectedFailures("Why not.", options, next: [recorder])
  }

  private func report(_ message: String, to expected: ExpectedFailures) {
    for reporter in expected.reporters {
      reporter.reportIssue(
        message, severity: .error, fileID: #fileID, filePath: #filePath, line: 7, column: 1)
    }
  }

  private func end(_ expected: ExpectedFailures) {
    expected.end(at: CallSite(fileID: #fileID, filePath: #filePath, line: 8, column: 1))
  }

  @Test("An expected failure is shown and doesn't fail the test")
  func match() {
    let expected = expected()
    report("One.", to: expected)
    end(expected)
    #expect(recorder.messages.value.isEmpty)
    #expect(recorder.expectedMessages.value == ["One."])
  }

  @Test("The absence of an expected failure fails the test")
  func none() {
    end(expected())
    #expect(
      recorder.messages.value.first?.hasPrefix(
        "A failure was expected (Why not.), but none was reported.") == true)
    #expect(recorder.lines.value == [8])
  }

  @Test("Options that aren't strict require no failure")
  func nonStrict() {
    end(expected(.nonStrict()))
    #expect(recorder.messages.value.isEmpty)
  }

  @Test("Disabled options expect nothing")
  func disabled() {
    var options = XCTExpectedFailure.Options()
    options.isEnabled = false
    let expected = expected(options)
    report("One.", to: expected)
    end(expected)
    #expect(recorder.messages.value == ["One."])
  }

  @Test("A failure that doesn't match fails the test where it happened")
  func matcher() {
    var options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.compactDescription == "One." && $0.line == 7 }
    let expected = expected(options)
    report("Two.", to: expected)
    report("One.", to: expected)
    end(expected)
    #expect(recorder.messages.value == ["Two."])
    #expect(recorder.lines.value == [7])
    #expect(recorder.expectedMessages.value == ["One."])
  }
}
