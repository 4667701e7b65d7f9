import Foundation
import GRDB
import RostrumStorage

/// A request for a session.
struct SessionClaim: Sendable {
  let number: UInt64
  let node: NodeID
  let isTaking: Bool
  let nodes: NodeTable

  func perform(_ db: Database) throws -> Claim {
    guard let session = try db.session(number), !session.isAside else { return try miss(db) }
    let isHeld = try session.node.map { try nodes.isAlive($0, db) } ?? false
    if isHeld, let holder = session.node, holder != node {
      if isTaking { try request(from: holder, db) }
      return .held(by: holder)
    }
    if !isHeld, try isOver(session, db) { return try miss(db) }
    return try grant(session, db)
  }

  private func miss(_ db: Database) throws -> Claim {
    try withdrawRequest(db)
    return .missing
  }

  private func request(from holder: NodeID, _ db: Database) throws {
    try db.perform(
      """
      INSERT INTO request VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT DO UPDATE SET holder = ?3, sequence = ?4
      """,
      [
        Int64(bitPattern: number), node.rawValue, holder.rawValue, try db.nextInSequence(),
      ])
  }

  private func grant(_ session: SessionRow, _ db: Database) throws -> Claim {
    let failures = session.failures + newFailures(of: session)
    try db.perform(
      "UPDATE session SET node = ?, fence = ?, failures = ?, granted = ? WHERE number = ?",
      [node.rawValue, session.fence + 1, failures, nodes.clock.uptime(), session.number])
    try withdrawRequest(db)
    let row = try db.row("SELECT contents FROM snapshot WHERE number = ?", [session.number])
    let contents = try UnreadableValue.named("Session \(number)") {
      try row?.value("contents", as: Data.self)
    }
    let record = SessionRecord(
      number: number, user: session.user, contents: [UInt8](contents ?? Data()),
      lifetime: .seconds(session.lifetime), origin: session.origin, follows: session.follows,
      version: session.version, delta: try delta(of: session, db))
    let lease = Lease(number: number, node: node, fence: session.fence + 1)
    return .granted(lease, record, failures: failures)
  }

  private func delta(of session: SessionRow, _ db: Database) throws -> SessionDelta? {
    let row = try db.row(
      "SELECT version, contents FROM sessionDelta WHERE number = ?", [session.number])
    return try UnreadableValue.named("Session \(number)") {
      try row.map { row in
        SessionDelta(
          version: try row.value("version"),
          contents: [UInt8](try row.value("contents", as: Data.self)))
      }
    }
  }

  /// What counts against a session that a dead node has, by ``FailureRule``.
  private func newFailures(of session: SessionRow) -> Int {
    guard let holder = session.node, holder != node,
      let suspect = nodes.files.suspect(of: holder), suspect.number == number
    else { return 0 }
    return suspect.failures
  }

  private func withdrawRequest(_ db: Database) throws {
    try db.perform(
      "DELETE FROM request WHERE number = ? AND requester = ?",
      [Int64(bitPattern: number), node.rawValue])
  }

  private func isOver(_ session: SessionRow, _ db: Database) throws -> Bool {
    let death = try session.node.map { try nodes.timeOfDeath(of: $0, db) } ?? 0
    return max(session.touched, death) + session.lifetime <= nodes.clock.time()
  }
}
