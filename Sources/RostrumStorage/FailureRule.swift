/// The rule by which a session is set aside because processes end while they run it.
///
/// A trap proves that the session's code ended the process. Any other end, such as a kill by the
/// system, says little about the session whose turn was running: a busy server runs somebody's turn
/// whenever it is killed. Such ends still count, because a turn can also end the process without a
/// trap, for example by using all memory.
package enum FailureRule {
  /// How long a session must live to be cleared.
  package static let trial = Duration.seconds(10)
  /// What a trap in the session's code counts.
  package static let trap = 4
  /// What any other end of the process during a turn of the session counts.
  package static let turn = 1
  /// The count at which a session is set aside: two traps in a row, or eight ends of another kind.
  package static let limit = 8
}
