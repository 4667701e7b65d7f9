import GRDB
import RostrumStorage

/// The nodes, and which of them are alive.
struct NodeTable: Sendable {
  let locks: NodeLocks
  let clock: SQLiteClock

  /// Whether a node renewed its lease, and has a process.
  func isAlive(_ node: NodeID, _ db: Database) throws -> Bool {
    guard let end = try end(of: node, db) else { return false }
    return end > clock.uptime() && locks.isHeld(node)
  }

  func renew(_ node: NodeID, for lifetime: Duration, _ db: Database) throws -> Bool {
    let now = clock.uptime()
    let lasted = try end(of: node, db).map { $0 > now } ?? false
    try db.perform(
      "INSERT INTO node VALUES (?1, ?2) ON CONFLICT DO UPDATE SET \"end\" = ?2",
      [node.rawValue, now + lifetime.seconds])
    return lasted
  }

  func remove(_ node: NodeID, _ db: Database) throws {
    try db.perform("DELETE FROM node WHERE id = ?", [node.rawValue])
    try db.perform("DELETE FROM request WHERE requester = ?", [node.rawValue])
  }

  /// Takes the sessions from dead nodes, whose lifetimes begin with that.
  func bury(_ db: Database) throws {
    let holders = try db.rows(
      "SELECT id FROM node UNION SELECT node FROM session WHERE node IS NOT NULL")
    for row in holders {
      let node = NodeID(rawValue: row["id"])
      if try isAlive(node, db) { continue }
      try db.perform(
        """
        UPDATE session SET node = NULL, failures = failures + 1, touched = max(touched, ?)
        WHERE node = ?
        """, [try timeOfDeath(of: node, db), node.rawValue])
      try remove(node, db)
      // A stopped process keeps its lock, which it needs when it goes on.
      if !locks.isHeld(node) { locks.remove(node) }
    }
  }

  /// When a node's lease ended, by the time since 1970.
  func timeOfDeath(of node: NodeID, _ db: Database) throws -> Double {
    let now = clock.time()
    guard let end = try end(of: node, db) else { return 0 }
    return min(now, now - clock.uptime() + end)
  }

  private func end(of node: NodeID, _ db: Database) throws -> Double? {
    try db.row("SELECT \"end\" FROM node WHERE id = ?", [node.rawValue])?["end"]
  }
}
