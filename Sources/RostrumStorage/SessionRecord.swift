/// A session as it is stored.
public struct SessionRecord: Hashable, Sendable {
  /// The number of the session, which is random and unique among all nodes.
  public var number: UInt64
  /// The user, by a name that reveals no secret, such as that of the user's folder.
  public var user: String
  /// The session's snapshot, which the storage doesn't look into.
  public var contents: [UInt8]
  /// The time for which the session is kept after it was written last.
  public var lifetime: Duration
  /// Where the user's visitor comes from, such as a network's address; empty if that isn't known.
  ///
  /// ``SessionStorage/trim(_:to:)`` bounds what is stored for it.
  public var origin: String
  /// The number of the session that this one was begun instead of, because the program that began it
  /// couldn't read that one.
  ///
  /// It is stored when the session begins; a write doesn't change it.
  public var follows: UInt64?

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - user: The name of the user.
  ///   - contents: The session's snapshot.
  ///   - lifetime: The time for which the session is kept after it was written last.
  ///   - origin: Where the user's visitor comes from.
  ///   - follows: The number of the session that this one was begun instead of.
  public init(
    number: UInt64, user: String, contents: [UInt8], lifetime: Duration, origin: String = "",
    follows: UInt64? = nil
  ) {
    self.number = number
    self.user = user
    self.contents = contents
    self.lifetime = lifetime
    self.origin = origin
    self.follows = follows
  }
}

/// New contents of a session, written by the node that has its lease.
public struct SessionWrite: Hashable, Sendable {
  /// The lease under which the session is written.
  public var lease: Lease
  /// The session.
  public var record: SessionRecord

  /// Creates a write.
  public init(_ record: SessionRecord, under lease: Lease) {
    self.record = record
    self.lease = lease
  }
}
