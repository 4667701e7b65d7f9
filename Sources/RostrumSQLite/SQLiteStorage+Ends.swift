import GRDB
public import RostrumStorage

extension SQLiteStorage {
  /// Deletes sessions, including those that nodes run.
  public func end(_ numbers: [UInt64]) async throws(StorageError) {
    if numbers.isEmpty { return }
    try await file.write { db in
      for number in numbers { try db.end(number) }
    }
    watch.look()
    try await file.sync()
  }

  /// Deletes all sessions of a user, including those that nodes run.
  public func end(allOf user: String) async throws(StorageError) {
    try await file.write { db in
      for row in try db.rows("SELECT number FROM session WHERE user = ?", [user]) {
        try db.end(UInt64(bitPattern: row["number"]))
      }
    }
    watch.look()
    try await file.sync()
  }

  /// Deletes sessions whose lifetime has passed, and nodes that are dead.
  public func sweep() async throws(StorageError) -> Int {
    try await file.write { [nodes, clock] db in
      try nodes.bury(db)
      try db.perform(
        "DELETE FROM session WHERE node IS NULL AND touched + lifetime <= ?", [clock.time()])
      return db.changesCount
    }
  }

  /// Counts the sessions of a user that no node runs.
  public func count(of user: String) async throws(StorageError) -> Int {
    try await file.read { [nodes, clock] db in
      var count = 0
      for row in try db.rows("SELECT DISTINCT node FROM session WHERE user = ?", [user]) {
        let node = (row["node"] as String?).map(NodeID.init(rawValue:))
        if let node, try nodes.isAlive(node, db) { continue }
        let death = try node.map { try nodes.timeOfDeath(of: $0, db) } ?? 0
        count += try db.count(of: user, leftBy: node, at: death, now: clock.time())
      }
      return count
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
  /// Counts the sessions of a user that a dead node had, or that no node has.
  ///
  /// - Parameters:
  ///   - user: The user.
  ///   - node: The dead node; `nil` for the sessions that no node has.
  ///   - death: The time at which the node died, with which the lifetimes of its sessions begin.
  ///   - now: The current time.
  /// - Returns: The number of the sessions whose lifetimes haven't passed.
  /// - Throws: An error of the database.
  fileprivate func count(
    of user: String, leftBy node: NodeID?, at death: Double, now: Double
  ) throws -> Int {
    try row(
      """
      SELECT count(*) FROM session
      WHERE user = ? AND isAside = 0 AND node IS ? AND max(touched, ?) + lifetime > ?
      """, [user, node?.rawValue, death, now])?[0] ?? 0
  }

  fileprivate func end(_ number: UInt64) throws {
    try perform("DELETE FROM session WHERE number = ?", [Int64(bitPattern: number)])
    try answerRequests(of: number)
  }
}
