/// The result of looking for a session in the storage.
package enum FoundSession: Hashable, Sendable {
  /// The session is in memory.
  ///
  /// - Parameter number: Its number, which differs from the requested one if that session follows it.
  case session(_ number: UInt64)
  /// There is no such session.
  case nothing
  /// The session is stored, and wasn't launched: the visitor has gone, or there is no room for it.
  case abandoned
  /// A different program can read the session, which a new session has to follow.
  case unreadable(UInt64)
  /// The storage can't be reached: the session may still be there.
  case unreachable
}
