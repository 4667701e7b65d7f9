internal import Logging
import RostrumRuntime
internal import RostrumStorage

extension SessionRepository {
  /// Requests a session, and waits until its holder hands it over.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - user: The user, who must own the session.
  ///   - isTaking: Whether to ask a different living node to hand the session over.
  /// - Returns: The session with its snapshot, or the reason why there is none.
  package func claim(_ number: UInt64, of user: String, isTaking: Bool) async -> Recall {
    await claim(number, of: user, isTaking: isTaking, afterUnreadable: [])
  }

  private func claim(
    _ number: UInt64, of user: String, isTaking: Bool, afterUnreadable unreadable: [UInt64]
  ) async -> Recall {
    // Claiming a running session would give its row a new fence, and forget its changes.
    if runs(number, of: user) { return .running(number) }
    if isUnwritten(number) { await flush() }
    // A session that left memory during an outage must be written before it is read.
    if isUnwritten(number) { return .unreachable }
    guard isRegistered else {
      return missed(number, isTaking, .unreachable(reason: "the node has no lease yet"))
    }
    do throws(StorageError) {
      guard let (lease, record, failures) = try await grant(number, isTaking: isTaking) else {
        return .missing
      }
      return try await open(
        record, of: user, lease, failures: failures, isTaking, afterUnreadable: unreadable)
    } catch {
      switch error {
      case .unreachable, .full:
        return missed(number, isTaking, error)
      case .damaged, .refused, .exists:
        logger.error(
          "a session can't be read", metadata: ["session": "\(number)", "error": "\(error)"])
        return .missing
      }
    }
  }

  /// The time after which a claim is repeated if the holder hasn't released the session: it may
  /// have died.
  private static var claimPause: Duration { .milliseconds(500) }

  private func grant(
    _ number: UInt64, isTaking: Bool
  ) async throws(StorageError) -> (Lease, SessionRecord, failures: Int)? {
    var time = Duration.zero
    while time <= configuration.patience {
      // The stream also delivers a release from before the claim's reply.
      let news = releases.stream(of: number)
      let claim = try await storage.claim(number, for: configuration.node, isTaking: isTaking)
      endReadOutage()
      switch claim {
      case .granted(let lease, let record, let failures):
        return (lease, record, failures: failures)
      case .held where isTaking: await wait(for: news, atMost: Self.claimPause)
      case .held, .missing: return nil
      }
      time += Self.claimPause
    }
    logger.warning("a session isn't handed over", metadata: ["session": "\(number)"])
    return nil
  }

  private func wait(for news: AsyncStream<Void>, atMost limit: Duration) async {
    let clock = clock
    await withTaskGroup { group in
      group.addTask { for await _ in news { break } }
      group.addTask { try? await clock.sleep(for: limit) }
      await group.next()
      group.cancelAll()
    }
  }

  /// Notifies those waiting for a session that its holder has released it.
  package nonisolated func wasReleased(_ number: UInt64) {
    releases.yield((), to: number)
  }

  /// Whether the node runs a session of a given user.
  private nonisolated func runs(_ number: UInt64, of user: String) -> Bool {
    ledger.withLock { ledger in
      guard let session = ledger[number] else { return false }
      return session.residence == .running && session.header.user == user
    }
  }

  /// Whether anything of a session isn't stored.
  private nonisolated func isUnwritten(_ number: UInt64) -> Bool {
    ledger.withLock { $0[number]?.isUnwritten == true }
  }

  /// Records that a session can't be read at the moment.
  private func missed(_ number: UInt64, _ isTaking: Bool, _ error: StorageError) -> Recall {
    // Anyone can request the page of any session, but only its own browser waits for it.
    if isTaking { unread.insert(number) }
    beginReadOutage(error)
    return .unreachable
  }

  /// Logs the start of an outage once, instead of every failed attempt of every waiting page.
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

  private func open(
    _ record: SessionRecord, of user: String, _ lease: Lease, failures: Int, _ isTaking: Bool,
    afterUnreadable unreadable: [UInt64]
  ) async throws(StorageError) -> Recall {
    let number = record.number
    guard record.user == user else {
      try await storage.release([lease])
      return .missing
    }
    guard failures < FailureRule.limit else {
      logger.error(
        "a session is set aside, because processes ended while they ran it",
        metadata: ["session": "\(number)", "failures": "\(failures)"])
      try await storage.setAside(lease)
      return .missing
    }
    do {
      let (stored, size) = try read(record)
      // Contents from before there was a key are written again, encrypted.
      let isCurrent = configuration.seal.isCurrent(record.contents)
      let header = SessionHeader(user: user, origin: record.origin, follows: record.follows)
      ledger.withLock { $0.grant(lease, header, stored, isCurrent: isCurrent) }
      note(number, header, bytes: size)
      let snapshot = stored.latest.snapshot.snapshot
      return .granted(number, snapshot, era: UInt64(clamping: lease.fence))
    } catch {
      guard try await leave(lease, unreadableBecause: error) else { return .missing }
      // A program that can't read a session starts a new one in its place, which leads the other
      // program back to the old one.
      let unreadable = unreadable + [number]
      guard let former = record.follows, !unreadable.contains(former) else {
        return .unreadable(unreadable[0])
      }
      let recall = await claim(former, of: user, isTaking: isTaking, afterUnreadable: unreadable)
      if case .missing = recall { return .unreadable(unreadable[0]) }
      return recall
    }
  }

  /// Decodes a stored session.
  ///
  /// - Returns: The snapshot with its delta, and the size of the snapshot.
  private func read(_ record: SessionRecord) throws -> (Ledger.Stored, size: Int) {
    let bytes = try configuration.seal.open(record.contents, as: "\(record.number)")
    let snapshot = try SessionSnapshot(decoding: bytes, of: configuration.program)
    let base = Ledger.Draft(
      version: UInt64(clamping: record.version), snapshot: SnapshotReference(snapshot))
    guard let delta = record.delta else {
      return (Ledger.Stored(base: base, latest: base), size: bytes.count)
    }
    let changes = try configuration.seal.open(
      delta.contents, as: Self.nameOfDelta(record.number, base: record.version))
    let latest = try SnapshotDelta(decoding: changes).applied(to: snapshot)
    let draft = Ledger.Draft(
      version: UInt64(clamping: delta.version), snapshot: SnapshotReference(latest))
    return (Ledger.Stored(base: base, latest: draft), size: bytes.count)
  }

  /// Leaves a session that can't be restored to a program that can restore it, or to the operator.
  ///
  /// - Returns: Whether a different program can restore it.
  private func leave(
    _ lease: Lease, unreadableBecause reason: any Error
  ) async throws(StorageError) -> Bool {
    let metadata: Logger.Metadata = ["session": "\(lease.number)", "error": "\(reason)"]
    switch reason {
    case SessionSnapshot.Defect.laterVersion, SessionSnapshot.Defect.differentProgram,
      SnapshotSeal.Defect.needsKey, SnapshotSeal.Defect.wrongKey:
      logger.error(
        "a session is left to the program that can read it, and is followed by a new one",
        metadata: metadata)
      try await storage.release([lease])
      return true
    default:
      logger.error(
        "a session is damaged; it is set aside, and is followed by a new one", metadata: metadata)
      try await storage.setAside(lease)
      return false
    }
  }
}
