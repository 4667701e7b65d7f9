import GRDB
public import RostrumStorage

extension SQLiteStorage {
  /// Deletes sessions, including those that are running on nodes.
  public func end(_ numbers: [UInt64]) async throws(StorageError) {
    if numbers.isEmpty { return }
    try await file.write { db in
      for number in numbers { try db.end(number) }
    }
    watch.look()
    try await file.sync()
  }

  /// Deletes all sessions of a user, including those that are running on nodes.
  public func end(allOf user: String) async throws(StorageError) {
    let user = StoredName.encode(user)
    try await file.write { [clock] db in
      for row in try db.rows("SELECT number FROM session WHERE user = ?", [user]) {
        try db.end(try row.number())
      }
      try db.perform(
        """
        INSERT INTO revocation VALUES (?1, ?2, ?3)
        ON CONFLICT DO UPDATE SET sequence = ?2, time = ?3
        """, [user, try db.nextInSequence(), clock.time()])
    }
    watch.look()
    try await file.sync()
  }

  /// Deletes expired sessions and dead nodes.
  public func sweep() async throws(StorageError) -> Int {
    let (count, gone) = try await file.write { [nodes, clock] db in
      let gone = try nodes.bury(db)
      try db.perform(
        "DELETE FROM session WHERE node IS NULL AND touched + lifetime <= ?", [clock.time()])
      let count = db.changesCount
      try db.sweepNews(now: clock.time())
      return (count, gone)
    }
    for node in gone { nodeFiles.remove(node) }
    return count
  }

  /// Counts the sessions of a user that aren't running on any node.
  public func count(of user: String) async throws(StorageError) -> Int {
    let user = StoredName.encode(user)
    return try await file.read { [nodes, clock] db in
      var count = 0
      for row in try db.rows("SELECT DISTINCT node FROM session WHERE user = ?", [user]) {
        let node = try row.optionalValue("node").map(NodeID.init(rawValue:))
        if let node, try nodes.isAlive(node, db) { continue }
        let death = try node.map { try nodes.timeOfDeath(of: $0, db) } ?? 0
        count += try db.count(of: user, leftBy: node, at: death, now: clock.time())
      }
      return count
    }
  }
}

extension Database {
  /// Counts the sessions of a user that a dead node ran, or that no node runs.
  ///
  /// - Parameters:
  ///   - user: The user.
  ///   - node: The dead node; `nil` for the sessions without a node.
  ///   - death: The time at which the node died, when the lifetimes of its sessions started.
  ///   - now: The current time.
  /// - Returns: The number of sessions that haven't expired.
  /// - Throws: An error of the database.
  fileprivate func count(
    of user: String, leftBy node: NodeID?, at death: Double, now: Double
  ) throws -> Int {
    try row(
      """
      SELECT count(*) AS count FROM session
      WHERE user = ? AND isAside = 0 AND node IS ? AND max(touched, ?) + lifetime > ?
      """, [user, node?.rawValue, death, now])?.value("count") ?? 0
  }
}
