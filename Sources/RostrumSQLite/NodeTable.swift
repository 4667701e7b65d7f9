import GRDB
import RostrumStorage

/// The registered nodes and their liveness.
struct NodeTable: Sendable {
  let files: NodeFiles
  let clock: SQLiteClock

  /// Whether a node has an unexpired lease and a running process.
  func isAlive(_ node: NodeID, _ db: Database) throws -> Bool {
    guard let end = try end(of: node, db) else { return false }
    return end > clock.uptime() && files.isHeld(node)
  }

  func renew(_ node: NodeID, for lifetime: Duration, _ db: Database) throws -> Bool {
    let now = clock.uptime()
    let lasted = try end(of: node, db).map { $0 > now } ?? false
    try db.perform(
      "INSERT INTO node VALUES (?1, ?2) ON CONFLICT DO UPDATE SET \"end\" = ?2",
      [node.rawValue, now + lifetime / .seconds(1)])
    if lasted { try acquit(node, db) }
    return lasted
  }

  /// Resets the failure counts of sessions that a node has run for long enough.
  private func acquit(_ node: NodeID, _ db: Database) throws {
    try db.perform(
      "UPDATE session SET failures = 0 WHERE failures > 0 AND node = ? AND granted <= ?",
      [node.rawValue, clock.uptime() - FailureRule.trial / .seconds(1)])
  }

  func remove(_ node: NodeID, _ db: Database) throws {
    try db.perform("DELETE FROM node WHERE id = ?", [node.rawValue])
    try db.perform("DELETE FROM request WHERE requester = ?", [node.rawValue])
  }

  /// Takes the sessions away from dead nodes.
  ///
  /// The lifetimes of those sessions start now. The session that may have ended a process
  /// is charged with its end, by ``FailureRule``.
  ///
  /// - Returns: The nodes whose processes have ended.
  func bury(_ db: Database) throws -> [NodeID] {
    let holders = try db.rows(
      "SELECT id FROM node UNION SELECT node FROM session WHERE node IS NOT NULL")
    var gone: [NodeID] = []
    for row in holders {
      let node = NodeID(rawValue: try row.value("id"))
      if try isAlive(node, db) { continue }
      let suspect = files.suspect(of: node)
      try db.perform(
        """
        UPDATE session SET node = NULL, touched = max(touched, ?),
          failures = failures + ? * (number IS ?)
        WHERE node = ?
        """,
        [
          try timeOfDeath(of: node, db), suspect?.failures ?? 0,
          suspect.map { Int64(bitPattern: $0.number) }, node.rawValue,
        ])
      try remove(node, db)
      // A suspended process keeps its lock, which it needs when it resumes.
      if !files.isHeld(node) { gone.append(node) }
    }
    return gone
  }

  /// The time at which a node's lease ended, in seconds since 1970.
  func timeOfDeath(of node: NodeID, _ db: Database) throws -> Double {
    let now = clock.time()
    guard let end = try end(of: node, db) else { return 0 }
    return min(now, now - clock.uptime() + end)
  }

  private func end(of node: NodeID, _ db: Database) throws -> Double? {
    try db.row("SELECT \"end\" FROM node WHERE id = ?", [node.rawValue])?.value("end")
  }
}
