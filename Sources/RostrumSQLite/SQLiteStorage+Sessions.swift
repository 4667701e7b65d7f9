import Foundation
import GRDB
public import RostrumStorage

extension SQLiteStorage: SessionStorage {
  /// Registers a node, or renews its lease.
  public func renew(
    _ node: NodeID, for lifetime: Duration
  ) async throws(StorageError) -> Bool {
    try await file.check()
    try nodeFiles.hold(node)
    return try await file.write { [nodes] in
      try nodes.renew(node, for: lifetime, $0)
    }
  }

  /// Takes back the sessions that a node was running when its own lease expired.
  public func regain(_ leases: [Lease]) async throws(StorageError) -> Set<UInt64> {
    var lost: Set<UInt64> = []
    for first in stride(from: 0, to: leases.count, by: Self.leasesPerTransaction) {
      let leases = leases[first...].prefix(Self.leasesPerTransaction)
      lost.formUnion(try await file.write { try $0.regain(leases) })
    }
    return lost
  }

  /// The number of leases that one transaction takes back, which takes about 10 ms.
  private static let leasesPerTransaction = 5_000

  /// The marker in which a node records the session whose turn is running.
  public func marker(of node: NodeID) -> TurnMarker? { nodeFiles.marker(of: node) }

  /// Removes a node, and releases its sessions.
  public func remove(_ node: NodeID) async throws(StorageError) {
    try await file.write { [nodes, clock] db in
      let numbers = try db.rows("SELECT number FROM session WHERE node = ?", [node.rawValue])
      try db.perform(
        """
        UPDATE session SET node = NULL, fence = fence + 1, failures = 0, touched = ?
        WHERE node = ?
        """, [clock.time(), node.rawValue])
      for row in numbers { try db.answerRequests(of: try row.number()) }
      try nodes.remove(node, db)
    }
    nodeFiles.remove(node)
    watch.look()
  }

