import IssueReporting
import RostrumCore
import RostrumDependencies
import RostrumRuntime

/// Runs an operation, and reports what it has made and left alive: stores, effects, sleepers on a
/// `TestClock`.
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
/// Only what the operation and its tasks have made counts, so checks may run side by side. What has
/// been cancelled is given the time to end. In Swift Testing the trait `.leakChecked` does this for
/// each test of a suite.
///
/// - Parameters:
///   - location: The call site, which issues name.
///   - isolation: The actor that asks.
///   - operation: The work.
/// - Returns: What the operation gives back.
/// - Throws: What the operation throws; nothing is checked then.
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

/// What outlives the work that has made it, in words.
struct LeakIssue {
  private let objects: [String]

  /// Finds what is left; gives `nil` if nothing is.
  ///
  /// Effects that were cancelled may still have a way to go, on whatever executor. Each round lets
  /// every executor do what it has; only a leak needs all of them.
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

    • A store is kept by a static variable, or by a closure or task that captures it and never ends.
    • An effect ignores that it was cancelled: look for a continuation that nobody resumes.
    • A sleeper waits for its clock: advance the clock, or cancel the task.
    """
  }
}
