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

  init(_ row: Row) {
    number = row["number"]
    user = row["user"]
    lifetime = row["lifetime"]
    node = (row["node"] as String?).map(NodeID.init(rawValue:))
    fence = row["fence"]
    failures = row["failures"]
    touched = row["touched"]
    isAside = row["isAside"]
  }
}

extension Database {
  /// Executes a statement that is prepared once for each connection.
  func perform(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
  }

  /// The first row that a statement yields, which is prepared once for each connection.
  func row(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> Row? {
    try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments)
  }

  /// All rows that a statement yields, which is prepared once for each connection.
  func rows(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> [Row] {
    try Row.fetchAll(cachedStatement(sql: sql), arguments: arguments)
  }

  /// The next number of the sequence by which listeners notice news.
  func nextInSequence() throws -> Int64 {
    try row("UPDATE sequence SET value = value + 1 RETURNING value")?["value"] ?? 0
  }

  func session(_ number: UInt64) throws -> SessionRow? {
    try row("SELECT * FROM session WHERE number = ?", [Int64(bitPattern: number)])
      .map(SessionRow.init)
  }

  /// A session, unless the lease has been lost.
  func session(of lease: Lease) throws -> SessionRow? {
    guard
      let session = try session(lease.number), session.node == lease.node,
      session.fence == lease.fence
    else { return nil }
    return session
  }

  /// Tells the nodes that have requested a session that nobody has it any more.
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
