package import RostrumStorage

/// A node's view of one stored session, as a state machine.
///
/// Each snapshot has a version. The session is *clean* while the latest version is stored, *dirty*
/// while a version waits to be written, and *writing* while a write is in flight. Its residence is
/// whether the node runs it or lets it go: unwritten versions are written first, however long the
/// storage fails, and then the lease is released.
///
/// A version that differs little from the stored snapshot, the base, can be written as a delta. A
/// session that leaves memory is written as a whole, because an earlier version of the program may
/// get it next, and can't read deltas.
///
/// Its methods record events and return nothing; ``SessionLedger`` asks what to do next.
package struct SessionPersistence<Snapshot: Equatable & Sendable>: Sendable {
  /// A snapshot with its version.
  package struct Draft: Sendable {
    /// The version, which increases with each snapshot that differs from the previous one.
    package var version: UInt64
    /// The snapshot.
    package var snapshot: Snapshot

    package init(version: UInt64, snapshot: Snapshot) {
      self.version = version
      self.snapshot = snapshot
    }
  }

  /// The stored contents of a session.
  package struct Stored: Sendable {
    /// The snapshot that is stored as a whole.
    package var base: Draft
    /// The base with the stored delta applied; the base itself if there is no delta.
    package var latest: Draft

    package init(base: Draft, latest: Draft) {
      self.base = base
      self.latest = latest
    }
  }

  /// The number of deltas after which a session is written as a whole.
  ///
  /// It limits what an earlier version of the program misses of a session whose node died.
  package static var deltaLimit: Int { 100 }

  /// The state of a session's contents.
  enum Contents: Sendable {
    /// The latest version is stored.
    case clean
    /// A version isn't stored.
    case dirty(Draft)
    /// A version is being written.
    ///
    /// - Parameters:
    ///   - draft: The version in flight.
    ///   - next: A later version that waits.
    case writing(Draft, next: Draft?)
  }

  /// The state of a session's row.
  enum Row: Sendable {
    /// The row doesn't exist yet.
    case missing
    /// The row may exist, because the reply to its insertion was lost.
    ///
    /// - Parameter version: The version that it was inserted with.
    case uncertain(version: UInt64)
    /// The node has the lease of the row.
    case leased(Lease)
  }

  /// Whether the node runs the session.
  package enum Residence: Hashable, Sendable {
    /// The session is in memory.
    case running
    /// The session has left memory. Once everything is written, any node may have it.
    case leaving
    /// The lease is being released.
    case releasing
  }

  /// The session's metadata.
  package let header: SessionHeader
  private(set) var contents: Contents
  private(set) var row: Row
  package private(set) var residence = Residence.running
  /// The latest version.
  private var version: UInt64
  /// The stored contents, as far as the node knows.
  ///
  /// They share storage with the running session's values.
  private var stored: Stored?
  /// The last version that is known to have been stored.
  private var storedVersion: UInt64 = 0
  /// Whether the latest version can't be stored, so that the storage keeps an earlier one.
  private var isRefused = false
  /// The number of deltas since the last whole snapshot.
  private var deltaCount = 0

  /// Creates the state of a new session.
  init(new snapshot: Snapshot, _ header: SessionHeader) {
    self.header = header
    contents = .dirty(Draft(version: 1, snapshot: snapshot))
    row = .missing
    version = 1
  }

  /// Creates the state of a session that the node got from the storage.
  ///
  /// - Parameters:
  ///   - lease: The lease.
  ///   - header: The session's metadata.
  ///   - stored: The stored contents.
  ///   - isCurrent: Whether an unchanged session needn't be written again.
  init(granted lease: Lease, _ header: SessionHeader, _ stored: Stored, isCurrent: Bool) {
    self.header = header
    contents = .clean
    row = .leased(lease)
    version = stored.latest.version
    storedVersion = version
    deltaCount = stored.latest.version == stored.base.version ? 0 : 1
    if isCurrent {
      self.stored = stored
    } else {
      contents = .dirty(draft(of: stored.latest.snapshot))
    }
  }

  /// The latest version that was put, if it isn't stored.
  var unwrittenVersion: UInt64? { storedVersion < version ? version : nil }

  /// Whether the storage has a version, or a later one.
  func hasStored(_ version: UInt64) -> Bool { storedVersion >= version }

  /// The lease of the session; `nil` if there is none.
  package var lease: Lease? {
    if case .leased(let lease) = row { lease } else { nil }
  }

  /// Whether a row may exist whose lease the node has without knowing it.
  var isUncertain: Bool {
    switch row {
    case .missing: if case .writing = contents { true } else { false }
    case .uncertain: true
    case .leased: false
    }
  }

  /// Whether the node has the lease of a row or may have it.
  var mayBeLeased: Bool { lease != nil || isUncertain }

  /// Whether anything that was put isn't stored.
  package var isUnwritten: Bool {
    if case .clean = contents { false } else { true }
  }

  /// Whether a version isn't stored in any form, and would be lost if the process ended.
  ///
  /// A version that is stored as a delta isn't at risk.
  package var isAtRisk: Bool {
    switch contents {
    case .clean: isRefused
    case .dirty(let draft), .writing(let draft, next: nil), .writing(_, next: let draft?):
      draft.version > storedVersion
    }
  }

  /// Whether a snapshot and everything that was put are stored.
  package var isStored: Bool { !isUnwritten && !isRefused && stored != nil }

  // MARK: Events

  /// Puts the latest snapshot, in place of one that waits.
  ///
  /// A snapshot that equals the one that is stored, or being stored, isn't written again.
  mutating func put(_ snapshot: Snapshot) {
    isRefused = false
    switch contents {
    case .clean:
      if snapshot != stored?.latest.snapshot { contents = .dirty(draft(of: snapshot)) }
    case .dirty(let waiting):
      if snapshot != waiting.snapshot { contents = .dirty(draft(of: snapshot)) }
      if snapshot == stored?.latest.snapshot { contents = settled }
    case .writing(let draft, let next):
      if snapshot == draft.snapshot {
        contents = .writing(draft, next: nil)
      } else if snapshot != next?.snapshot {
        contents = .writing(draft, next: self.draft(of: snapshot))
      }
    }
  }

  private mutating func draft(of snapshot: Snapshot) -> Draft {
    version += 1
    return Draft(version: version, snapshot: snapshot)
  }

  /// The state after the latest version was stored; it may still have to be written as a whole.
  private var settled: Contents {
    guard residence != .running, deltaCount > 0, let stored else { return .clean }
    return .dirty(stored.latest)
  }

  /// Starts writing the waiting version.
  ///
  /// - Returns: The version, and the stored snapshot that a delta may be based on; `nil` if no
  ///   version waits.
  mutating func beginWrite() -> (draft: Draft, base: Draft?)? {
    guard case .dirty(let draft) = contents else { return nil }
    contents = .writing(draft, next: nil)
    let mayBeDelta = residence == .running && deltaCount < Self.deltaLimit
    return (draft, base: mayBeDelta ? stored?.base : nil)
  }

  /// Records that a version is stored.
  ///
  /// - Parameters:
  ///   - version: The version.
  ///   - isDelta: Whether it is stored as a delta of the base.
  mutating func didWrite(_ version: UInt64, isDelta: Bool) {
    guard case .writing(let draft, let next) = contents, draft.version == version else { return }
    stored = Stored(base: isDelta ? stored?.base ?? draft : draft, latest: draft)
    storedVersion = version
    deltaCount = isDelta ? deltaCount + 1 : 0
    contents = next.map { .dirty($0) } ?? settled
  }

  /// Records the lease of a row that the node has inserted, or may have inserted.
  mutating func didLease(_ lease: Lease) {
    row = .leased(lease)
  }

  /// Records that the row doesn't exist, so that it is inserted.
  mutating func didMiss() {
    row = .missing
  }

  /// Records that a write failed, and may or may not have been performed.
  ///
  /// - Parameters:
  ///   - version: The version.
  ///   - isNew: Whether the request was to insert the row.
  mutating func failWrite(_ version: UInt64, isNew: Bool) {
    guard case .writing(let draft, let next) = contents, draft.version == version else { return }
    // The stored contents are unknown: the request may have been performed.
    stored = nil
    contents = .dirty(next ?? draft)
    if isNew, case .missing = row { row = .uncertain(version: version) }
  }

  /// Records that a version can never be stored, for example because it is too large.
  ///
  /// It isn't retried. The storage keeps what it has.
  mutating func refuseWrite(_ version: UInt64) {
    guard case .writing(let draft, let next) = contents, draft.version == version else { return }
    contents = next.map { .dirty($0) } ?? .clean
    isRefused = next == nil
  }

  /// Records that the session leaves memory.
  mutating func leave() {
    guard residence == .running else { return }
    residence = .leaving
    if !isUnwritten { contents = settled }
  }

  /// Starts the release of the lease, if nothing is left to write.
  ///
  /// - Returns: The lease; `nil` if it isn't released now.
  mutating func beginRelease() -> Lease? {
    guard residence == .leaving, !isUnwritten, let lease else { return nil }
    residence = .releasing
    return lease
  }

  /// Records that the release failed, and may or may not have been performed.
  mutating func failRelease() {
    if residence == .releasing { residence = .leaving }
  }

  /// Whether the node may forget the session: it has left memory, and nothing is left to store.
  var isOver: Bool {
    guard residence == .leaving, !isUnwritten else { return false }
    return lease == nil
  }
}
