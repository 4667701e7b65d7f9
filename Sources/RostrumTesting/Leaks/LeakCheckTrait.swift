import RostrumDependencies
import Testing

/// Fails a test if an object that it creates outlives it; see `Trait.leakChecked`.
public struct LeakCheckTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait applies to each test of a suite, rather than to the suite as a whole.
  public var isRecursive: Bool { true }

  /// Runs a test, and records an issue if objects outlive it.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of the test.
  ///   - function: Runs the test.
  /// - Throws: The error that the test throws.
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
  /// Fails a test that leaves a store, an effect or a `TestClock` sleeper alive when it ends.
  ///
  /// ```swift
  /// @MainActor
  /// @Suite(.leakChecked) struct RecordMeetingTests {
  /// ```
  ///
  /// Each test is checked separately, even if tests run in parallel.
  public static var leakChecked: Self { Self() }
}
