import Dispatch
import Logging
import RostrumRuntime
import RostrumStorage

/// Reads and writes the sessions of one node, off the main actor.
///
/// It has the leases of the node. Drafts that arrive while others are being written are written
/// together. If the storage fails, the latest draft of each session waits until the storage works
/// again.
actor SessionWriter {
  /// What the node knows of a session in the storage.
  private struct Holding {
    var lease: Lease
    /// The snapshot that is stored, as far as the node knows it.
    ///
    /// It shares its values with the session that runs.
    var written: SessionSnapshot?
  }

  /// The largest snapshot that is stored.
  static let maximumBytes = 16 * 1024 * 1024
  /// The number of drafts that are encoded between pauses.
  private static let encodings = 4
  /// The number of nodes that may die in a row while they run a session.
  static let maximumFailures = 2

  let storage: any SessionStorage
  let node: NodeID
  private let program: String
  private let seal: SnapshotSeal
  private let lifetime: Duration
  private let claimAttempts: Int
  private let clock: any Clock<Duration>
  private let logger: Logger
  private var holdings: [UInt64: Holding] = [:]
  private let inbox = Locked<[UInt64: SessionDraft]>([:])
  /// The sessions that are being written.
  private var writing: Set<UInt64> = []
  /// The flush that is writing.
  private var running: Task<Void, Never>?
  /// The flush that begins after it.
  private var next: Task<Void, Never>?
  private var outage = StorageOutage()
  /// Whether sessions can't be read.
  private var readOutage = StorageOutage()
  /// The sessions whose pages have waited since reading failed first.
  private var unread: Set<UInt64> = []
  private var tooLarge: Set<UInt64> = []
  /// Receives the numbers of sessions whose leases were lost.
  private let lost: @Sendable (Set<UInt64>) -> Void
  private let heldCount = Locked(0)

  init(
    _ configuration: SessionKeeper.Configuration, program: String, clock: any Clock<Duration>,
    logger: Logger, lost: @escaping @Sendable (Set<UInt64>) -> Void
  ) {
    storage = configuration.storage
    node = configuration.node
    seal = configuration.seal
    lifetime = configuration.lifetime
    claimAttempts = Int(configuration.patience / Self.claimPause)
    self.program = program
    self.clock = clock
    self.logger = logger
    self.lost = lost
  }

  /// Whether the node has any leases.
  nonisolated var holdsAny: Bool { heldCount.value > 0 }

  /// Has a draft written by the next ``flush()``, instead of an earlier one of the same session.
  nonisolated func put(_ draft: SessionDraft) {
    inbox.withLock { $0[draft.number] = draft }
  }

  /// Writes all drafts that have been put, and returns when they are written or have failed.
  ///
  /// Callers share a flush that hasn't begun, so each waits for two at most, however many drafts
  /// arrive in the meantime.
  func flush() async {
    if let next { return await next.value }
    guard inbox.withLock({ !$0.isEmpty }) else {
      await running?.value
      return
    }
    let task = Task { [running] in
      await running?.value
      (self.running, next) = (next, nil)
      await writeInbox()
      self.running = nil
    }
    next = task
    await task.value
  }

  /// Writes what an outage has left, unless drafts are being written.
  func retry() async {
    if running == nil { await flush() }
  }

  /// Writes all drafts that have been put, for a process that ends without its main actor.
  ///
  /// It blocks the thread, which must not be one of the concurrency runtime.
  nonisolated func flushAndWait() {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      await self.flush()
      done.signal()
    }
    done.wait()
  }

  private func writeInbox() async {
    let drafts = inbox.withLock { inbox in
      defer { inbox = [:] }
      return inbox
    }
    writing = Set(drafts.keys)
    defer { writing = [] }
    // A session whose lease is lost in the meantime isn't new.
    let newNumbers = Set(drafts.keys.filter { holdings[$0] == nil })
    var writes: [(write: SessionWrite, snapshot: SessionSnapshot)] = []
    do throws(StorageError) {
      for (index, draft) in drafts.values.enumerated() {
        // Those who claim sessions don't wait until all drafts are encoded.
        if index % Self.encodings == Self.encodings - 1 { await Task.yield() }
        let snapshot = draft.snapshot
        guard holdings[draft.number]?.written != snapshot, let record = record(of: draft) else {
          continue
        }
        if let holding = holdings[draft.number] {
          writes.append((SessionWrite(record, under: holding.lease), snapshot))
        } else if newNumbers.contains(draft.number) {
          try await begin(record, of: snapshot)
        }
      }
      if !writes.isEmpty { try await write(writes) }
      // The recovery is logged like the failure, so that both are visible.
      if outage.end() { logger.warning("sessions are stored again") }
    } catch {
      // What was written is skipped, because it is equal.
      let kept = drafts.filter { newNumbers.contains($0.key) || holdings[$0.key] != nil }
      inbox.withLock { inbox in inbox.merge(kept) { later, _ in later } }
      if outage.begin() {
        logger.error(
          "sessions can't be stored; they go on, and are stored when the storage works again",
          metadata: ["error": "\(error)"])
      }
    }
  }

  private func begin(
    _ record: SessionRecord, of snapshot: SessionSnapshot
  ) async throws(StorageError) {
    do throws(StorageError) {
      let lease = try await storage.begin(record, on: node)
      hold(Holding(lease: lease, written: snapshot))
    } catch .exists {
      logger.error("a session's number is taken", metadata: ["session": "\(record.number)"])
    }
  }

  private func write(
    _ writes: [(write: SessionWrite, snapshot: SessionSnapshot)]
  ) async throws(StorageError) {
    let refused = try await storage.write(writes.map(\.write))
    for (write, snapshot) in writes { holdings[write.record.number]?.written = snapshot }
    guard !refused.isEmpty else { return }
    forget(refused)
    lost(refused)
  }

  private func record(of draft: SessionDraft) -> SessionRecord? {
    do {
      let bytes = draft.snapshot.encoded()
      guard bytes.count <= Self.maximumBytes else { throw TooLarge(bytes: bytes.count) }
      let contents = try seal.seal(bytes, as: "\(draft.number)")
      return SessionRecord(
        number: draft.number, user: draft.user, contents: contents, lifetime: lifetime)
    } catch {
      if tooLarge.insert(draft.number).inserted {
        logger.warning(
          "a session can't be stored",
          metadata: ["session": "\(draft.number)", "error": "\(error)"])
      }
      return nil
    }
  }

  private struct TooLarge: Error {
    var bytes: Int
  }

  private func hold(_ holding: Holding) {
    holdings[holding.lease.number] = holding
    heldCount.withLock { $0 = holdings.count }
  }

  private func forget(_ numbers: some Sequence<UInt64>) {
    for number in numbers {
      holdings[number] = nil
      tooLarge.remove(number)
      inbox.withLock { $0[number] = nil }
    }
    heldCount.withLock { $0 = holdings.count }
  }
}

