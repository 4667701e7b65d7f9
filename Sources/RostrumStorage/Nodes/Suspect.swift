/// The session that may have ended the process of a node.
///
/// ```swift
/// let marker = TurnMarker()
/// marker.begin(7)
/// print(marker.suspect?.number as Any, marker.suspect?.hasTrapped as Any)  // 7, false
/// ```
public struct Suspect: Equatable, Sendable {
  /// The number of the session.
  public let number: UInt64
  /// Whether code of the session has trapped; otherwise, the process ended during its turn.
  public let hasTrapped: Bool

  /// What the end of the process counts against the session.
  package var failures: Int { hasTrapped ? FailureRule.trap : FailureRule.turn }
}
