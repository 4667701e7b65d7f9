package import RostrumStorage

/// A node's sessions in the storage, and the requests that are due for them.
///
/// The ledger is a state machine without a clock, tasks, or I/O. A driver puts snapshots into it,
/// takes the requests of a round, performs them in order, and passes the replies back:
///
///     for request in ledger.beginRound() {
///       ledger.finish(request, with: await storage.perform(request))
///     }
///
/// Unstored changes are never dropped, unless the session itself was deleted or belongs to a
/// different node.
package struct SessionLedger<Snapshot: Equatable & Sendable>: Sendable {
  package typealias Draft = SessionPersistence<Snapshot>.Draft
  package typealias Stored = SessionPersistence<Snapshot>.Stored

  /// A request to the storage.
  package enum Request: Sendable {
    /// Deletes all sessions of a user.
    case revoke(user: String)
    /// Deletes sessions.
    case delete([UInt64])
    /// Inserts the row of a session.
    case begin(UInt64, SessionHeader, Draft)
    /// Leases the row that an earlier request may have inserted, if it has the given version and no
    /// other node has it.
    case adopt(UInt64, SessionHeader, version: UInt64)
    /// Writes sessions.
    case write([Write])
    /// Ends leases.
    case release([Lease])
    /// Ends the node's lease of a session that it doesn't have.
    case disown(UInt64)
  }

  /// A version that is written under a lease.
  package struct Write: Sendable {
    /// The lease.
    package var lease: Lease
    /// The session's metadata.
    package var header: SessionHeader
    /// The version.
    package var draft: Draft
    /// The stored snapshot that a delta may be based on; `nil` if only a whole snapshot may be
    /// written.
    package var base: Draft?
  }

  /// The result of a request.
  package enum Reply: Sendable {
    /// The request was performed. If a row was to be adopted, it belongs to a different node.
    ///
    /// - Parameters:
    ///   - lost: The numbers of sessions whose leases were lost.
    ///   - unstorable: The numbers of sessions that can't be stored in their present state.
    ///   - deltas: The numbers of sessions that were written as deltas.
    case done(
      lost: Set<UInt64> = [], unstorable: Set<UInt64> = [], deltas: Set<UInt64> = [])
    /// The node has the lease of a row that was inserted or adopted.
    case leased(Lease)
    /// A row with this number exists, possibly one that the node itself inserted.
    case exists
    /// The row doesn't exist.
    case missing
    /// The storage has failed: the request may or may not have been performed.
    case failed
  }

  private var sessions: [UInt64: SessionPersistence<Snapshot>] = [:]
  /// The sessions with pending work.
  private var active: Set<UInt64> = []
  private var deletions: Set<UInt64> = []
  private var revocations: Set<String> = []
  private var disownments: Set<UInt64> = []
  /// The number of leases that the node has or may have.
  private var leaseCount = 0

  package init() {}

  /// Whether the node has any leases, including ones whose replies were lost.
  package var holdsAny: Bool { leaseCount > 0 }

  /// Whether it is unknown for any session whether the node has its lease.
  ///
  /// - Complexity: O(*n*) in the number of sessions with pending work.
  package var isUncertain: Bool { active.contains { sessions[$0]?.isUncertain == true } }

  /// All leases of the node.
  ///
  /// - Complexity: O(*n*) in the number of sessions.
  package var leases: [Lease] { sessions.values.compactMap(\.lease) }

  /// The state of a session; `nil` if the node doesn't have it.
  package subscript(_ number: UInt64) -> SessionPersistence<Snapshot>? { sessions[number] }

  /// The numbers of the sessions with a version that isn't stored.
  ///
  /// - Complexity: O(*n*) in the number of sessions with pending work.
  package var unwritten: [UInt64] { active.filter { sessions[$0]?.isAtRisk == true } }

  /// The latest versions of sessions that aren't stored.
  ///
  /// - Complexity: O(*n*) in the number of sessions with pending work.
  package var unwrittenVersions: [UInt64: UInt64] {
    Dictionary(
      uniqueKeysWithValues: active.compactMap { number in
        sessions[number]?.unwrittenVersion.map { (number, $0) }
      })
  }

  /// Whether a version of a session is stored, or the node doesn't have the session any more.
  package func hasStored(_ version: UInt64, of number: UInt64) -> Bool {
    sessions[number]?.hasStored(version) ?? true
  }

  /// Whether a round would have no requests.
  package var isIdle: Bool {
    active.isEmpty && deletions.isEmpty && revocations.isEmpty && disownments.isEmpty
  }

  // MARK: Sessions

  /// Records a new session of the node.
  package mutating func begin(_ number: UInt64, _ header: SessionHeader, _ snapshot: Snapshot) {
    change(number) { $0 = SessionPersistence(new: snapshot, header) }
  }

  /// Records a session that the node got from the storage.
  ///
  /// - Parameters:
  ///   - lease: The lease.
  ///   - header: The session's metadata.
  ///   - stored: The stored contents.
  ///   - isCurrent: Whether an unchanged session needn't be written again.
  package mutating func grant(
    _ lease: Lease, _ header: SessionHeader, _ stored: Stored, isCurrent: Bool = true
  ) {
    change(lease.number) {
      $0 = SessionPersistence(granted: lease, header, stored, isCurrent: isCurrent)
    }
  }

  /// Records a change of a session; no-op if the node doesn't have it.
  package mutating func put(_ snapshot: Snapshot, of number: UInt64) {
    change(number) { $0?.put(snapshot) }
  }

  /// Lets a session leave memory: once it is stored, any node may have it.
  package mutating func leave(_ number: UInt64) {
    change(number) { $0?.leave() }
  }

  /// Deletes a session.
  package mutating func delete(_ number: UInt64) {
    change(number) { $0 = nil }
    deletions.insert(number)
  }

  /// Ends the node's lease of a session that it doesn't have.
  ///
  /// Such a lease exists if the reply to a claim was lost. No-op for a session that the node has.
  package mutating func disown(_ number: UInt64) {
    if sessions[number] == nil { disownments.insert(number) }
  }

  /// Deletes all sessions of a user.
  ///
  /// - Complexity: O(*n*) in the number of sessions.
  package mutating func revoke(_ user: String) {
    loseAll(of: user)
    revocations.insert(user)
  }

  /// Records that a different node has deleted all sessions of a user.
  ///
  /// - Returns: The numbers of the sessions that the node had.
  /// - Complexity: O(*n*) in the number of sessions.
  @discardableResult
  package mutating func loseAll(of user: String) -> Set<UInt64> {
    lose(sessions.filter { $0.value.header.user == user }.map(\.key))
  }

  /// Records that sessions belong to a different node, or no longer exist.
  ///
  /// - Parameter lost: The numbers of the sessions.
  /// - Returns: The numbers of the sessions that the node had.
  @discardableResult
  package mutating func lose(_ lost: some Sequence<UInt64>) -> Set<UInt64> {
    var numbers: Set<UInt64> = []
    for number in lost where sessions[number] != nil {
      change(number) { $0 = nil }
      numbers.insert(number)
    }
    return numbers
  }

  /// Records the result of regaining leases.
  ///
  /// - Parameters:
  ///   - asked: The leases that were to be regained. Sessions whose leases have changed since then
  ///     aren't affected.
  ///   - lost: The numbers of the sessions that weren't regained.
  /// - Returns: The numbers of the sessions that the node had.
  package mutating func finishRegaining(_ asked: [Lease], lost: Set<UInt64>) -> Set<UInt64> {
    lose(
      asked.filter { lost.contains($0.number) && sessions[$0.number]?.lease == $0 }.map(\.number))
  }

  private mutating func change(
    _ number: UInt64, _ body: (inout SessionPersistence<Snapshot>?) -> Void
  ) {
    let held = sessions[number]?.mayBeLeased == true
    body(&sessions[number])
    guard let session = sessions[number], !session.isOver else {
      sessions[number] = nil
      active.remove(number)
      leaseCount -= held ? 1 : 0
      return
    }
    leaseCount += (session.mayBeLeased ? 1 : 0) - (held ? 1 : 0)
    if session.isUnwritten || session.residence != .running {
      active.insert(number)
    } else {
      active.remove(number)
    }
  }
}

