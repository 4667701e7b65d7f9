/// The result of looking for a session in the storage.
package enum Recall: Sendable {
  /// The node has the session now.
  ///
  /// - Parameters:
  ///   - number: The number of the session, which may be one that the requested session follows.
  ///   - snapshot: The session as it was written last.
  ///   - era: A number that grows each time a node gets the session.
  case granted(UInt64, SessionSnapshot, era: UInt64)
  /// The node runs the session already.
  case running(UInt64)
  /// There is no such session of the user.
  case missing
  /// The session was written by a different program or a later version, which can still read it.
  ///
  /// A new session that follows it leads that program back to it.
  case unreadable(UInt64)
  /// The storage can't be reached, or has no room to lease a session: there may be such a session, which
  /// the node can't get now.
  case unreachable
}
