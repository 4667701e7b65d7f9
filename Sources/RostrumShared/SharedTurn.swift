import IssueReporting
import RostrumRuntime

/// Lets the launches of a process change a value in turn.
///
/// A change reads the value, runs app code, and passes the new value on. Whoever changes the same value
/// meanwhile, on any thread, waits, and then changes the new value.
///
/// App code that runs in a turn may change the value again, or a different one. Of threads that would
/// wait for each other forever, one continues without its turn, and an issue is reported.
package final class SharedTurn: Sendable {
  private let lock: TurnLock

  /// Makes the turn of a value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - name: The name of the value; `nil` if it has none.
  init(of type: Any.Type, named name: String? = nil) {
    lock = TurnLock(of: type, named: name)
  }

  func take<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result
  {
    try lock.withLock(willNotWait: report, body)
  }

  /// Whether the current thread has the turn.
  var isTaken: Bool { lock.isHeld }

  private func report(_ held: TurnLock) {
    reportIssue(
      """
      Two threads change shared values inside changes of other ones, and each would wait for the other \
      forever.

        Changed by this thread: \(held.title)
        Changed by the other thread: \(lock.title)

      This thread has changed the other thread's value without waiting. The other thread's change doesn't \
      include that, and overwrites it.

      Change the values one after the other, or nest their changes in the same order everywhere.
      """)
  }
}

/// A key whose value several launches of the process change.
protocol SharedTurnKey<Value>: SharedKey {
  /// The turn of the value.
  var turn: SharedTurn { get }

  /// The value that a different launch has made, unless the launch of the key has it.
  func latest() -> Value?
}
