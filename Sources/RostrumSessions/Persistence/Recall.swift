/// The result of a lookup of a session in the storage.
package enum Recall: Sendable {
  /// The node now has the session.
  ///
  /// - Parameters:
  ///   - number: The number of the session, which may be one that the requested session replaces.
  ///   - snapshot: The session as it was last written.
  ///   - era: A number that increases each time a node gets the session.
  case granted(UInt64, SessionSnapshot, era: UInt64)
  /// The node is already running the session.
  case running(UInt64)
  /// The user has no such session.
  case missing
  /// The session was written by a different program or a later version, which can still read it.
  ///
  /// A new session that replaces it leads that program back to it.
  case unreadable(UInt64)
  /// The storage is unreachable, or too full to lease a session. The session may exist, but the
  /// node can't get it now.
  case unreachable
}
