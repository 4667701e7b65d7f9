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
  /// The number of the snapshot, which increases with each one that a node writes of the session.
  ///
  /// A storage keeps the snapshot with the highest number, so that a write that arrives late, or twice,
  /// replaces nothing newer. Zero is for a session whose snapshots aren't numbered: each one replaces
  /// the one before.
  public var version: Int64
  /// What was written of the session after the snapshot; `nil` if the snapshot is the latest.
  public var delta: SessionDelta?

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - user: The name of the user.
  ///   - contents: The session's snapshot.
  ///   - lifetime: The time for which the session is kept after it was written last.
  ///   - origin: Where the user's visitor comes from.
  ///   - follows: The number of the session that this one was begun instead of.
  ///   - version: The number of the snapshot.
  ///   - delta: What was written of the session after the snapshot.
  public init(
    number: UInt64, user: String, contents: [UInt8], lifetime: Duration, origin: String = "",
    follows: UInt64? = nil, version: Int64 = 0, delta: SessionDelta? = nil
  ) {
    self.number = number
    self.user = user
    self.contents = contents
    self.lifetime = lifetime
    self.origin = origin
    self.follows = follows
    self.version = version
    self.delta = delta
  }
}

/// The difference between a session and its stored snapshot.
///
/// A session that changes a little is written as a delta, which takes the storage far less than a
/// snapshot. A delta contains everything that differs from the snapshot: it replaces an earlier one.
public struct SessionDelta: Hashable, Sendable {
  /// The number of the snapshot that the session would have, see ``SessionRecord/version``.
  public var version: Int64
  /// The difference, which the storage doesn't look into.
  public var contents: [UInt8]

  /// Creates a delta.
  ///
  /// - Parameters:
  ///   - version: The number of the snapshot that the session would have.
  ///   - contents: The difference.
  public init(version: Int64, contents: [UInt8]) {
    self.version = version
    self.contents = contents
  }
}

/// New contents of a session, written by the node that has its lease.
public struct SessionWrite: Hashable, Sendable {
  /// The lease under which the session is written.
  public var lease: Lease
  /// The session.
  ///
  /// If it has a delta, only that is written, and its version is that of the snapshot that the delta
  /// belongs to. A storage with a different snapshot ignores the delta, which is late.
  public var record: SessionRecord

  /// Creates a write.
  public init(_ record: SessionRecord, under lease: Lease) {
    self.record = record
    self.lease = lease
  }
}
