/// The session for which code runs.
///
///     RunningSession(7, notedBy: marker).takeTurn {
///       Task { await work() }  // if this traps, the marker names session 7, however much later
///     }
///
/// Tasks that begin during a turn inherit it, as all task-local values. A task that is detached, and a
/// block that is sent to a dispatch queue, run for nobody.
package struct RunningSession: Sendable {
  /// The session for which the current task runs; `nil` if it runs for nobody.
  @TaskLocal package static var current: RunningSession?

  private let number: UInt64
  private let marker: TurnMarker

  /// Creates a note of a session.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - marker: The marker of the node.
  package init(_ number: UInt64, notedBy marker: TurnMarker) {
    self.number = number
    self.marker = marker
  }

  /// Runs a turn, which the marker names while it runs.
  ///
  /// - Parameter turn: The turn.
  @MainActor package func takeTurn(_ turn: @MainActor () -> Void) {
    marker.begin(number)
    defer { marker.end() }
    Self.$current.withValue(self, operation: turn)
  }

  /// Notes in the marker that code of the session ends the process.
  func blame() { marker.blame(number) }
}
