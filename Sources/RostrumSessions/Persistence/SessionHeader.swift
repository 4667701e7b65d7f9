/// What the storage knows of a session beside its contents.
package struct SessionHeader: Hashable, Sendable {
  /// The name of the session's user.
  package var user: String
  /// Where the session's visitor comes from, such as a network's address; empty if that isn't known.
  package var origin: String
  /// The number of the session that this one has replaced, because the program couldn't read it.
  package var follows: UInt64?

  package init(user: String, origin: String = "", follows: UInt64? = nil) {
    self.user = user
    self.origin = origin
    self.follows = follows
  }
}
