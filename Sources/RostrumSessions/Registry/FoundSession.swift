/// The result of a search for a session in the storage.
package enum FoundSession: Hashable, Sendable {
  /// The session is in memory.
  ///
  /// - Parameter number: Its number, which differs from the requested one if that session replaces
  ///   it.
  case session(_ number: UInt64)
  /// There is no such session.
  case nothing
  /// The session is stored, but wasn't launched: the visitor has left, or there is no room for it.
  case abandoned
  /// A different program can read the session; a new session must replace it.
  case unreadable(UInt64)
  /// The storage is unreachable: the session may exist.
  case unreachable
}
