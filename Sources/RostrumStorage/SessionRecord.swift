/// A session as it is stored.
public struct SessionRecord: Hashable, Sendable {
  /// The number of the session, which is random and unique among all nodes.
  public var number: UInt64
  /// The user, by a name that contains no secret, such as that of the user's folder.
  public var user: String
  /// The session's snapshot, which is opaque to the storage.
  public var contents: [UInt8]
  /// The time for which the session is kept after its last write.
  public var lifetime: Duration
  /// The visitor's origin, such as a network address; empty if it is unknown.
  ///
  /// ``SessionStorage/trim(_:to:)`` limits the stored bytes of an origin.
  public var origin: String
  /// The number of the session that this one replaces, because its program couldn't read that one.
  ///
  /// It is stored when the session begins; later writes don't change it.
  public var follows: UInt64?
  /// The version of the snapshot, which increases with each snapshot that a node writes.
  ///
  /// A storage keeps the snapshot with the highest version, so a late or repeated write replaces
  /// nothing newer. Zero stands for unnumbered snapshots: each one replaces the one before.
  public var version: Int64
  /// The changes since the snapshot; `nil` if the snapshot is the latest version.
  public var delta: SessionDelta?

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - user: The name of the user.
  ///   - contents: The session's snapshot.
  ///   - lifetime: The time for which the session is kept after its last write.
  ///   - origin: The visitor's origin.
  ///   - follows: The number of the session that this one replaces.
  ///   - version: The version of the snapshot.
  ///   - delta: The changes since the snapshot.
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
/// Small changes of a session are written as a delta, which costs the storage far less than a
/// snapshot. A delta contains all differences from the snapshot, so it replaces earlier deltas.
public struct SessionDelta: Hashable, Sendable {
  /// The version that a snapshot of the session would have, see ``SessionRecord/version``.
  public var version: Int64
  /// The difference, which is opaque to the storage.
  public var contents: [UInt8]

  /// Creates a delta.
  ///
  /// - Parameters:
  ///   - version: The version that a snapshot of the session would have.
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
  /// If it has a delta, only that is written, and the record's version is that of the delta's
  /// snapshot. A storage with a different snapshot ignores the delta as out of date.
  public var record: SessionRecord

  /// Creates a write.
  public init(_ record: SessionRecord, under lease: Lease) {
    self.record = record
    self.lease = lease
  }
}
