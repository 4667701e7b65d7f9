/// A snapshot of a running session that is about to be written.
struct SessionDraft: Sendable {
  /// The number of the session.
  var number: UInt64
  /// The name of the session's user.
  var user: String
  /// The snapshot.
  var snapshot: SessionSnapshot
}
