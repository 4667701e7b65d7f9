import IssueReporting
import RostrumCore
import RostrumTesting
import XCTest

private func expectFailures() { XCTExpectFailure("A function expects them.") }

private func fail() -> Int {
  XCTExpectFailure {
    reportIssue("One.")
    return 7
  }
}

final class ExpectFailureXCTests: XCTestCase {
  func testTheRestOfATestThatCallsAFunction() {
    expectFailures()
    reportIssue("One.")
  }

  func testABlockOfAFunction() { XCTAssertEqual(fail(), 7) }

  func testTheRestOfATest() {
    XCTExpectFailure()
    reportIssue("One.")
    reportIssue("Two.")
  }

  func testTheRestOfATestWithEffects() async {
    let store = await TestStore(initialState: Tally.State()) { Tally() }
    XCTExpectFailure("The effect throws.")
    await store.send(.fail)
  }

  func testReportersAreSetBackAfterATest() {
    XCTAssertEqual(IssueReporters.current.count, 1)
    XCTAssert(IssueReporters.current.first is _DefaultReporter)
  }

  func testABlock() {
    let result = XCTExpectFailure { () -> Int in
      reportIssue("One.")
      return 7
    }
    XCTAssertEqual(result, 7)
  }

  func testABlockThatDoesNotFailIsAFailure() {
    XCTExpectFailure {
      XCTExpectFailure("We will see.") {}
    } issueMatcher: {
      $0.compactDescription
        == """
        A failure was expected (We will see.), but none was reported.

        Only issues reported through 'reportIssue' count, which includes all failures of a test \
        store. Remove the call, or pass 'strict: false' if the failure is intermittent.
        """
    }
  }

  func testABlockThatMayFail() {
    XCTExpectFailure(strict: false) {}
    XCTExpectFailure(strict: false) { reportIssue("One.") }
  }

  func testFailuresThatAreNotExpected() {
    XCTExpectFailure {
      XCTExpectFailure(strict: false) {
        reportIssue("Two.")
      } issueMatcher: {
        $0.compactDescription == "One."
      }
    } issueMatcher: {
      $0.compactDescription == "Two."
    }
  }

  func testNothingIsExpectedWhenSwitchedOff() {
    XCTExpectFailure {
      XCTExpectFailure(enabled: false) { reportIssue("One.") }
    }
    XCTExpectFailure(enabled: false) {}
  }

  func testOptions() {
    var options = XCTExpectedFailure.Options.nonStrict()
    options.issueMatcher = { $0.filePath.hasSuffix("ExpectFailureXCTests.swift") && $0.line > 0 }
    XCTExpectFailure("Anything of this file.", options: options)
    reportIssue("One.")
  }
}