// MARK: Coming and going

extension SessionWriter {
  /// Requests a session, and waits for its holder to hand it over.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - user: The user, who must be that of the session.
  ///   - isTaking: Whether a different node that is alive hands the session over.
  /// - Returns: The session with its snapshot, or the reason why it isn't there.
  func claim(_ number: UInt64, of user: String, isTaking: Bool) async -> Recall {
    if isUnwritten(number) { await flush() }
    do throws(StorageError) {
      for attempt in 0..<claimAttempts {
        // A request stays until it is answered. Each one more could take the session from a node that
        // has got it in the meantime.
        let requests = isTaking && attempt % Self.claimsPerRequest == 0
        let claim = try await storage.claim(number, for: node, isTaking: requests)
        endReadOutage()
        switch claim {
        case .granted(let lease, let record, let failures):
          hold(Holding(lease: lease))
          return try await open(record, of: user, lease, failures: failures)
        case .held where isTaking: try? await clock.sleep(for: Self.claimPause)
        case .held, .missing: return .missing
        }
      }
      logger.warning("a session isn't handed over", metadata: ["session": "\(number)"])
    } catch {
      switch error {
      case .unreachable, .full:
        // Anyone can ask for the page of any session, but only its own browser waits for it.
        if isTaking { unread.insert(number) }
        beginReadOutage(error)
        return .unreachable
      case .damaged, .refused, .exists:
        logger.error(
          "a session can't be read", metadata: ["session": "\(number)", "error": "\(error)"])
      }
    }
    return .missing
  }

  /// Logs the beginning of an outage, and not each attempt of each page that waits.
  private func beginReadOutage(_ error: StorageError) {
    guard readOutage.begin() else { return }
    logger.error(
      "sessions can't be read; their pages wait until the storage works again",
      metadata: ["error": "\(error)"])
  }