  /// Inserts a new session, leased to a node.
  public func begin(
    _ session: SessionRecord, on node: NodeID
  ) async throws(StorageError) -> Lease {
    try await file.write { [clock] db in
      guard try db.session(session.number) == nil else { throw StorageError.exists }
      let number = Int64(bitPattern: session.number)
      try db.perform(
        """
        INSERT INTO session
          (number, user, lifetime, node, fence, granted, touched, origin, follows, version)
        VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?, ?)
        """,
        [
          number, StoredName.encode(session.user), session.lifetime / .seconds(1), node.rawValue,
          clock.uptime(),
          clock.time(), StoredName.encode(session.origin),
          session.follows.map(Int64.init(bitPattern:)), session.version,
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

  /// The number of complete sessions that one transaction writes.
  ///
  /// No commit waits for the disk, so many transactions take hardly longer than one, and claims can
  /// run between them.
  static let writesPerTransaction = 8

  /// The number of deltas that one transaction writes.
  ///
  /// Deltas are small, and many share a page of the file, which each transaction writes once.
  static let deltasPerTransaction = 256

  /// Writes sessions in batches, each in its own transaction.
  public func write(_ writes: [SessionWrite]) async throws(StorageError) -> Set<UInt64> {
    if writes.isEmpty { return [] }
    var (deltas, snapshots) = ([SessionWrite](), [SessionWrite]())
    for write in writes {
      if write.record.delta == nil { snapshots.append(write) } else { deltas.append(write) }
    }
    let lost = try await write(snapshots, atOnce: Self.writesPerTransaction)
      .union(try await write(deltas, atOnce: Self.deltasPerTransaction))
    try await file.sync()
    return lost
  }

  private func write(
    _ writes: [SessionWrite], atOnce count: Int
  ) async throws(StorageError) -> Set<UInt64> {
    var lost: Set<UInt64> = []
    for first in stride(from: 0, to: writes.count, by: count) {
      let writes = writes[first...].prefix(count)
      lost.formUnion(
        try await file.write { [clock] db in
          try writes.filter { try !db.write($0, clock) }.map(\.lease.number)
        })
    }
    return lost
  }

  /// Ends leases, so that any node can claim the sessions at once.
  public func release(_ leases: [Lease]) async throws(StorageError) {
    if leases.isEmpty { return }
    try await file.write { [clock] db in
      for lease in leases where try db.session(of: lease) != nil {
        try db.perform(
          """
          UPDATE session SET node = NULL, fence = fence + 1, failures = 0, touched = ?
          WHERE number = ?
          """, [clock.time(), Int64(bitPattern: lease.number)])
        try db.answerRequests(of: lease.number)
      }
    }
    watch.look()
  }

  /// Keeps a session for inspection, because it ended the processes that ran it.
  public func setAside(_ lease: Lease) async throws(StorageError) {
    try await file.write { [clock] db in
      guard try db.session(of: lease) != nil else { return }
      try db.perform(
        "UPDATE session SET node = NULL, fence = fence + 1, isAside = 1, touched = ? WHERE number = ?",
        [clock.time(), Int64(bitPattern: lease.number)])
      try db.answerRequests(of: lease.number)
    }
    watch.look()
    try await file.sync()
  }
}

extension Database {
  /// Takes back sessions that no other node has claimed since.
  ///
  /// - Returns: The numbers of the sessions that are lost.
  fileprivate func regain(_ leases: some Collection<Lease>) throws -> Set<UInt64> {
    let list = try Self.list(of: leases)
    try perform(
      """
      UPDATE session SET node = json_extract(l.value, '$[1]') FROM json_each(?) l
      WHERE session.number = json_extract(l.value, '$[0]')
        AND session.fence = json_extract(l.value, '$[2]') AND session.node IS NULL AND isAside = 0
      """, [list])
    let kept = try rows(
      """
      SELECT session.number FROM json_each(?) l CROSS JOIN session
      WHERE session.number = json_extract(l.value, '$[0]')
        AND session.fence = json_extract(l.value, '$[2]')
        AND session.node = json_extract(l.value, '$[1]')
      """, [list])
    return Set(leases.map(\.number)).subtracting(try kept.map { try $0.number() })
  }

  /// Encodes leases as JSON: an array of arrays of the number, the node and the fence.
  private static func list(of leases: some Collection<Lease>) throws -> String {
    let nodes = Dictionary(grouping: leases, by: \.node)
    let lists = try nodes.map { node, leases in
      let name = String(decoding: try JSONEncoder().encode(node.rawValue), as: UTF8.self)
      return leases.map { "[\(Int64(bitPattern: $0.number)),\(name),\($0.fence)]" }
    }
    return "[\(lists.joined().joined(separator: ","))]"
  }

  /// Writes a session, unless its lease has been lost or a newer version is stored.
  ///
  /// - Returns: Whether the node holds the lease.
  fileprivate func write(_ write: SessionWrite, _ clock: SQLiteClock) throws -> Bool {
    let record = write.record
    if let delta = record.delta, try self.write(delta, to: record.version, under: write.lease) {
      return true
    }
    guard let (version, latest) = try versions(under: write.lease) else { return false }
    // A delta of an earlier snapshot, or one that is older than what is stored, is superseded.
    if record.delta != nil { return true }
    let number = Int64(bitPattern: write.lease.number)
    let isLate = record.version <= version || record.version < latest
    if isLate, record.version != 0 { return true }
    try perform(
      """
      UPDATE session SET user = ?, lifetime = ?, touched = ?, origin = ?, version = ?
      WHERE number = ?
      """,
      [
        StoredName.encode(record.user), record.lifetime / .seconds(1), clock.time(),
        StoredName.encode(record.origin), record.version, number,
      ])
    try perform(
      "UPDATE snapshot SET contents = ? WHERE number = ?", [Data(record.contents), number])
    return true
  }

  /// Writes a delta, by one statement that also checks the lease and the versions.
  ///
  /// - Parameters:
  ///   - delta: The delta.
  ///   - version: The version of the snapshot that the delta is based on.
  ///   - lease: The lease of the session.
  /// - Returns: Whether the lease is held, the snapshot is stored, and no later delta is.
  /// - Throws: An error of the database.
  private func write(
    _ delta: SessionDelta, to version: Int64, under lease: Lease
  ) throws -> Bool {
    try perform(
      """
      INSERT INTO sessionDelta
      SELECT s.number, ?1, ?2 FROM session s
      WHERE s.number = ?3 AND s.node = ?4 AND s.fence = ?5 AND s.version = ?6
      ON CONFLICT DO UPDATE SET version = ?1, contents = ?2 WHERE ?1 >= version
      """,
      [
        delta.version, Data(delta.contents), Int64(bitPattern: lease.number), lease.node.rawValue,
        lease.fence, version,
      ])
    return changesCount > 0
  }

  /// The versions of a session's stored snapshot, and of its delta if there is one, else of the
  /// snapshot; `nil` if the lease has been lost.
  private func versions(under lease: Lease) throws -> (snapshot: Int64, latest: Int64)? {
    let row = try row(
      """
      SELECT s.version, coalesce(d.version, s.version) AS latest
      FROM session s LEFT JOIN sessionDelta d ON d.number = s.number
      WHERE s.number = ? AND s.node = ? AND s.fence = ?
      """, [Int64(bitPattern: lease.number), lease.node.rawValue, lease.fence])
    return try UnreadableValue.named("Session \(lease.number)") {
      try row.map { (try $0.value("version"), try $0.value("latest")) }
    }
  }
}
