import Foundation

/// The signals by which a trap ends the process.
///
/// The system delivers them on the thread that has trapped. There, the task-local value
/// ``RunningSession/current`` identifies the session whose code ran, whether or not its turn was
/// running.
package enum TrapSignals {
  private typealias Handler =
    @convention(c) (
      CInt, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
    ) -> Void

  private static let numbers = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

  /// The previous actions, by signal number.
  ///
  /// NB: `nonisolated(unsafe)` because the memory is written once, before the first handler is
  /// installed.
  private nonisolated(unsafe) static let former = replaceActions()

  /// Starts recording in the node's marker which session's code ends the process.
  ///
  /// The previous action of a signal, such as printing a backtrace, runs afterwards. Calling this
  /// again is a no-op.
  package static func observe() { _ = former }

  private static func replaceActions() -> UnsafeMutablePointer<sigaction> {
    // The first access to a task-local value initializes it, which a signal handler must not do.
    _ = RunningSession.current
    let former = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(numbers.max() ?? 0) + 1)
    for number in numbers { sigaction(number, nil, former + Int(number)) }
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    // A stack that has overflowed has no room for a handler.
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
    // A signal from another process, such as a watchdog, arrives on an arbitrary thread.
    if code > 0 || isSentByAbort(code) { RunningSession.current?.blame() }
    sigaction(number, former + Int(number), nil)
    // The trapping instruction traps again. A signal that was sent must be sent again.
    if code <= 0 { raise(number) }
  }

  /// Whether the thread has sent the signal to itself.
  private static func isSentByAbort(_ code: CInt) -> Bool {
    #if canImport(Darwin)
      false
    #else
      code == SI_TKILL
    #endif
  }
}