  private func endReadOutage() {
    guard readOutage.end() else { return }
    logger.warning("sessions are read again", metadata: ["waiting": "\(unread.count)"])
    unread = []
  }

  private static let claimPause = Duration.milliseconds(20)
  private static let claimsPerRequest = 50

  private func open(
    _ record: SessionRecord, of user: String, _ lease: Lease, failures: Int
  ) async throws(StorageError) -> Recall {
    guard record.user == user else {
      await release([record.number])
      return .missing
    }
    guard failures < Self.maximumFailures else {
      logger.error(
        "a session is set aside, because processes ended while they ran it",
        metadata: ["session": "\(record.number)", "failures": "\(failures)"])
      forget([record.number])
      try await storage.setAside(lease)
      return .missing
    }
    do {
      let bytes = try seal.open(record.contents, as: "\(record.number)")
      let snapshot = try SessionSnapshot(decoding: bytes, of: program)
      // What was stored before there was a key is written again, encrypted.
      if seal.isCurrent(record.contents) {
        holdings[record.number]?.written = snapshot
      }
      return .granted(snapshot, era: UInt64(clamping: lease.fence))
    } catch {
      logger.error(
        "a session can't be restored, and is followed by a new one",
        metadata: ["session": "\(record.number)", "error": "\(error)"])
      await end([record.number])
      return .missing
    }
  }

  /// Whether a draft of a session waits to be written, or is being written.
  private func isUnwritten(_ number: UInt64) -> Bool {
    writing.contains(number) || inbox.withLock { $0[number] != nil }
  }

  /// Whether everything that was put of a session is written.
  func hasStored(_ number: UInt64) -> Bool {
    holdings[number]?.written != nil && inbox.withLock { $0[number] == nil }
  }

  /// Lets other nodes have a session that leaves the node, or deletes it if its user has too many.
  func leave(_ number: UInt64, of user: String, unlessMoreThan limit: Int) async {
    if await count(of: user) >= limit { await end([number]) } else { await leave([number]) }
  }

  /// Writes what is left of sessions that leave the node, and lets other nodes have them.
  func leave(_ numbers: [UInt64]) async {
    await flush()
    await release(numbers)
  }

  private func release(_ numbers: [UInt64]) async {
    let leases = numbers.compactMap { holdings[$0]?.lease }
    forget(numbers)
    guard !leases.isEmpty else { return }
    do throws(StorageError) {
      try await storage.release(leases)
    } catch {
      // The node's own lease ends as well, at the latest when the node does.
      logger.error("sessions can't be released", metadata: ["error": "\(error)"])
    }
  }

  /// Deletes sessions.
  func end(_ numbers: [UInt64]) async {
    await flush()
    forget(numbers)
    do throws(StorageError) {
      try await storage.end(numbers)
    } catch {
      logger.error("sessions can't be deleted", metadata: ["error": "\(error)"])
    }
  }

  /// Deletes all sessions of a user, those without a node included.
  func end(allOf user: String) async {
    do throws(StorageError) {
      try await storage.end(allOf: user)
    } catch {
      logger.error("the sessions of a user can't be deleted", metadata: ["error": "\(error)"])
    }
  }

  /// The number of a user's sessions that no node runs.
  func count(of user: String) async -> Int {
    (try? await storage.count(of: user)) ?? 0
  }

  /// Forgets leases that have ended, without releasing them.
  func abandon(_ numbers: some Sequence<UInt64> & Sendable) {
    forget(numbers)
  }

  /// Claims the sessions again that the node runs, after its own lease had ended.
  ///
  /// - Returns: The numbers of the sessions that a different node has had in between.
  /// - Throws: ``StorageError``.
  func claimAgain() async throws(StorageError) -> Set<UInt64> {
    var lost: Set<UInt64> = []
    for (number, holding) in holdings {
      switch try await storage.claim(number, for: node, isTaking: false) {
      case .granted(let lease, _, _) where lease.fence <= holding.lease.fence + 1:
        holdings[number]?.lease = lease
      case .granted(let lease, _, _):
        holdings[number]?.lease = lease
        await release([number])
        lost.insert(number)
      case .held, .missing: lost.insert(number)
      }
    }
    forget(lost)
    return lost
  }
}