// MARK: Rounds

extension SessionLedger {
  /// Starts a round with everything put so far.
  ///
  /// If a request fails, the driver reports the remaining ones as failed as well. The next round
  /// repeats failed requests.
  ///
  /// - Returns: The requests, in the order in which to perform them.
  /// - Complexity: O(*n*) in the number of sessions with pending work.
  package mutating func beginRound() -> [Request] {
    var requests = revocations.map { Request.revoke(user: $0) }
    if !deletions.isEmpty { requests.append(.delete(Array(deletions))) }
    disownments = disownments.filter { sessions[$0] == nil }
    requests += disownments.map { .disown($0) }
    var writes: [Write] = []
    for number in active {
      guard var session = sessions[number] else { continue }
      let row = session.row
      if case .uncertain(let version) = row {
        requests.append(.adopt(number, session.header, version: version))
        continue
      }
      guard let (draft, base) = session.beginWrite() else { continue }
      sessions[number] = session
      switch row {
      case .missing:
        leaseCount += 1
        requests.append(.begin(number, session.header, draft))
      case .leased(let lease):
        writes.append(Write(lease: lease, header: session.header, draft: draft, base: base))
      case .uncertain: break
      }
    }
    if !writes.isEmpty { requests.append(.write(writes)) }
    return requests
  }

