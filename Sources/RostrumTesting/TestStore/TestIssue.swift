import RostrumCore
import RostrumRuntime

/// What a test store finds to be otherwise than a test says, in words.
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

  var message: String {
    switch self {
    case .dismissed(let action):
      """
      An action was sent to a feature that has dismissed itself: \(action)

      Nothing can be sent to a feature after it has called 'dismiss'. End the test there.
      """
    case .mustReceive(let actions, let next):
      """
      \(Self.count(actions, "action")) received must be handled before \(next).

      \(Self.list(actions))

      Call 'receive' for each of them, in this order, or 'skipReceivedActions'.
      """
    case .unexpectedChange(let diff):
      """
      The state was not expected to change, but it did.

      \(diff.indented(by: 4))

      (Expected: -, Actual: +)

      Say what changes in a trailing closure: { $0.field = … }
      """
    case .mismatch(let diff):
      """
      The state is not as expected.

      \(diff.indented(by: 4))

      (Expected: -, Actual: +)

      Let the trailing closure say what the state is afterwards, or correct the feature.
      """
    case .noChange:
      """
      The state was expected to change, but it did not.

      The trailing closure left the state as it was. Remove it, or let it say what changes.
      """
    case .unsaidSharedChange(let diff):
      """
      Effects changed shared state, and the test ended without saying so.

      \(diff.indented(by: 4))

      (Expected: -, Actual: +)

      Say what changes at the end of the test: store.assert { $0.$field.withLock { $0 = … } }
      """
    case .threw(let error):
      """
      The trailing closure threw an error: \(error)

      The state was not compared. Let the closure say what changes, and throw nothing.
      """
    default:
      effectMessage
    }
  }

  private var effectMessage: String {
    switch self {
    case .nothingReceived(let expected, let running, let timeout):
      """
      An action was expected to be received, but none was.

        Expected: \(expected)

      \(Self.reasonForSilence(running, timeout))
      """
    case .otherReceived(let diff):
      """
      Another action was received than expected.

      \(diff.indented(by: 4))

      (Expected: -, Received: +)

      Handle the actions in the order in which they come.
      """
    case .noMatch(let expected, let received):
      """
      Another action was received than expected.

        Expected: \(expected)
        Received:
      \(Self.list(received))

      Handle the actions in the order in which they come.
      """
    case .unhandled(let actions):
      """
      The test ended with \(Self.count(actions, "action")) received that it does not handle.

      \(Self.list(actions))

      Call 'receive' for each of them, in this order, or 'skipReceivedActions', or set \
      'exhaustivity' to '.off'.
      """
    case .stillRunning(let effect, let action):
      """
      An effect that this action started still runs at the end of the test.

        Action: \(action)
        Effect: 'run' at \(effect)

      • It waits for a clock: override the clock with a 'TestClock', and advance it.
      • It never ends by itself: send the action that cancels it, or 'await task.cancel()' on what \
      'send' gave.
      • The test does not care: 'await store.skipInFlightEffects()', or set 'exhaustivity' to '.off'.
      """
    default:
      waitMessage
    }
  }

  private var waitMessage: String {
    switch self {
    case .notFinished(let running, let timeout):
      """
      The effects were expected to end, but \(Self.count(running, "effect")) still ran after \
      \(timeout).

      \(Self.list(running))

      Advance the clock that they wait for, or cancel them.
      """
    case .taskNotFinished(let timeout):
      """
      The effects of this action were expected to end, but they still ran after \(timeout).

      Advance the clock that they wait for, or cancel them.
      """
    case .taskIgnoresCancellation(let timeout):
      """
      The effects of this action were cancelled, but they still ran after \(timeout).

      Look for work in them that does not end when its task is cancelled.
      """
    case .restless(let running):
      """
      The effects do not come to rest: they go on and on with no time passing. They were cancelled.

      \(Self.list(running))

      Look for a loop that waits for nothing, for an effect whose action starts it again, or for a \
      timer on a clock that does not wait, such as 'ImmediateClock'.
      """
    case .nothingToSkip:
      "There are no received actions to skip. Remove the call, or pass 'strict: false'."
    case .noEffectsToSkip:
      "There are no running effects to skip. Remove the call, or pass 'strict: false'."
    case .skippedActions(let actions):
      """
      \(Self.count(actions, "action")) received \(actions.count == 1 ? "was" : "were") skipped.

      \(Self.list(actions))
      """
    case .cancelledEffects(let effects):
      """
      \(Self.count(effects, "running effect")) \(effects.count == 1 ? "was" : "were") cancelled.

      \(Self.list(effects))
      """
    default:
      ""
    }
  }

  private static func reasonForSilence(_ running: [String], _ timeout: Duration) -> String {
    guard !running.isEmpty else {
      return "No effect runs that could send one. Remove the call, or correct the feature."
    }
    return """
      \(count(running, "effect")) still ran after \(timeout), and may be waiting for a clock that the \
      test has to advance:

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
