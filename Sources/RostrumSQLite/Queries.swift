import Foundation
import GRDB
import RostrumStorage

/// The state of a session besides its snapshot.
struct SessionRow {
  let number: Int64
  let user: String
  let lifetime: Double
  let node: NodeID?
  let fence: Int64
  let failures: Int
  let touched: Double
  let isAside: Bool
  let origin: String
  let follows: UInt64?
  let version: Int64

  init(_ row: Row) throws {
    number = try row.value("number")
    user = try row.name("user")
    lifetime = try row.value("lifetime")
    node = try row.optionalValue("node").map(NodeID.init(rawValue:))
    fence = try row.value("fence")
    failures = try row.value("failures")
    touched = try row.value("touched")
    isAside = try row.value("isAside")
    origin = try row.name("origin")
    follows = try row.optionalValue("follows", as: Int64.self).map(UInt64.init(bitPattern:))
    version = try row.value("version")
  }
}

extension Database {
  /// Executes a statement, which is prepared once per connection.
  func perform(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }

  /// Fetches the first row of a statement, which is prepared once per connection.
  func row(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> Row? {
    try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments)
  }

  /// Fetches all rows of a statement, which is prepared once per connection.
  func rows(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> [Row] {
    try Row.fetchAll(cachedStatement(sql: sql), arguments: arguments)
  }

  /// The next number of the sequence by which listeners detect news.
  func nextInSequence() throws -> Int64 {
    guard let row = try row("UPDATE sequence SET value = value + 1 RETURNING value") else {
      throw UnreadableValue(column: "value", subject: "The sequence")
    }
    return try row.value("value")
  }

  func session(_ number: UInt64) throws -> SessionRow? {
    let row = try row(
      "SELECT * FROM session WHERE number = ?",
      [Int64(bitPattern: number)])
    return try UnreadableValue.named("Session \(number)") { try row.map(SessionRow.init) }
  }

  /// Fetches a session, unless the lease has been lost.
  func session(of lease: Lease) throws -> SessionRow? {
    guard
      let session = try session(lease.number), session.node == lease.node,
      session.fence == lease.fence
    else { return nil }
    return session
  }

  /// Deletes a session, and notifies the nodes that have requested it.
  func end(_ number: UInt64) throws {
    try perform("DELETE FROM session WHERE number = ?", [Int64(bitPattern: number)])
    try answerRequests(of: number)
  }

  /// Notifies the nodes that have requested a session that it is free.
  func answerRequests(of number: UInt64) throws {
    let number = Int64(bitPattern: number)
    guard
      try row("SELECT 1 FROM request WHERE number = ? AND holder IS NOT NULL", [number]) != nil
    else { return }
    try perform(
      "UPDATE request SET holder = NULL, sequence = ? WHERE number = ?",
      [try nextInSequence(), number])
  }
}
