package import Logging
import RostrumRuntime
package import RostrumStorage

/// One node's access to the stored sessions, off the main actor.
///
/// The repository drives a ``SessionLedger``: it performs the ledger's requests, and passes the
/// replies back. Snapshots that arrive during a write are batched. If the storage fails, the latest
/// snapshot of each session waits until it works again, even if the session has left memory.
package actor SessionRepository {
  package typealias Ledger = SessionLedger<SnapshotReference>

  /// The settings of a repository.
  package struct Configuration: Sendable {
    /// The storage of sessions.
    package var storage: any SessionStorage
    /// The identifier of this process.
    package var node: NodeID
    /// Encrypts stored contents.
    package var seal: SnapshotSeal
    /// The name of the app.
    package var program: String
    /// The time for which a session is stored after its last write.
    package var lifetime: Duration
    /// How long a session is requested from the node that runs it; longer than a lease.
    package var patience: Duration
    /// The limits of snapshot bytes of sessions in memory.
    package var runningLimits = Quota.none
    /// The limits of bytes of stored sessions.
    package var storedLimits = Quota.none
    /// The maximum size of a snapshot, in bytes.
    package var maximumBytes = SessionKeeper.Configuration.defaultMaximumBytes

    package init(
      storage: any SessionStorage, node: NodeID, seal: SnapshotSeal, program: String,
      lifetime: Duration, patience: Duration
    ) {
      self.storage = storage
      self.node = node
      self.seal = seal
      self.program = program
      self.lifetime = lifetime
      self.patience = patience
    }
  }

  /// The number of snapshots encoded between pauses.
  private static let encodings = 4
  /// The number of deltas encoded between pauses.
  private static let deltasAtOnce = 32

  let configuration: Configuration
  let clock: any Clock<Duration>
  let logger: Logger
  package nonisolated let ledger = Locked(Ledger())
  /// Whether the storage knows the node.
  ///
  /// Any node may claim the sessions of a node that it doesn't know.
  private nonisolated let registration = Locked(false)
  /// Whether the node's lease is valid.
  private nonisolated let holdsLease = Locked<@Sendable () -> Bool>({ true })
  /// The sessions that other nodes hand over to this one.
  let releases = StreamHub<UInt64, Void>()
  /// The sizes of the snapshots of sessions in memory.
  private nonisolated let sizes = Locked(SessionSizes())
  var growth = StoredGrowth()
  /// The users whose sessions have left memory since the last count, with the maximum that may be
  /// stored.
  var departed: [String: Int] = [:]
  /// Receives the number of a session that has grown, and the share whose limit it exceeds.
  private let exceeded: @Sendable (UInt64, StoredShare) -> Void
  /// Receives the outcome of writes, when they fail or work again.
  private let wrote: @Sendable (StorageError?) -> Void
  /// Receives the number of a session whose snapshot is too large to be stored, or no longer is.
  private let outgrew: @Sendable (UInt64, _ isTooLarge: Bool) -> Void
  /// Receives the numbers of sessions that a different node has, or that no longer exist.
  private let lost: @Sendable (Set<UInt64>) -> Void
  /// The round in progress.
  private var running: Task<Void, Never>?
  /// The round that follows it.
  private var next: Task<Void, Never>?
  private var outage = StorageOutage()
  /// The outage of reading sessions.
  var readOutage = StorageOutage()
  /// The sessions whose pages have been waiting since reading first failed.
  var unread: Set<UInt64> = []
  /// The sessions that can't be stored and were logged.
  private var unstorable: Set<UInt64> = []

  package init(
    _ configuration: Configuration, clock: any Clock<Duration>, logger: Logger,
    exceeded: @escaping @Sendable (UInt64, StoredShare) -> Void = { _, _ in },
    wrote: @escaping @Sendable (StorageError?) -> Void = { _ in },
    outgrew: @escaping @Sendable (UInt64, _ isTooLarge: Bool) -> Void = { _, _ in },
    lost: @escaping @Sendable (Set<UInt64>) -> Void
  ) {
    self.configuration = configuration
    self.clock = clock
    self.logger = logger
    self.exceeded = exceeded
    self.wrote = wrote
    self.outgrew = outgrew
    self.lost = lost
  }

  var storage: any SessionStorage { configuration.storage }

  /// Whether the node has any leases or may have some.
  package nonisolated var holdsAny: Bool { ledger.withLock(\.holdsAny) }

  /// Whether the storage knows the node, and so can lease sessions to it.
  nonisolated var isRegistered: Bool { registration.value }

  /// Records that the storage knows the node.
  nonisolated func didRegister() {
    registration.withLock { $0 = true }
  }

  /// Sets how to find out whether the node's lease is valid; see
  /// ``SessionLedger/finish(_:with:holdingLease:)``.
  nonisolated func follow(_ holdsLease: @escaping @Sendable () -> Bool) {
    self.holdsLease.withLock { $0 = holdsLease }
  }

  // MARK: Changes

  /// Writes a new session in the next round.
  package nonisolated func begin(
    _ number: UInt64, _ header: SessionHeader, _ snapshot: SessionSnapshot
  ) {
    ledger.withLock { $0.begin(number, header, SnapshotReference(snapshot)) }
  }

  /// Writes a session in the next round, in place of an earlier snapshot.
  package nonisolated func put(_ snapshot: SessionSnapshot, of number: UInt64) {
    let snapshot = SnapshotReference(snapshot)
    ledger.withLock { $0.put(snapshot, of: number) }
  }

  /// Whether everything that was put for a session is written.
  package nonisolated func hasStored(_ number: UInt64) -> Bool {
    ledger.withLock { $0[number]?.isStored == true }
  }

  /// The latest versions of sessions that aren't written.
  nonisolated var unwrittenVersions: [UInt64: UInt64] { ledger.withLock(\.unwrittenVersions) }

  /// Whether a version of a session is written, or the node doesn't have the session any more.
  nonisolated func hasStored(_ version: UInt64, of number: UInt64) -> Bool {
    ledger.withLock { $0.hasStored(version, of: number) }
  }

  /// Releases sessions that leave memory, as soon as they are written.
  package nonisolated func leave(_ numbers: [UInt64]) {
    discount(numbers)
    ledger.withLock { ledger in for number in numbers { ledger.leave(number) } }
  }

  /// Releases a session that isn't in memory and that another node requests.
  package nonisolated func handOver(_ number: UInt64) async {
    ledger.withLock { $0.disown(number) }
    await flush()
  }

  // MARK: Rounds

  /// Performs all pending work, and returns when it is done or the storage has failed.
  ///
  /// Callers share a round that hasn't started, so each waits for two at most, however many
  /// snapshots arrive meanwhile.
  package func flush() async {
    if let next { return await next.value }
    guard isRegistered, ledger.withLock({ !$0.isIdle }) else {
      await running?.value
      return
    }
    let task = Task { [running] in
      await running?.value
      (self.running, next) = (next, nil)
      await performRound()
      self.running = nil
    }
    next = task
    await task.value
  }

  /// Performs the work that an outage has left, unless a round is in progress.
  package func retry() async {
    if running == nil { await flush() }
  }

  private func performRound() async {
    var requests = ledger.withLock { $0.beginRound() }
    requests.reverse()
    do throws(StorageError) {
      while let request = requests.last {
        let reply = try await perform(request)
        requests.removeLast()
        finish(request, reply)
      }
      // A session that has left memory is released once everything put so far is written.
      if let release = ledger.withLock({ $0.beginRelease() }) {
        requests = [release]
        finish(release, try await perform(release))
      }
      // The recovery has the level of the failure, so that both are visible.
      if outage.end() {
        logger.warning("sessions are stored again")
        wrote(nil)
      }
    } catch {
      for request in requests.reversed() { finish(request, .failed) }
      wrote(error)
      if outage.begin() {
        let future =
          switch error {
          case .damaged: "their changes are lost when the process ends"
          default: "they will be when the storage works again"
          }
        logger.error(
          "sessions continue, but can't be stored; \(future)", metadata: ["error": "\(error)"])
      }
    }
  }

  private func finish(_ request: Ledger.Request, _ reply: Ledger.Reply) {
    let holds = holdsLease.value()
    let gone = ledger.withLock { $0.finish(request, with: reply, holdingLease: holds) }
    if !gone.isEmpty { report(lost: gone) }
  }

  private func report(lost numbers: Set<UInt64>) {
    unstorable.subtract(numbers)
    discount(numbers)
    lost(numbers)
  }

  private func perform(_ request: Ledger.Request) async throws(StorageError) -> Ledger.Reply {
    switch request {
    case .revoke(let user):
      try await storage.end(allOf: user)
      return .done()
    case .delete(let numbers):
      try await storage.end(numbers)
      return .done()
    case .begin(let number, let header, let draft):
      guard let record = record(number, header, draft) else { return .done() }
      do throws(StorageError) {
        return .leased(try await storage.begin(record, on: configuration.node))
      } catch .exists {
        return .exists
      }
    case .adopt(let number, let header, let version):
      return try await adopt(number, header, version)
    case .write(let writes): return try await write(writes)
    case .release(let leases):
      try await storage.release(leases)
      return .done()
    case .disown(let number):
      let claim = try await storage.claim(number, for: configuration.node, isTaking: false)
      if case .granted(let lease, _, _) = claim { try await storage.release([lease]) }
      return .done()
    }
  }

  /// Leases a row that an earlier request has inserted, whose reply was lost.
  ///
  /// The lease may have lapsed since then, so a different node may have the session or have had it.
  private func adopt(
    _ number: UInt64, _ header: SessionHeader, _ version: UInt64
  ) async throws(StorageError) -> Ledger.Reply {
    switch try await storage.claim(number, for: configuration.node, isTaking: false) {
    case .granted(let lease, let record, _):
      if record.user == header.user, record.latestVersion <= Int64(version) {
        return .leased(lease)
      }
      try await storage.release([lease])
    case .held: break
    case .missing: return .missing
    }
    logger.error("a session's number is taken", metadata: ["session": "\(number)"])
    return .done()
  }

  private func write(_ writes: [Ledger.Write]) async throws(StorageError) -> Ledger.Reply {
    var records: [SessionWrite] = []
    var unstorable: Set<UInt64> = []
    var deltas: Set<UInt64> = []
    for (index, write) in writes.enumerated() {
      let number = write.lease.number
      // Other users of the repository don't wait until all snapshots are encoded.
      if let record = delta(of: write) {
        if index % Self.deltasAtOnce == Self.deltasAtOnce - 1 { await Task.yield() }
        records.append(SessionWrite(record, under: write.lease))
        deltas.insert(number)
        noteStorable(number)
        continue
      }
      if index % Self.encodings == Self.encodings - 1 { await Task.yield() }
      if let record = record(number, write.header, write.draft) {
        records.append(SessionWrite(record, under: write.lease))
      } else {
        unstorable.insert(number)
      }
    }
    let lost = records.isEmpty ? [] : try await storage.write(records)
    return .done(lost: lost, unstorable: unstorable, deltas: deltas)
  }

  /// The fraction of a snapshot's size up to which a delta is written instead.
  private static let deltaShare = 4
  /// The size up to which a delta is always preferred: many small deltas share a page of the
  /// storage, which each transaction writes once.
  private static let smallDelta = 256

  /// The difference between a version and the stored snapshot; `nil` if it is large.
  private func delta(of write: Ledger.Write) -> SessionRecord? {
    guard let base = write.base, let size = sizes.withLock({ $0.bytes(of: write.lease.number) }),
      let delta = SnapshotDelta(from: base.snapshot.snapshot, to: write.draft.snapshot.snapshot)
    else { return nil }
    let bytes = delta.encoded()
    guard bytes.count <= max(size / Self.deltaShare, Self.smallDelta),
      let contents = try? configuration.seal.seal(
        bytes, as: Self.nameOfDelta(write.lease.number, base: Int64(base.version)))
    else { return nil }
    return SessionRecord(
      number: write.lease.number, user: write.header.user, contents: [],
      lifetime: configuration.lifetime, origin: write.header.origin, version: Int64(base.version),
      delta: SessionDelta(version: Int64(write.draft.version), contents: contents))
  }

  /// The name under which a delta is sealed, so that it can't be applied to a different snapshot.
  static func nameOfDelta(_ number: UInt64, base: Int64) -> String { "\(number)/\(base)" }

  private func record(
    _ number: UInt64, _ header: SessionHeader, _ draft: Ledger.Draft
  ) -> SessionRecord? {
    do {
      let bytes = draft.snapshot.snapshot.encoded()
      note(number, header, bytes: bytes.count)
      guard bytes.count <= configuration.maximumBytes else { throw TooLarge(bytes: bytes.count) }
      let contents = try configuration.seal.seal(bytes, as: "\(number)")
      noteStorable(number)
      growth.add(contents.count, of: header)
      return SessionRecord(
        number: number, user: header.user, contents: contents, lifetime: configuration.lifetime,
        origin: header.origin, follows: header.follows, version: Int64(draft.version))
    } catch {
      if unstorable.insert(number).inserted {
        logger.warning(
          "a session can't be stored, and keeps what is stored of it",
          metadata: ["session": "\(number)", "error": "\(error)"])
        outgrew(number, true)
      }
      return nil
    }
  }

  private func noteStorable(_ number: UInt64) {
    if unstorable.remove(number) != nil { outgrew(number, false) }
  }

  func note(_ number: UInt64, _ header: SessionHeader, bytes: Int) {
    guard ledger.withLock({ $0[number]?.residence == .running }) else { return }
    let excess = sizes.withLock { sizes in
      sizes.note(number, header, bytes: bytes)
      return sizes.excess(of: number, beyond: configuration.runningLimits)
    }
    if let excess { exceeded(number, excess) }
  }

  /// Stops counting sessions that have left memory.
  nonisolated func discount(_ numbers: some Sequence<UInt64>) {
    sizes.withLock { sizes in for number in numbers { sizes.remove(number) } }
  }

  private struct TooLarge: Error {
    var bytes: Int
  }
}

extension SessionRecord {
  /// The version of the snapshot with its delta applied.
  package var latestVersion: Int64 { delta?.version ?? version }
}
