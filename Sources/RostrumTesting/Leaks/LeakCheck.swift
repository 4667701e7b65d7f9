import IssueReporting
import RostrumCore
import RostrumDependencies
import RostrumRuntime

/// Runs an operation, and reports each store, effect and `TestClock` sleeper that outlives it.
///
/// ```swift
/// func testRecording() async {
///   await withLeakCheck {
///     let store = TestStore(initialState: RecordMeeting.State()) { RecordMeeting() }
///     …
///   }
/// }
/// ```
///
/// Only objects that the operation and its tasks create are counted, so several checks may run
/// concurrently. Cancelled effects are given time to end before they are counted. In Swift Testing,
/// the trait `.leakChecked` does the same for each test of a suite.
///
/// - Parameters:
///   - location: The call site at which issues are reported.
///   - isolation: The actor isolation of the caller.
///   - operation: The operation to check.
/// - Returns: The result of the operation.
/// - Throws: The error that the operation throws; leaks aren't checked in this case.
@discardableResult
public func withLeakCheck<R>(
  at location: CallSite = #callSite,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let objects = LiveObjects()
  let result = try await LiveObjects.$current.withValue(
    objects, operation: operation, isolation: isolation)
  if let issue = await LeakIssue(of: objects) {
    location.report(issue.message)
  }
  return result
}

/// The objects that outlive the operation that created them.
struct LeakIssue {
  private let objects: [String]

  /// Finds the objects that are still alive; returns `nil` if there are none.
  ///
  /// A cancelled effect may need several more turns of any executor before it ends. Each round lets
  /// every executor run its pending jobs, so only a leaked object survives all rounds.
  @MainActor
  init?(of live: LiveObjects) async {
    var rest = live.descriptions
    var rounds = 50
    while !rest.isEmpty, rounds > 0 {
      rounds -= 1
      await MainTurn.takeAfterOthers()
      rest = live.descriptions
    }
    guard !rest.isEmpty else { return nil }
    objects = rest
  }

  var message: String {
    """
    \(objects.count == 1 ? "1 object outlives" : "\(objects.count) objects outlive") the test that \
    made \(objects.count == 1 ? "it" : "them").

    \(objects.map { "  • " + $0 }.joined(separator: "\n"))

    • A store is retained by a static variable, or by a closure or task that captures it and never \
    ends.
    • An effect ignores cancellation: look for a continuation that is never resumed.
    • A sleeper waits for its clock: advance the clock, or cancel the task.
    """
  }
}
