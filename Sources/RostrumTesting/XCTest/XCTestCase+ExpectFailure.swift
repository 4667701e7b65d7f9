#if !canImport(Darwin)
  import IssueReporting
  import RostrumRuntime
  import XCTest

  extension XCTestCase {
    /// Expects failures in the rest of the test.
    ///
    /// ```swift
    /// func testFactFails() async {
    ///   let store = TestStore(initialState: Counter.State()) {
    ///     Counter()
    ///   } withDependencies: {
    ///     $0.numberFact.fetch = { _ in throw Failure() }
    ///   }
    ///   XCTExpectFailure()
    ///   await store.send(.factButtonTapped)
    /// }
    /// ```
    ///
    /// XCTest provides this function on Apple platforms only. This implementation covers issues
    /// that are reported through `reportIssue`, which include all failures of test stores and hosts
    /// and all issues of a feature. A failed `XCTAssert` still fails the test.
    ///
    /// - Parameters:
    ///   - failureReason: The reason why failures are expected.
    ///   - isEnabled: Whether failures are expected at all; `true` by default.
    ///   - isStrict: Whether the absence of a failure is itself a failure; `true` by default.
    ///   - location: The call site at which issues are reported.
    ///   - issueMatcher: Returns whether an issue is an expected failure.
    public func XCTExpectFailure(
      _ failureReason: String? = nil,
      enabled isEnabled: Bool? = nil,
      strict isStrict: Bool? = nil,
      at location: CallSite = #callSite,
      issueMatcher: (@Sendable (XCTIssue) -> Bool)? = nil
    ) {
      XCTExpectFailure(
        failureReason, options: .init(isEnabled, isStrict, issueMatcher),
        at: location)
    }

    /// Expects failures in the rest of the test.
    ///
    /// - Parameters:
    ///   - failureReason: The reason why failures are expected.
    ///   - options: Determines which failures are expected.
    ///   - location: The call site at which issues are reported.
    public func XCTExpectFailure(
      _ failureReason: String? = nil,
      options: XCTExpectedFailure.Options,
      at location: CallSite = #callSite
    ) {
      // NB: XCTest runs one test at a time, so the reporters of the process belong to this test
      // until it is torn down.
      let before = IssueReporters.current
      let expected = ExpectedFailures(failureReason, options, next: before)
      IssueReporters.current = expected.reporters
      addTeardownBlock {
        for issue in OpenLedgers.ofRunningXCTest?.takeRest() ?? [] { issue.report() }
        IssueReporters.current = before
        expected.end(at: location)
      }
    }

    /// Expects failures in an operation.
    ///
    /// - Parameters:
    ///   - failureReason: The reason why failures are expected.
    ///   - isEnabled: Whether failures are expected at all; `true` by default.
    ///   - isStrict: Whether the absence of a failure is itself a failure; `true` by default.
    ///   - location: The call site at which issues are reported.
    ///   - failingBlock: The operation.
    ///   - issueMatcher: Returns whether an issue is an expected failure.
    /// - Returns: The result of the operation.
    @discardableResult
    public func XCTExpectFailure<R>(
      _ failureReason: String? = nil,
      enabled isEnabled: Bool? = nil,
      strict isStrict: Bool? = nil,
      at location: CallSite = #callSite,
      failingBlock: () throws -> R,
      issueMatcher: (@Sendable (XCTIssue) -> Bool)? = nil
    ) rethrows -> R {
      try RostrumTesting.XCTExpectFailure(
        failureReason, enabled: isEnabled, strict: isStrict, at: location,
        failingBlock: failingBlock, issueMatcher: issueMatcher)
    }

    /// Expects failures in an asynchronous operation, which XCTest itself doesn't support.
    ///
    /// - Parameters:
    ///   - failureReason: The reason why failures are expected.
    ///   - isEnabled: Whether failures are expected at all; `true` by default.
    ///   - isStrict: Whether the absence of a failure is itself a failure; `true` by default.
    ///   - isolation: The actor isolation of the caller.
    ///   - location: The call site at which issues are reported.
    ///   - failingBlock: The operation.
    ///   - issueMatcher: Returns whether an issue is an expected failure.
    /// - Returns: The result of the operation.
    @discardableResult
    public func XCTExpectFailure<R>(
      _ failureReason: String? = nil,
      enabled isEnabled: Bool? = nil,
      strict isStrict: Bool? = nil,
      isolation: isolated (any Actor)? = #isolation,
      at location: CallSite = #callSite,
      failingBlock: () async throws -> R,
      issueMatcher: (@Sendable (XCTIssue) -> Bool)? = nil
    ) async rethrows -> R {
      try await RostrumTesting.XCTExpectFailure(
        failureReason, enabled: isEnabled, strict: isStrict, at: location,
        failingBlock: failingBlock, issueMatcher: issueMatcher)
    }
  }

  extension XCTExpectedFailure.Options {
    init(
      _ isEnabled: Bool?, _ isStrict: Bool?, _ issueMatcher: (@Sendable (XCTIssue) -> Bool)?
    ) {
      self.init()
      if let isEnabled { self.isEnabled = isEnabled }
      if let isStrict { self.isStrict = isStrict }
      if let issueMatcher { self.issueMatcher = issueMatcher }
    }
  }
#endif
