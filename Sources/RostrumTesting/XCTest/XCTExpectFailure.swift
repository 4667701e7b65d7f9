#if !canImport(Darwin)
  import IssueReporting
  import RostrumRuntime
  import XCTest

  /// Expects failures in the rest of the running test, as the method of a test case does.
  ///
  /// ```swift
  /// func expectUnhandledErrors() {
  ///   XCTExpectFailure("The feature does not handle errors yet.")
  /// }
  /// ```
  ///
  /// Outside of a test of XCTest it has no effect.
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
    RunningTestCase.current?.XCTExpectFailure(
      failureReason, enabled: isEnabled, strict: isStrict, at: location, issueMatcher: issueMatcher)
  }

  /// Expects failures in the rest of the running test, as the method of a test case does.
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
    RunningTestCase.current?.XCTExpectFailure(failureReason, options: options, at: location)
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
    let expected = ExpectedFailures(
      failureReason, .init(isEnabled, isStrict, issueMatcher), next: IssueReporters.current)
    defer { expected.end(at: location) }
    return try withIssueReporters(expected.reporters, operation: failingBlock)
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
    let expected = ExpectedFailures(
      failureReason, .init(isEnabled, isStrict, issueMatcher), next: IssueReporters.current)
    defer { expected.end(at: location) }
    return try await withIssueReporters(expected.reporters, operation: failingBlock)
  }
#endif
