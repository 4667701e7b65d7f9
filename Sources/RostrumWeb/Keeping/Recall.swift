/// The result of looking for a session in the storage.
enum Recall: Sendable {
  /// The node has the session now.
  ///
  /// - Parameters:
  ///   - snapshot: The session as it was written last.
  ///   - era: A number that grows each time a node gets the session.
  case granted(SessionSnapshot, era: UInt64)
  /// There is no such session of the user.
  case missing
  /// The storage can't be reached, or has no room to lease a session: there may be such a session, which
  /// the node can't get now.
  case unreachable
}
