public import RostrumStorage

extension PostgresStorage {
  /// Returns the number of stored bytes.
  ///
  /// The server knows the sizes without reading the contents.
  public func storedBytes(of share: StoredShare) async throws(StorageError) -> Int {
    let (condition, name) = share.condition
    let rows = try await pool.run { connection throws(StorageError) in
      try connection.perform(
        """
        SELECT coalesce(sum(octet_length(contents)), 0)::bigint FROM rostrum_session s
        WHERE \(condition)
        """, .text(name))
    }
    return Int(rows.first?.integer(0) ?? 0)
  }

  /// Deletes sessions until the rest fits into a number of bytes.
  ///
  /// NB: The last condition is checked again after a wait for a claim in progress.
  public func trim(_ share: StoredShare, to bytes: Int) async throws(StorageError) -> Int {
    let excess = try await storedBytes(of: share) - bytes
    if excess <= 0 { return 0 }
    let (condition, name) = share.condition
    return try await pool.transaction { connection throws(StorageError) in
      let deleted = try connection.perform(
        """
        DELETE FROM rostrum_session WHERE number IN (
          SELECT number FROM (
            SELECT s.number, coalesce(sum(octet_length(s.contents)) OVER (
              ORDER BY greatest(s.touched, n.ends), s.number ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
            FROM rostrum_session s LEFT JOIN rostrum_node n ON n.id = s.node
            WHERE \(condition) AND (n.ends IS NULL OR n.ends <= clock_timestamp())
          ) oldest WHERE before < $2::bigint
        ) AND NOT EXISTS (
          SELECT FROM rostrum_node WHERE id = rostrum_session.node AND ends > clock_timestamp())
        RETURNING number
        """, .text(name), .integer(Int64(excess)))
      try connection.answerRequests(of: deleted.map { $0.number(0) })
      return deleted.count
    }
  }
}

extension StoredShare {
  /// A condition on the rows of sessions `s`, with its first parameter.
  fileprivate var condition: (sql: String, name: String) {
    switch self {
    case .user(let name): ("s.user_name = $1::text", name)
    case .origin(let place): ("s.origin = $1::text", place)
    case .all: ("$1::text = ''", "")
    }
  }
}
