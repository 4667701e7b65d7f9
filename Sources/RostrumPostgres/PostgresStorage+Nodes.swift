import RostrumRuntime
public import RostrumStorage

extension PostgresStorage {
  /// Registers a node, or renews its lease, on a connection reserved for that.
  public func renew(
    _ node: NodeID, for lifetime: Duration
  ) async throws(StorageError) -> Bool {
    if let files {
      try files.hold(node)
      await reportDeaths(files)
    }
    let hasLasted = try await leases.run { connection throws(StorageError) in
      try connection.repeating { connection throws(StorageError) in
        try connection.renew(node, for: lifetime)
      }
    }
    if hasLasted {
      try await leases.run { connection throws(StorageError) in try connection.acquit(node) }
    }
    return hasLasted
  }

  /// Reports which sessions were in a turn when other processes on this machine ended.
  ///
  /// This happens once, in the first renewal that reaches the server. It frees the sessions of
  /// those processes before their leases expire.
  private func reportDeaths(_ files: NodeFiles) async {
    guard !hasReported.value else { return }
    for node in files.dead {
      let suspect = files.suspect(of: node)
      do {
        try await pool.transaction { connection throws(StorageError) in
          try connection.bury(node, suspect: suspect)
        }
      } catch { return }
      files.remove(node)
    }
    hasReported.withLock { $0 = true }
  }

  /// Takes back the sessions that a node was running when its own lease expired.
  public func regain(_ leases: [Lease]) async throws(StorageError) -> Set<UInt64> {
    if leases.isEmpty { return [] }
    let leases = leases.sorted { $0.number < $1.number }
    let kept = try await pool.transaction { connection throws(StorageError) in
      try connection.regain(leases)
    }
    return Set(leases.map(\.number)).subtracting(kept)
  }

  /// The marker in which a node records the session whose turn is running.
  public func marker(of node: NodeID) -> TurnMarker? { files?.marker(of: node) }

  /// Removes a node, and releases its sessions.
  public func remove(_ node: NodeID) async throws(StorageError) {
    try await pool.transaction { connection throws(StorageError) in
      let released = try connection.perform(
        """
        UPDATE rostrum_session
        SET node = NULL, fence = fence + 1, failures = 0, touched = clock_timestamp()
        WHERE node = $1::text RETURNING number
        """, .text(node.rawValue))
      try connection.answerRequests(of: released.map { $0.number(0) })
      try connection.remove(node)
    }
    files?.remove(node)
  }
}

extension PostgresConnection {
  /// Renews the lease of a node with one statement.
  ///
  /// A transaction that waits for this process between two statements would keep the lease locked for
  /// nodes that claim sessions.
  ///
  /// NB: The subquery returns the row once it is locked, and the expiry is compared after that. A
  /// node that claims a session of this one at the same time either has seen the lease expire, as
  /// this statement then does, or waits for the new one.
  ///
  /// - Returns: Whether the lease hasn't expired in between.
  fileprivate func renew(_ node: NodeID, for lifetime: Duration) throws(StorageError) -> Bool {
    let parameters: [PostgresValue] = [.text(node.rawValue), .double(lifetime / .seconds(1))]
    let renewed = try perform(
      """
      UPDATE rostrum_node n SET ends = clock_timestamp() + make_interval(secs => $2::double precision)
      FROM (SELECT id, ends FROM rostrum_node WHERE id = $1::text FOR UPDATE) AS former
      WHERE n.id = former.id RETURNING former.ends > clock_timestamp()
      """, parameters[0], parameters[1])
    if let row = renewed.first { return row.bool(0) }
    _ = try perform(
      """
      INSERT INTO rostrum_node
      VALUES ($1::text, clock_timestamp() + make_interval(secs => $2::double precision))
      ON CONFLICT (id) DO UPDATE SET ends = excluded.ends
      """, parameters[0], parameters[1])
    return false
  }

