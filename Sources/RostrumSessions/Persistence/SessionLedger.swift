package import RostrumStorage

/// What a node keeps in the storage: its sessions, and what is to be done for them.
///
/// The ledger is a state machine without a clock, tasks or input and output. A driver puts snapshots
/// into it, takes the requests of a round, performs them in order, and hands the replies back:
///
///     for request in ledger.beginRound() {
///       ledger.finish(request, with: await storage.perform(request))
///     }
///
/// Nothing that isn't stored is forgotten, unless the session itself is: because it was deleted, or
/// because a different node has it.
package struct SessionLedger<Snapshot: Equatable & Sendable>: Sendable {
  package typealias Draft = SessionPersistence<Snapshot>.Draft
  package typealias Stored = SessionPersistence<Snapshot>.Stored

  /// Something that the storage is to do.
  package enum Request: Sendable {
    /// Deletes all sessions of a user.
    case revoke(user: String)
    /// Deletes sessions.
    case delete([UInt64])
    /// Makes the row of a session.
    case begin(UInt64, SessionHeader, Draft)
    /// Leases the row of a session that an earlier request may have made, with a version, unless a
    /// different node has it or has changed it.
    case adopt(UInt64, SessionHeader, version: UInt64)
    /// Writes sessions.
    case write([Write])
    /// Ends leases.
    case release([Lease])
    /// Ends the node's lease of a session that the node doesn't have.
    case disown(UInt64)
  }

  /// A version that is written under a lease.
  package struct Write: Sendable {
    /// The lease.
    package var lease: Lease
    /// What the storage knows of the session.
    package var header: SessionHeader
    /// The version.
    package var draft: Draft
    /// The stored snapshot of which a delta may be written instead of the whole version; `nil` if it
    /// may not.
    package var base: Draft?
  }

  /// The result of a request.
  package enum Reply: Sendable {
    /// The request was carried out. A row that was to be adopted belongs to someone else.
    ///
    /// - Parameters:
    ///   - lost: The numbers of sessions whose leases were lost.
    ///   - unstorable: The numbers of sessions that can't be stored as they are.
    ///   - deltas: The numbers of sessions that were written as deltas.
    case done(
      lost: Set<UInt64> = [], unstorable: Set<UInt64> = [], deltas: Set<UInt64> = [])
    /// The node has the lease of a row that was made or adopted.
    case leased(Lease)
    /// A row with the number exists, which may be one that the node has made.
    case exists
    /// There is no such row.
    case missing
    /// The storage has failed: the request may have been carried out, or not.
    case failed
  }

  private var sessions: [UInt64: SessionPersistence<Snapshot>] = [:]
  /// The sessions with something to do.
  private var active: Set<UInt64> = []
  private var deletions: Set<UInt64> = []
  private var revocations: Set<String> = []
  private var disownments: Set<UInt64> = []
  /// The number of leases that the node has, or may have.
  private var leaseCount = 0

  package init() {}

  /// Whether the node has any leases, or may have some whose answers were lost.
  package var holdsAny: Bool { leaseCount > 0 }

  /// Whether there are sessions of which the node doesn't know whether it has their leases.
  ///
  /// - Complexity: O(*n*) in the number of sessions with something to do.
  package var isUncertain: Bool { active.contains { sessions[$0]?.isUncertain == true } }

  /// All leases of the node.
  ///
  /// - Complexity: O(*n*) in the number of sessions.
  package var leases: [Lease] { sessions.values.compactMap(\.lease) }

  /// What the node knows of a session; `nil` if it doesn't have the session.
  package subscript(_ number: UInt64) -> SessionPersistence<Snapshot>? { sessions[number] }

  /// The numbers of the sessions that the storage lacks a version of.
  ///
  /// - Complexity: O(*n*) in the number of sessions with something to do.
  package var unwritten: [UInt64] { active.filter { sessions[$0]?.isAtRisk == true } }

  /// Whether a round would have no requests.
  package var isIdle: Bool {
    active.isEmpty && deletions.isEmpty && revocations.isEmpty && disownments.isEmpty
  }

  // MARK: Sessions

  /// A session has begun on the node.
  package mutating func begin(_ number: UInt64, _ header: SessionHeader, _ snapshot: Snapshot) {
    change(number) { $0 = SessionPersistence(new: snapshot, header) }
  }

  /// The node got a session from the storage.
  ///
  /// - Parameters:
  ///   - lease: The lease.
  ///   - header: What the storage knows of the session.
  ///   - stored: What is stored.
  ///   - isCurrent: Whether it needn't be written again, if the session doesn't change.
  package mutating func grant(
    _ lease: Lease, _ header: SessionHeader, _ stored: Stored, isCurrent: Bool = true
  ) {
    change(lease.number) {
      $0 = SessionPersistence(granted: lease, header, stored, isCurrent: isCurrent)
    }
  }

  /// A session has changed; no-op for one that the node doesn't have.
  package mutating func put(_ snapshot: Snapshot, of number: UInt64) {
    change(number) { $0?.put(snapshot) }
  }

  /// A session leaves memory, and any node may have it when it is stored.
  package mutating func leave(_ number: UInt64) {
    change(number) { $0?.leave() }
  }

  /// A session is deleted.
  package mutating func delete(_ number: UInt64) {
    change(number) { $0 = nil }
    deletions.insert(number)
  }

  /// Ends the node's lease of a session that it doesn't have.
  ///
  /// There is such a lease if the answer to a claim was lost. No-op for a session that the node has.
  package mutating func disown(_ number: UInt64) {
    if sessions[number] == nil { disownments.insert(number) }
  }

  /// All sessions of a user are deleted.
  ///
  /// - Complexity: O(*n*) in the number of sessions.
  package mutating func revoke(_ user: String) {
    loseAll(of: user)
    revocations.insert(user)
  }

  /// A different node has deleted all sessions of a user.
  ///
  /// - Returns: The numbers of the sessions that the node had until now.
  /// - Complexity: O(*n*) in the number of sessions.
  @discardableResult
  package mutating func loseAll(of user: String) -> Set<UInt64> {
    lose(sessions.filter { $0.value.header.user == user }.map(\.key))
  }

  /// A different node has sessions, or nobody has them any more.
  ///
  /// - Parameter lost: The numbers of the sessions.
  /// - Returns: The numbers of the sessions that the node had until now.
  @discardableResult
  package mutating func lose(_ lost: some Sequence<UInt64>) -> Set<UInt64> {
    var numbers: Set<UInt64> = []
    for number in lost where sessions[number] != nil {
      change(number) { $0 = nil }
      numbers.insert(number)
    }
    return numbers
  }

  /// Takes the result of regaining leases.
  ///
  /// - Parameters:
  ///   - asked: The leases that were to be regained. A session whose lease has changed since isn't
  ///     affected by the result.
  ///   - lost: The numbers of the sessions that weren't regained.
  /// - Returns: The numbers of the sessions that the node had until now.
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
  /// Begins to perform what has been put until now.
  ///
  /// If a request fails, the driver finishes the others as failed as well. What has failed is part of the
  /// next round.
  ///
  /// - Returns: The requests in the order in which they are performed.
  /// - Complexity: O(*n*) in the number of sessions with something to do.
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

  /// The leases of sessions that have left memory and are stored.
  ///
  /// - Returns: The request that releases them; `nil` if there are none.
  /// - Complexity: O(*n*) in the number of sessions with something to do.
  package mutating func beginRelease() -> Request? {
    let leases = active.compactMap { sessions[$0]?.beginRelease() }
    return leases.isEmpty ? nil : .release(leases)
  }

  /// Takes the result of a request.
  ///
  /// A write is refused if a different node has the session, and also if the lease of this node has ended and
  /// a sweep has freed the session. The node then learns only from regaining its leases which of them are
  /// lost, and writes the others again.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - reply: The result.
  ///   - holdsLease: Whether the lease of the node holds.
  /// - Returns: The numbers of the sessions that the node had until now, and that a different node
  ///   has, or nobody has any more.
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
    // The session was deleted in the meantime, and its row may exist.
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
