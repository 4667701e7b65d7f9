import RostrumCore
import RostrumRuntime

/// An expectation that a test store found to be unmet, with the message that reports it.
enum TestIssue {
  case dismissed(action: String)
  case mustReceive([String], before: String)
  case unexpectedChange(diff: String)
  case mismatch(diff: String)
  case noChange
  case unsaidSharedChange(diff: String)
  case threw(String)
  case nothingReceived(expected: String, running: [String], timeout: Duration)
  case otherReceived(diff: String)
  case noMatch(expected: String, received: [String])
  case unhandled([String])
  case stillRunning(effect: String, action: String)
  case notFinished([String], timeout: Duration)
  case restless([String])
  case taskNotFinished(timeout: Duration)
  case taskIgnoresCancellation(timeout: Duration)
  case nothingToSkip
  case noEffectsToSkip
  case skippedActions([String])
  case cancelledEffects([String])

  func report(at location: CallSite) { location.report(message) }

  // NB: One exhaustive `switch`, although it is long: an issue without a message must not compile.
  var message: String {
    switch self {
    case .dismissed(let action):
      """
      An action was sent to a feature that has dismissed itself: \(action)

      A feature cannot receive actions after it has called 'dismiss'. End the test there.
      """
    case .mustReceive(let actions, let next):
      """
      \(Self.count(actions, "received action")) must be handled before \(next).

      \(Self.list(actions))

      Call 'receive' for each of them, in this order, or 'skipReceivedActions'.
      """
    case .unexpectedChange(let diff):
      """
      The state was not expected to change, but it did.

      \(diff.indented(by: 4))

      (Expected: -, Actual: +)

      Describe the change in a trailing closure: { $0.field = … }
      """
    case .mismatch(let diff):
      """
      The state does not match the expectation.

      \(diff.indented(by: 4))

      (Expected: -, Actual: +)

      Describe the state after the action in the trailing closure, or correct the feature.
      """
    case .noChange:
      """
      The state was expected to change, but it did not.

      The trailing closure does not modify the state. Remove it, or describe the change in it.
      """
    case .unsaidSharedChange(let diff):
      """
      Effects changed shared state, and the test ended without asserting the change.

      \(diff.indented(by: 4))

      (Expected: -, Actual: +)

      Assert the change at the end of the test: store.assert { $0.$field.withLock { $0 = … } }
      """
    case .threw(let error):
      """
      The trailing closure threw an error: \(error)

      The state was not compared. Describe the change in the closure without throwing.
      """
    case .nothingReceived(let expected, let running, let timeout):
      """
      An action was expected to be received, but none was.

        Expected: \(expected)

      \(Self.reasonForSilence(running, timeout))
      """
    case .otherReceived(let diff):
      """
      The received action is not the expected one.

      \(diff.indented(by: 4))

      (Expected: -, Received: +)

      Receive the actions in the order in which effects send them.
      """
    case .noMatch(let expected, let received):
      """
      The received action is not the expected one.

        Expected: \(expected)
        Received:
      \(Self.list(received))

      Receive the actions in the order in which effects send them.
      """
    case .unhandled(let actions):
      """
      The test ended with \(Self.count(actions, "received action")) that it did not handle.

      \(Self.list(actions))

      Call 'receive' for each of them, in this order, or 'skipReceivedActions', or set \
      'exhaustivity' to '.off'.
      """
    case .stillRunning(let effect, let action):
      """
      An effect that this action started is still running at the end of the test.

        Action: \(action)
        Effect: 'run' at \(effect)

      • It waits for a clock: override the clock with a 'TestClock', and advance it.
      • It does not end: send the action that cancels it, or cancel the task that 'send' returned: \
      'await task.cancel()'.
      • The test does not depend on it: call 'await store.skipInFlightEffects()', or set \
      'exhaustivity' to '.off'.
      """
    case .notFinished(let running, let timeout):
      """
      The effects were expected to end, but \(Self.count(running, "effect")) had not ended after \
      \(timeout).

      \(Self.list(running))

      Advance the clock that they wait for, or cancel them.
      """
    case .taskNotFinished(let timeout):
      """
      The effects of this action were expected to end, but they were still running after \(timeout).

      Advance the clock that they wait for, or cancel them.
      """
    case .taskIgnoresCancellation(let timeout):
      """
      The effects of this action were cancelled, but they were still running after \(timeout).

      Look for work that ignores the cancellation of its task.
      """
    case .restless(let running):
      """
      The effects keep running although no time passes. They were cancelled.

      \(Self.list(running))

      Look for a loop that never suspends, for an effect whose action starts it again, or for a \
      timer on a clock that does not wait, such as 'ImmediateClock'.
      """
    case .nothingToSkip:
      "There are no received actions to skip. Remove the call, or pass 'strict: false'."
    case .noEffectsToSkip:
      "There are no running effects to skip. Remove the call, or pass 'strict: false'."
    case .skippedActions(let actions):
      """
      \(Self.count(actions, "received action")) \(actions.count == 1 ? "was" : "were") skipped.

      \(Self.list(actions))
      """
    case .cancelledEffects(let effects):
      """
      \(Self.count(effects, "running effect")) \(effects.count == 1 ? "was" : "were") cancelled.

      \(Self.list(effects))
      """
    }
  }

  private static func reasonForSilence(_ running: [String], _ timeout: Duration) -> String {
    guard !running.isEmpty else {
      return "No running effect could send one. Remove the call, or correct the feature."
    }
    return """
      \(count(running, "effect")) had not ended after \(timeout). An effect may be waiting for a \
      clock that the test has to advance:

      \(list(running))
      """
  }

  private static func count(_ items: [String], _ noun: String) -> String {
    "\(items.count) \(noun)\(items.count == 1 ? "" : "s")"
  }

  private static func list(_ items: [String]) -> String {
    items.map { "  • " + $0 }.joined(separator: "\n")
  }
}