  /// Resets the failure counts of sessions that a node has run for long enough.
  ///
  /// A row that is locked is left to the next renewal.
  fileprivate func acquit(_ node: NodeID) throws(StorageError) {
    _ = try perform(
      """
      UPDATE rostrum_session SET failures = 0 WHERE number IN (
        SELECT number FROM rostrum_session WHERE failures > 0 AND node = $1::text
          AND granted <= clock_timestamp() - make_interval(secs => $2::double precision)
        FOR UPDATE SKIP LOCKED)
      """, .text(node.rawValue), .double(FailureRule.trial / .seconds(1)))
  }

  /// Takes back sessions that no other node has claimed since.
  ///
  /// NB: The second statement waits for claims in progress, and blocks later ones until the
  /// transaction ends.
  ///
  /// - Returns: The numbers of the sessions that the node still has.
  fileprivate func regain(_ leases: [Lease]) throws(StorageError) -> [UInt64] {
    let parameters: [PostgresValue] = [
      .numbers(leases.map(\.number)), .texts(leases.map(\.node.rawValue)),
      .integers(leases.map(\.fence)),
    ]
    _ = try perform(
      """
      UPDATE rostrum_session s SET node = l.node
      FROM unnest($1::bigint[], $2::text[], $3::bigint[]) AS l (number, node, fence)
      WHERE s.number = l.number AND s.fence = l.fence AND s.node IS NULL AND NOT s.is_aside
      """, parameters[0], parameters[1], parameters[2])
    let kept = try perform(
      """
      SELECT s.number FROM rostrum_session s
      JOIN unnest($1::bigint[], $2::text[], $3::bigint[]) AS l (number, node, fence)
        ON s.number = l.number AND s.fence = l.fence AND s.node = l.node
      FOR NO KEY UPDATE OF s
      """, parameters[0], parameters[1], parameters[2])
    return kept.map { $0.number(0) }
  }

  func remove(_ node: NodeID) throws(StorageError) {
    _ = try perform("DELETE FROM rostrum_node WHERE id = $1::text", .text(node.rawValue))
    for table in ["rostrum_request", "rostrum_answer"] {
      _ = try perform("DELETE FROM \(table) WHERE requester = $1::text", .text(node.rawValue))
    }
  }

  /// Takes the sessions away from a dead node.
  ///
  /// The lifetimes of those sessions start now. The session that may have ended the
  /// process is charged with its end, by ``FailureRule``.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - suspect: The session that may have ended the node's process.
  /// - Throws: `StorageError`.
  func bury(_ node: NodeID, suspect: Suspect?) throws(StorageError) {
    if let suspect { try noteFailure(of: suspect, on: node) }
    let freed = try perform(
      """
      UPDATE rostrum_session SET node = NULL, buried_node = $1::text,
        touched = greatest(touched, (
          SELECT least(ends, clock_timestamp()) FROM rostrum_node WHERE id = $1::text))
      WHERE node = $1::text RETURNING number
      """, .text(node.rawValue))
    try answerRequests(of: freed.map { $0.number(0) })
    try remove(node)
  }

  /// Counts the death of a node against a session, by ``FailureRule``.
  ///
  /// A death counts if the node still has the session, if a sweep took the session from it, or if a
  /// different node has had the session for a short time only. Each death counts once.
  func noteFailure(of suspect: Suspect, on node: NodeID) throws(StorageError) {
    _ = try perform(
      """
      UPDATE rostrum_session SET failures = failures + $4::bigint, failed_node = $2::text
      WHERE number = $1::bigint AND failed_node IS DISTINCT FROM $2::text AND NOT is_aside
        AND CASE WHEN node IS NULL THEN buried_node = $2::text ELSE node = $2::text
          OR granted > clock_timestamp() - make_interval(secs => $3::double precision) END
      """, .number(suspect.number), .text(node.rawValue),
      .double(FailureRule.trial / .seconds(1)), .integer(Int64(suspect.failures)))
  }
}
