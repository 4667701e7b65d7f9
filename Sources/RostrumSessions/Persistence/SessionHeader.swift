/// The metadata of a stored session.
package struct SessionHeader: Hashable, Sendable {
  /// The name of the session's user.
  package var user: String
  /// The visitor's origin, such as a network address; empty if it is unknown.
  package var origin: String
  /// The number of the session that this one replaces, because the program couldn't read that one.
  package var follows: UInt64?

  package init(user: String, origin: String = "", follows: UInt64? = nil) {
    self.user = user
    self.origin = origin
    self.follows = follows
  }
}
