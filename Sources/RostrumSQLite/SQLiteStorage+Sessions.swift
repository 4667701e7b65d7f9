import Foundation
import GRDB
public import RostrumStorage

extension SQLiteStorage: SessionStorage {
  /// Registers a node, or renews its lease.
  public func renew(
    _ node: NodeID, for lifetime: Duration
  ) async throws(StorageError) -> Bool {
    try locks.hold(node)
    return try await file.write { [nodes] in
      try nodes.renew(node, for: lifetime, $0)
    }
  }

  /// Removes a node, and releases its sessions.
  public func remove(_ node: NodeID) async throws(StorageError) {
    try await file.write { [nodes, clock] db in
      let numbers = try db.rows("SELECT number FROM session WHERE node = ?", [node.rawValue])
      try db.perform(
        "UPDATE session SET node = NULL, failures = 0, touched = ? WHERE node = ?",
        [clock.time(), node.rawValue])
      for row in numbers { try db.answerRequests(of: UInt64(bitPattern: row["number"])) }
      try nodes.remove(node, db)
    }
    locks.remove(node)
    watch.look()
  }

  /// Makes the row of a new session, which is leased to a node.
  public func begin(
    _ session: SessionRecord, on node: NodeID
  ) async throws(StorageError) -> Lease {
    try await file.write { [clock] db in
      guard try db.session(session.number) == nil else { throw StorageError.exists }
      let number = Int64(bitPattern: session.number)
      try db.perform(
        """
        INSERT INTO session (number, user, lifetime, node, fence, granted, touched)
        VALUES (?, ?, ?, ?, 1, ?, ?)
        """,
        [
          number, session.user, session.lifetime.seconds, node.rawValue, clock.uptime(),
          clock.time(),
        ])
      try db.perform("INSERT INTO snapshot VALUES (?, ?)", [number, Data(session.contents)])
      return Lease(number: session.number, node: node, fence: 1)
    }
  }

  /// Requests a session for a node.
  public func claim(
    _ number: UInt64, for node: NodeID, isTaking: Bool
  ) async throws(StorageError) -> Claim {
    let claim = try await file.write { [nodes] db in
      try SessionClaim(number: number, node: node, isTaking: isTaking, nodes: nodes).perform(db)
    }
    if isTaking, case .held = claim { watch.look() }
    return claim
  }

  /// The number of sessions that one transaction writes.
  ///
  /// Since no commit waits for the disk, many transactions take hardly longer than one. Between them,
  /// others claim sessions.
  static let writesPerTransaction = 8

  /// Writes sessions, a few in each transaction.
  public func write(_ writes: [SessionWrite]) async throws(StorageError) -> Set<UInt64> {
    if writes.isEmpty { return [] }
    var lost: Set<UInt64> = []
    for first in stride(from: 0, to: writes.count, by: Self.writesPerTransaction) {
      let writes = writes[first...].prefix(Self.writesPerTransaction)
      lost.formUnion(
        try await file.write { [clock] db in
          try writes.filter { try !db.write($0, clock) }.map(\.lease.number)
        })
    }
    try await file.sync()
    return lost
  }

  /// Ends leases, so that any node gets the sessions at once.
  public func release(_ leases: [Lease]) async throws(StorageError) {
    if leases.isEmpty { return }
    try await file.write { [clock] db in
      for lease in leases where try db.session(of: lease) != nil {
        try db.perform(
          "UPDATE session SET node = NULL, failures = 0, touched = ? WHERE number = ?",
          [clock.time(), Int64(bitPattern: lease.number)])
        try db.answerRequests(of: lease.number)
      }
    }
    watch.look()
  }

  /// Keeps a session for the operator, because it ended the processes that ran it.
  public func setAside(_ lease: Lease) async throws(StorageError) {
    try await file.write { [clock] db in
      guard try db.session(of: lease) != nil else { return }
      try db.perform(
        "UPDATE session SET node = NULL, isAside = 1, touched = ? WHERE number = ?",
        [clock.time(), Int64(bitPattern: lease.number)])
      try db.answerRequests(of: lease.number)
    }
    watch.look()
    try await file.sync()
  }
}

extension Database {
  /// Writes a session, unless its lease has been lost.
  ///
  /// - Returns: Whether the session was written.
  fileprivate func write(_ write: SessionWrite, _ clock: SQLiteClock) throws -> Bool {
    guard try session(of: write.lease) != nil else { return false }
    let number = Int64(bitPattern: write.lease.number)
    let record = write.record
    try perform(
      """
      UPDATE session SET user = ?, lifetime = ?, touched = ?,
        failures = CASE WHEN ? - granted >= ? THEN 0 ELSE failures END
      WHERE number = ?
      """,
      [
        record.user, record.lifetime.seconds, clock.time(), clock.uptime(),
        FailureRule.trial.seconds, number,
      ])
    try perform(
      "UPDATE snapshot SET contents = ? WHERE number = ?", [Data(record.contents), number])
    return true
  }
}
