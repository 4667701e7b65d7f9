import Foundation

/// The signals by which a trap ends the process.
///
/// The system delivers them on the thread that has trapped. There, the task-local value
/// ``RunningSession/current`` tells for which session the code ran, whether it had a turn or not.
package enum TrapSignals {
  private typealias Handler =
    @convention(c) (
      CInt, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void

  private static let numbers = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

  /// What the process did at each signal before, by the number of the signal.
  ///
  /// NB: `nonisolated(unsafe)` because the memory is written once, before the first handler is in place.
  private nonisolated(unsafe) static let former = replaceActions()

  /// Notes in the marker of the node for which session the process ends, from now on.
  ///
  /// What the process did at a signal before, such as to print a backtrace, it does afterwards. No-op if
  /// it has been called before.
  package static func observe() { _ = former }

  private static func replaceActions() -> UnsafeMutablePointer<sigaction> {
    // The first access to a task-local value initializes it, which a handler must not do.
    _ = RunningSession.current
    let former = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(numbers.max() ?? 0) + 1)
    for number in numbers { sigaction(number, nil, former + Int(number)) }
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    // A stack that has overflown has no room for a handler.
    action.sa_flags = SA_SIGINFO | SA_ONSTACK
    #if canImport(Darwin)
      action.__sigaction_u.__sa_sigaction = handler
    #else
      action.__sigaction_handler.sa_sigaction = handler
    #endif
    for number in numbers { sigaction(number, &action, nil) }
    return former
  }

  private static let handler: Handler = { number, information, _ in
    let code = information?.pointee.si_code ?? 0
    // Another process that sends a signal, such as a watchdog, doesn't choose the thread.
    if code > 0 || isSentByAbort(code) { RunningSession.current?.blame() }
    sigaction(number, former + Int(number), nil)
    // The instruction that has trapped traps again. A signal that was sent has to be sent again.
    if code <= 0 { raise(number) }
  }

  /// Whether the thread has sent a signal to itself.
  private static func isSentByAbort(_ code: CInt) -> Bool {
    #if canImport(Darwin)
      false
    #else
      code == SI_TKILL
    #endif
  }
}
