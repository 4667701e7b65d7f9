import GRDB
public import RostrumStorage

extension SQLiteStorage {
  /// Deletes sessions, including those that nodes run.
  public func end(_ numbers: [UInt64]) async throws(StorageError) {
    if numbers.isEmpty { return }
    try await file.write(isDurable: true) { db in
      for number in numbers { try db.end(number) }
    }
    watch.look()
  }

  /// Deletes all sessions of a user, including those that nodes run.
  public func end(allOf user: String) async throws(StorageError) {
    try await file.write(isDurable: true) { db in
      for row in try db.rows("SELECT number FROM session WHERE user = ?", [user]) {
        try db.end(UInt64(bitPattern: row["number"]))
      }
    }
    watch.look()
  }

  /// Deletes sessions whose lifetime has passed, and nodes that are dead.
  public func sweep() async throws(StorageError) -> Int {
    try await file.write(isDurable: false) { [nodes, clock] db in
      try nodes.bury(db)
      try db.perform(
        "DELETE FROM session WHERE node IS NULL AND touched + lifetime <= ?", [clock.time()])
      return db.changesCount
    }
  }

  /// Counts the sessions of a user that no node runs.
  public func count(of user: String) async throws(StorageError) -> Int {
    try await file.read { [nodes, clock] db in
      let rows = try db.rows("SELECT * FROM session WHERE user = ? AND isAside = 0", [user])
      return try rows.map(SessionRow.init).count { session in
        if let node = session.node {
          if try nodes.isAlive(node, db) { return false }
          let touched = max(session.touched, try nodes.timeOfDeath(of: node, db))
          return touched + session.lifetime > clock.time()
        }
        return session.touched + session.lifetime > clock.time()
      }
    }
  }

  /// The numbers of sessions that other nodes request from a node.
  public func handOvers(to node: NodeID) -> AsyncStream<UInt64> {
    let stream = signals.numbers.stream(of: .handOvers(node))
    watch.repeatRequests(from: node)
    return stream
  }

  /// The numbers of sessions that a node has requested and other nodes have released or ended.
  public func releases(to node: NodeID) -> AsyncStream<UInt64> {
    signals.numbers.stream(of: .releases(node))
  }
}

extension Database {
  fileprivate func end(_ number: UInt64) throws {
    try perform("DELETE FROM session WHERE number = ?", [Int64(bitPattern: number)])
    try answerRequests(of: number)
  }
}
