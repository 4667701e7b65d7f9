import RostrumRuntime

/// Lets the launches of a process change a value in turn.
///
/// A change reads the value, runs app code, and passes the new value on. Whoever changes the same value
/// meanwhile, on any thread, waits, and then changes the new value.
///
/// NB: The lock is recursive, because app code runs while it is held and may change the value again.
final class SharedTurn: Sendable {
  private let lock = Lock(isRecursive: true)

  func take<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result
  {
    try lock.withLock(body)
  }
}

/// A key whose value several launches of the process change.
protocol SharedTurnKey<Value>: SharedKey {
  /// The turn of the value.
  var turn: SharedTurn { get }

  /// The value that a different launch has made, unless the launch of the key has it.
  func latest() -> Value?
}
