public import RostrumStorage

extension PostgresStorage {
  /// Deletes sessions, including those that are running on nodes.
  public func end(_ numbers: [UInt64]) async throws(StorageError) {
    if numbers.isEmpty { return }
    try await pool.transaction { connection throws(StorageError) in
      _ = try connection.perform(
        "DELETE FROM rostrum_session WHERE number = ANY ($1::bigint[])", .numbers(numbers))
      try connection.answerRequests(of: numbers)
    }
  }

  /// Deletes all sessions of a user, including those that are running on nodes.
  public func end(allOf user: String) async throws(StorageError) {
    try await pool.transaction { connection throws(StorageError) in
      let ended = try connection.perform(
        "DELETE FROM rostrum_session WHERE user_name = $1::text RETURNING number", .text(user))
      try connection.answerRequests(of: ended.map { $0.number(0) })
      try connection.notify(.revocation(user: user))
    }
  }

  /// Deletes expired sessions and dead nodes.
  public func sweep() async throws(StorageError) -> Int {
    try await pool.transaction { [files] connection throws(StorageError) in
      try connection.buryDead(files)
      let swept = try connection.perform(
        """
        DELETE FROM rostrum_session WHERE node IS NULL
          AND touched + make_interval(secs => lifetime) <= clock_timestamp()
        RETURNING number
        """)
      return swept.count
    }
  }

  /// Counts the sessions of a user that aren't running on any node.
  public func count(of user: String) async throws(StorageError) -> Int {
    let rows = try await pool.run { connection throws(StorageError) in
      try connection.perform(
        """
        SELECT count(*) FROM rostrum_session s LEFT JOIN rostrum_node n ON n.id = s.node
        WHERE s.user_name = $1::text AND NOT s.is_aside
          AND coalesce(n.ends <= clock_timestamp(), true)
          AND greatest(s.touched, n.ends) + make_interval(secs => s.lifetime) > clock_timestamp()
        """, .text(user))
    }
    return Int(rows.first?.integer(0) ?? 0)
  }
}

extension PostgresConnection {
  /// Takes the sessions away from all dead nodes.
  fileprivate func buryDead(_ files: NodeFiles?) throws(StorageError) {
    let dead = try perform(
      """
      SELECT id FROM rostrum_node WHERE ends <= clock_timestamp()
      UNION SELECT node FROM rostrum_session s WHERE node IS NOT NULL
        AND NOT EXISTS (SELECT FROM rostrum_node WHERE id = s.node)
      """)
    for row in dead {
      let node = NodeID(rawValue: row.text(0))
      // A node that has meanwhile renewed its lease is alive.
      let deaths = try perform(
        "SELECT ends <= clock_timestamp() FROM rostrum_node WHERE id = $1::text FOR UPDATE",
        .text(node.rawValue))
      if deaths.first?.bool(0) == false { continue }
      try bury(node, suspect: files?.suspect(of: node))
    }
  }
}