  /// Starts the release of sessions that have left memory and are stored.
  ///
  /// - Returns: The request; `nil` if there are none.
  /// - Complexity: O(*n*) in the number of sessions with pending work.
  package mutating func beginRelease() -> Request? {
    let leases = active.compactMap { sessions[$0]?.beginRelease() }
    return leases.isEmpty ? nil : .release(leases)
  }

  /// Records the result of a request.
  ///
  /// A write is refused if a different node has the session, and also if this node's lease expired
  /// and a sweep freed the session. Only regaining its leases then tells the node which sessions
  /// are lost; it writes the others again.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - reply: The result.
  ///   - holdsLease: Whether the node's lease is valid.
  /// - Returns: The numbers of sessions that the node had, and that belong to a different node or
  ///   no longer exist.
  package mutating func finish(
    _ request: Request, with reply: Reply, holdingLease holdsLease: Bool = true
  ) -> Set<UInt64> {
    switch request {
    case .revoke(let user):
      if case .done = reply { revocations.remove(user) }
    case .delete(let numbers):
      if case .done = reply { deletions.subtract(numbers) }
    case .begin(let number, _, let draft): finishBegin(number, draft, reply)
    case .adopt(let number, _, _): return finishAdoption(number, reply)
    case .write(let writes): return finish(writes, with: reply, holdsLease)
    case .release(let leases): finishRelease(leases, reply)
    case .disown(let number): if case .done = reply { disownments.remove(number) }
    }
    return []
  }

  private mutating func finishBegin(_ number: UInt64, _ draft: Draft, _ reply: Reply) {
    change(number) { session in
      switch reply {
      case .leased(let lease):
        session?.didLease(lease)
        session?.didWrite(draft.version, isDelta: false)
      case .done: session?.refuseWrite(draft.version)
      case .exists, .missing, .failed: session?.failWrite(draft.version, isNew: true)
      }
    }
    // The session was deleted in the meantime, but its row may exist.
    if case .exists = reply { return }
    if sessions[number] == nil { deletions.insert(number) }
  }

  private mutating func finishAdoption(_ number: UInt64, _ reply: Reply) -> Set<UInt64> {
    switch reply {
    case .leased(let lease): change(number) { $0?.didLease(lease) }
    case .missing: change(number) { $0?.didMiss() }
    case .done: return lose([number])
    case .exists, .failed: break
    }
    return []
  }

  private mutating func finish(
    _ writes: [Write], with reply: Reply, _ holdsLease: Bool
  ) -> Set<UInt64> {
    guard case .done(let refused, let unstorable, let deltas) = reply else {
      for write in writes {
        change(write.lease.number) { $0?.failWrite(write.draft.version, isNew: false) }
      }
      return []
    }
    for write in writes where !refused.contains(write.lease.number) {
      change(write.lease.number) { session in
        if unstorable.contains(write.lease.number) {
          session?.refuseWrite(write.draft.version)
        } else {
          session?.didWrite(
            write.draft.version, isDelta: deltas.contains(write.lease.number))
        }
      }
    }
    if holdsLease { return finishRegaining(writes.map(\.lease), lost: refused) }
    for write in writes where refused.contains(write.lease.number) {
      change(write.lease.number) { $0?.failWrite(write.draft.version, isNew: false) }
    }
    return []
  }

  private mutating func finishRelease(_ leases: [Lease], _ reply: Reply) {
    for lease in leases where sessions[lease.number]?.lease == lease {
      change(lease.number) { session in
        if case .done = reply { session = nil } else { session?.failRelease() }
      }
    }
  }
}
