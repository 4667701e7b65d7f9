/// The session that the current code runs for.
///
///     RunningSession(7, notedBy: marker).takeTurn {
///       Task { await work() }  // if this traps, the marker names session 7, however much later
///     }
///
/// Tasks that are created during a turn inherit it, like all task-local values. Detached tasks, and
/// blocks on dispatch queues, run for no session.
package struct RunningSession: Sendable {
  /// The session that the current task runs for; `nil` if there is none.
  @TaskLocal package static var current: RunningSession?

  private let number: UInt64
  private let marker: TurnMarker

  /// Creates the value for a session.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - marker: The marker of the node.
  package init(_ number: UInt64, notedBy marker: TurnMarker) {
    self.number = number
    self.marker = marker
  }

  /// Runs a turn, and names the session in the marker while it runs.
  ///
  /// - Parameter turn: The turn.
  @MainActor package func takeTurn(_ turn: @MainActor () -> Void) {
    marker.begin(number)
    defer { marker.end() }
    Self.$current.withValue(self, operation: turn)
  }

  /// Records in the marker that the session's code ends the process.
  func blame() { marker.blame(number) }
}
