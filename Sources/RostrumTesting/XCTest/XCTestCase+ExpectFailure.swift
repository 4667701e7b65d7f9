#if !canImport(Darwin)
  import IssueReporting
  import RostrumRuntime
  import XCTest

  extension XCTestCase {
    /// Expects that the rest of the test fails.
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
    /// XCTest has it on Apple's systems only. This one works for what is reported through
    /// `reportIssue`: all failures of test stores and hosts, and all of a feature's own. A failed
    /// `XCTAssert` still fails the test.
    ///
    /// - Parameters:
    ///   - failureReason: Why failures are expected.
    ///   - isEnabled: Whether they are expected at all; by default they are.
    ///   - isStrict: Whether it is a failure if there is none; by default it is.
    ///   - location: The call site, which issues name.
    ///   - issueMatcher: Tells the expected failures from others.
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

    /// Expects that the rest of the test fails.
    ///
    /// - Parameters:
    ///   - failureReason: Why failures are expected.
    ///   - options: Which ones.
    ///   - location: The call site, which issues name.
    public func XCTExpectFailure(
      _ failureReason: String? = nil,
      options: XCTExpectedFailure.Options,
      at location: CallSite = #callSite
    ) {
      // NB: XCTest runs one test at a time, so the reporters of the process are those of the test
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

    /// Expects that an operation fails.
    ///
    /// - Parameters:
    ///   - failureReason: Why failures are expected.
    ///   - isEnabled: Whether they are expected at all; by default they are.
    ///   - isStrict: Whether it is a failure if there is none; by default it is.
    ///   - location: The call site, which issues name.
    ///   - failingBlock: The operation.
    ///   - issueMatcher: Tells the expected failures from others.
    /// - Returns: What the operation gives back.
    @discardableResult
    public func XCTExpectFailure<R>(
      _ failureReason: String? = nil,
      enabled isEnabled: Bool? = nil,
      strict isStrict: Bool? = nil,
      at location: CallSite = #callSite,
      failingBlock: () throws -> R,
      issueMatcher: (@Sendable (XCTIssue) -> Bool)? = nil
    ) rethrows -> R {
      let expected = ExpectedFailures(
        failureReason, .init(isEnabled, isStrict, issueMatcher), next: IssueReporters.current)
      defer { expected.end(at: location) }
      return try withIssueReporters(expected.reporters, operation: failingBlock)
    }

    /// Expects that an asynchronous operation fails, which XCTest itself cannot.
    ///
    /// - Parameters:
    ///   - failureReason: Why failures are expected.
    ///   - isEnabled: Whether they are expected at all; by default they are.
    ///   - isStrict: Whether it is a failure if there is none; by default it is.
    ///   - isolation: The actor that asks.
    ///   - location: The call site, which issues name.
    ///   - failingBlock: The operation.
    ///   - issueMatcher: Tells the expected failures from others.
    /// - Returns: What the operation gives back.
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
      let expected = ExpectedFailures(
        failureReason, .init(isEnabled, isStrict, issueMatcher), next: IssueReporters.current)
      defer { expected.end(at: location) }
      return try await withIssueReporters(expected.reporters, operation: failingBlock)
    }
  }

  extension XCTExpectedFailure.Options {
    fileprivate init(
      _ isEnabled: Bool?, _ isStrict: Bool?, _ issueMatcher: (@Sendable (XCTIssue) -> Bool)?
    ) {
      self.init()
      if let isEnabled { self.isEnabled = isEnabled }
      if let isStrict { self.isStrict = isStrict }
      if let issueMatcher { self.issueMatcher = issueMatcher }
    }
  }
#endif
