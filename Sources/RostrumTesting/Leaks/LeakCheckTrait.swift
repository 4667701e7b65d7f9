import RostrumDependencies
import Testing

/// Makes sure that nothing outlives a test; see ``Testing/Trait/leakChecked``.
public struct LeakCheckTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether each test of a suite is checked, rather than the suite as a whole.
  public var isRecursive: Bool { true }

  /// Runs a test, and records an issue for what is left of it.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of the test.
  ///   - function: Runs it.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let objects = LiveObjects()
    try await LiveObjects.$current.withValue(objects) { try await function() }
    if let issue = await LeakIssue(of: objects) {
      Issue.record(Comment(rawValue: issue.message), sourceLocation: test.sourceLocation)
    }
  }
}

extension Trait where Self == LeakCheckTrait {
  /// Fails a test of which something is left when it ends: a store, a running effect, a sleeper on
  /// a `TestClock`.
  ///
  /// ```swift
  /// @MainActor
  /// @Suite(.leakChecked) struct RecordMeetingTests {
  /// ```
  ///
  /// Each test is looked at by itself, however many run at the same time.
  public static var leakChecked: Self { Self() }
}
