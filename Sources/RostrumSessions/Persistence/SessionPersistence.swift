package import RostrumStorage

/// What a node knows of one session in the storage, as a state machine.
///
/// Each snapshot that the node puts has a version. The session is *clean* while the storage has the
/// latest version, *dirty* while a version waits to be written, and *writing* while a request for it
/// is in flight. Its residence says whether the node runs it, or lets it go: what is unwritten is
/// written first, however long the storage fails, and the lease is released after that.
///
/// A version that differs little from the whole snapshot that is stored, the base, can be written as a
/// delta. A session that leaves is written as a whole, because earlier versions of the program, which may
/// get it next, don't read deltas.
///
/// Its methods take what happened and return nothing; ``SessionLedger`` asks what is to be done.
package struct SessionPersistence<Snapshot: Equatable & Sendable>: Sendable {
  /// A snapshot with its version.
  package struct Draft: Sendable {
    /// The number of the snapshot, which increases with each one that differs from the one before.
    package var version: UInt64
    /// The snapshot.
    package var snapshot: Snapshot

    package init(version: UInt64, snapshot: Snapshot) {
      self.version = version
      self.snapshot = snapshot
    }
  }

  /// What the storage has of a session.
  package struct Stored: Sendable {
    /// The snapshot that is stored as a whole.
    package var base: Draft
    /// The base with the delta that is stored; the base itself if there is none.
    package var latest: Draft

    package init(base: Draft, latest: Draft) {
      self.base = base
      self.latest = latest
    }
  }

  /// The number of deltas after which a session is written as a whole.
  ///
  /// It bounds what an earlier version of the program doesn't see of a session whose node has died.
  package static var deltaLimit: Int { 100 }

  /// What of the session is stored.
  enum Contents: Sendable {
    /// The storage has everything.
    case clean
    /// The storage lacks a version.
    case dirty(Draft)
    /// A version is being written.
    ///
    /// - Parameters:
    ///   - draft: The version in flight.
    ///   - next: A later version, which waits.
    case writing(Draft, next: Draft?)
  }

  /// Whether the storage has a row of the session.
  enum Row: Sendable {
    /// There is no row yet.
    case missing
    /// The row may exist, because the answer to the request that makes it was lost.
    ///
    /// - Parameter version: The version with which it would have been made.
    case uncertain(version: UInt64)
    /// The node has the lease of the row.
    case leased(Lease)
  }

  /// Whether the node runs the session.
  package enum Residence: Hashable, Sendable {
    /// The session is in memory.
    case running
    /// The session has left memory. When everything is written, any node may have it.
    case leaving
    /// The lease is being released.
    case releasing
  }

  /// What the storage knows of the session.
  package let header: SessionHeader
  private(set) var contents: Contents
  private(set) var row: Row
  package private(set) var residence = Residence.running
  /// The version that was put last.
  private var version: UInt64
  /// What is stored, as far as the node knows it.
  ///
  /// It shares its values with the session that runs.
  private var stored: Stored?
  /// The last version that the storage is known to have had.
  private var storedVersion: UInt64 = 0
  /// Whether the version that was put last can't be stored, so that the storage keeps an earlier one.
  private var isRefused = false
  /// The number of deltas since the session was written as a whole.
  private var deltaCount = 0

  /// A session that has begun on the node.
  init(new snapshot: Snapshot, _ header: SessionHeader) {
    self.header = header
    contents = .dirty(Draft(version: 1, snapshot: snapshot))
    row = .missing
    version = 1
  }

  /// A session that the node got from the storage.
  ///
  /// - Parameters:
  ///   - lease: The lease.
  ///   - header: What the storage knows of the session.
  ///   - stored: What is stored.
  ///   - isCurrent: Whether it needn't be written again, if it doesn't change.
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

  /// The lease of the session; `nil` while there is none.
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

  /// Whether the node has the lease of a row, or may have it.
  var mayBeLeased: Bool { lease != nil || isUncertain }

  /// Whether the storage lacks anything that was put.
  package var isUnwritten: Bool {
    if case .clean = contents { false } else { true }
  }

  /// Whether the storage lacks a version, so that it would be lost if the process ended.
  ///
  /// It has what it only doesn't have as a whole.
  package var isAtRisk: Bool {
    switch contents {
    case .clean: isRefused
    case .dirty(let draft), .writing(let draft, next: nil), .writing(_, next: let draft?):
      draft.version > storedVersion
    }
  }

  /// Whether the storage has a snapshot, and everything that was put.
  package var isStored: Bool { !isUnwritten && !isRefused && stored != nil }

  // MARK: Events

  /// Takes the latest snapshot, which replaces one that waits.
  ///
  /// A snapshot that equals what is stored, or is being stored, isn't written again.
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

  /// The state of a session whose latest version is stored, which may have to be written as a whole.
  private var settled: Contents {
    guard residence != .running, deltaCount > 0, let stored else { return .clean }
    return .dirty(stored.latest)
  }

  /// Begins to write the version that waits.
  ///
  /// - Returns: The version, and the stored snapshot from which it may differ by a delta; `nil` if none
  ///   waits.
  mutating func beginWrite() -> (draft: Draft, base: Draft?)? {
    guard case .dirty(let draft) = contents else { return nil }
    contents = .writing(draft, next: nil)
    let mayBeDelta = residence == .running && deltaCount < Self.deltaLimit
    return (draft, base: mayBeDelta ? stored?.base : nil)
  }

  /// The storage has a version.
  ///
  /// - Parameters:
  ///   - version: The version.
  ///   - isDelta: Whether it has it as a delta of the base.
  mutating func didWrite(_ version: UInt64, isDelta: Bool) {
    guard case .writing(let draft, let next) = contents, draft.version == version else { return }
    stored = Stored(base: isDelta ? stored?.base ?? draft : draft, latest: draft)
    storedVersion = version
    deltaCount = isDelta ? deltaCount + 1 : 0
    contents = next.map { .dirty($0) } ?? settled
  }

  /// The node got the lease of a row that it has made, or may have made.
  mutating func didLease(_ lease: Lease) {
    row = .leased(lease)
  }

  /// There is no row of the session, so that it is made.
  mutating func didMiss() {
    row = .missing
  }

  /// A version may not have been written: the storage has failed.
  ///
  /// - Parameters:
  ///   - version: The version.
  ///   - isNew: Whether the request would have made the row.
  mutating func failWrite(_ version: UInt64, isNew: Bool) {
    guard case .writing(let draft, let next) = contents, draft.version == version else { return }
    // What the storage has now isn't known: it may have carried the request out.
    stored = nil
    contents = .dirty(next ?? draft)
    if isNew, case .missing = row { row = .uncertain(version: version) }
  }

  /// A version can't be stored, whatever the storage does, such as one that is too large.
  ///
  /// It isn't tried again. The storage keeps what it has.
  mutating func refuseWrite(_ version: UInt64) {
    guard case .writing(let draft, let next) = contents, draft.version == version else { return }
    contents = next.map { .dirty($0) } ?? .clean
    isRefused = next == nil
  }

  /// The session leaves memory.
  mutating func leave() {
    guard residence == .running else { return }
    residence = .leaving
    if !isUnwritten { contents = settled }
  }

  /// The lease is to be released, if nothing is left to write.
  ///
  /// - Returns: The lease; `nil` if it isn't to be released now.
  mutating func beginRelease() -> Lease? {
    guard residence == .leaving, !isUnwritten, let lease else { return nil }
    residence = .releasing
    return lease
  }

  /// The release of the lease may not have been carried out.
  mutating func failRelease() {
    if residence == .releasing { residence = .leaving }
  }

  /// Whether the node may forget the session: it has left memory, and there is nothing to store.
  var isOver: Bool {
    guard residence == .leaving, !isUnwritten else { return false }
    return lease == nil
  }
}
