import GRDB
import RostrumStorage

/// The nodes, and which of them are alive.
struct NodeTable: Sendable {
  let files: NodeFiles
  let clock: SQLiteClock

  /// Whether a node has a lease, and a process.
  func isAlive(_ node: NodeID, _ db: Database) throws -> Bool {
    guard let end = try end(of: node, db) else { return false }
    return end > clock.uptime() && files.isHeld(node)
  }

  func renew(_ node: NodeID, for lifetime: Duration, _ db: Database) throws -> Bool {
    let now = clock.uptime()
    let lasted = try end(of: node, db).map { $0 > now } ?? false
    try db.perform(
      "INSERT INTO node VALUES (?1, ?2) ON CONFLICT DO UPDATE SET \"end\" = ?2",
      [node.rawValue, now + lifetime.seconds])
    if lasted { try acquit(node, db) }
    return lasted
  }

  /// Clears the failures of the sessions that have lived for long enough on a node.
  private func acquit(_ node: NodeID, _ db: Database) throws {
    try db.perform(
      "UPDATE session SET failures = 0 WHERE failures > 0 AND node = ? AND granted <= ?",
      [node.rawValue, clock.uptime() - FailureRule.trial.seconds])
  }

  func remove(_ node: NodeID, _ db: Database) throws {
    try db.perform("DELETE FROM node WHERE id = ?", [node.rawValue])
    try db.perform("DELETE FROM request WHERE requester = ?", [node.rawValue])
  }

  /// Takes the sessions from dead nodes.
  ///
  /// The lifetimes of the sessions begin with that. The session that had a turn has failed.
  ///
  /// - Returns: The nodes that have no process any more.
  func bury(_ db: Database) throws -> [NodeID] {
    let holders = try db.rows(
      "SELECT id FROM node UNION SELECT node FROM session WHERE node IS NOT NULL")
    var gone: [NodeID] = []
    for row in holders {
      let node = NodeID(rawValue: try row.value("id"))
      if try isAlive(node, db) { continue }
      try db.perform(
        """
        UPDATE session SET node = NULL, touched = max(touched, ?),
          failures = failures + (number IS ?)
        WHERE node = ?
        """,
        [
          try timeOfDeath(of: node, db), files.turn(of: node).map(Int64.init(bitPattern:)),
          node.rawValue,
        ])
      try remove(node, db)
      // A stopped process keeps its lock, which it needs when it goes on.
      if !files.isHeld(node) { gone.append(node) }
    }
    return gone
  }

  /// When a node's lease ended, by the time since 1970.
  func timeOfDeath(of node: NodeID, _ db: Database) throws -> Double {
    let now = clock.time()
    guard let end = try end(of: node, db) else { return 0 }
    return min(now, now - clock.uptime() + end)
  }

  private func end(of node: NodeID, _ db: Database) throws -> Double? {
    try db.row("SELECT \"end\" FROM node WHERE id = ?", [node.rawValue])?.value("end")
  }
}
