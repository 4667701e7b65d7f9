import RostrumStorage

/// A request for a session.
struct SessionClaim: Sendable {
  let number: UInt64
  let node: NodeID
  let isTaking: Bool
  /// The files of this machine's nodes, which tell whose turn was running when one died.
  let files: NodeFiles?

  /// Requests the session.
  ///
  /// Locks are held for a single statement only, unless a node may have died. So a node with a slow
  /// connection doesn't delay the writes of others.
  func perform(_ connection: PostgresConnection) throws(StorageError) -> Claim {
    switch try connection.repeating({ connection throws(StorageError) in try look(connection) }) {
    case .held(let holder): return .held(by: holder)
    case .free(let version):
      let claim = try connection.repeating { connection throws(StorageError) in
        try grant(version, connection)
      }
      if let claim { return claim }
    case .unknown: break
    }
    return try connection.transaction { connection throws(StorageError) in try claim(connection) }
  }

  /// The state of a session as read without locking it.
  private enum Sight {
    /// A different node runs the session, and its lease hasn't expired.
    case held(by: NodeID)
    /// No node has the session, whose row has this version (`xmin`).
    case free(version: String)
    case unknown
  }

  /// Reads which node has the session, and requests it from that node if `isTaking` is `true`.
  private func look(_ connection: PostgresConnection) throws(StorageError) -> Sight {
    while true {
      let sight = try see(connection)
      guard isTaking, case .held(let holder) = sight else { return sight }
      if try request(from: holder, connection) { return sight }
    }
  }

  private func see(_ connection: PostgresConnection) throws(StorageError) -> Sight {
    let rows = try connection.perform(
      """
      SELECT n.id, s.node IS NULL, s.xmin::text
      FROM rostrum_session s
        LEFT JOIN rostrum_node n ON n.id = s.node AND n.id <> $2::text AND n.ends > clock_timestamp()
      WHERE s.number = $1::bigint AND NOT s.is_aside AND (s.node IS NOT NULL
        OR s.touched + make_interval(secs => s.lifetime) > clock_timestamp())
      """, .number(number), .text(node.rawValue))
    guard let row = rows.first else { return .unknown }
    if !row.isNull(0) { return .held(by: NodeID(rawValue: row.text(0))) }
    return row.bool(1) ? .free(version: row.text(2)) : .unknown
  }

  /// Claims the session, whose row stays locked until the end of the transaction.
  private func claim(_ connection: PostgresConnection) throws(StorageError) -> Claim {
    // A statement that waits for a lock sees other tables as they were before the wait.
    _ = try connection.perform(
      "SELECT FROM rostrum_session WHERE number = $1::bigint FOR UPDATE", .number(number))
    let rows = try connection.perform(
      """
      SELECT s.node, coalesce(n.ends > clock_timestamp(), false),
        s.is_aside OR (coalesce(n.ends <= clock_timestamp(), true)
          AND greatest(s.touched, n.ends) + make_interval(secs => s.lifetime) <= clock_timestamp())
      FROM rostrum_session s LEFT JOIN rostrum_node n ON n.id = s.node
      WHERE s.number = $1::bigint
      """, .number(number))
    guard let row = rows.first, !row.bool(2) else {
      try withdrawRequest(connection)
      return .missing
    }
    let holder = row.isNull(0) ? nil : NodeID(rawValue: row.text(0))
    if let holder, holder != node {
      let isAlive = row.bool(1) ? true : try !hasEnded(holder, connection)
      if isAlive {
        if isTaking { _ = try request(from: holder, connection) }
        return .held(by: holder)
      }
    }
    if let holder, holder != node, let suspect = files?.suspect(of: holder),
      suspect.number == number
    {
      try connection.noteFailure(of: suspect, on: holder)
    }
    return try grant(nil, connection) ?? .missing
  }

  /// Whether the lease of a node has expired, and can't be renewed before the transaction ends.
  ///
  /// A renewal or burial in progress keeps the row locked. The claim doesn't wait for the row: it
  /// has locked the session, so waiting could cause a deadlock with a burial that waits for the
  /// session. The node repeats its claim instead.
  private func hasEnded(
    _ holder: NodeID, _ connection: PostgresConnection
  ) throws(StorageError) -> Bool {
    let rows = try connection.perform(
      """
      WITH holder AS (
        SELECT ends FROM rostrum_node WHERE id = $1::text FOR SHARE SKIP LOCKED
      ) SELECT coalesce(
        (SELECT ends <= clock_timestamp() FROM holder),
        NOT EXISTS (SELECT FROM rostrum_node WHERE id = $1::text))
      """, .text(holder.rawValue))
    return rows.first?.bool(0) ?? true
  }

  /// Requests the session from a node.
  ///
  /// The statement waits for a release in progress; a later release sees the request.
  ///
  /// - Returns: Whether the node has the session.
  /// - Throws: `StorageError`.
  private func request(
    from holder: NodeID, _ connection: PostgresConnection
  ) throws(StorageError) -> Bool {
    let rows = try connection.perform(
      """
      WITH session AS (
        SELECT number FROM rostrum_session WHERE number = $1::bigint AND node = $4::text FOR SHARE
      ), answer AS (
        DELETE FROM rostrum_answer WHERE number = $1::bigint AND requester = $2::text
      ), request AS (
        INSERT INTO rostrum_request SELECT number, $2::text FROM session ON CONFLICT DO NOTHING
      ) SELECT pg_notify('rostrum', $3::text) FROM session
      """, .number(number), .text(node.rawValue),
      .text(PostgresNotification(.handOver(number, to: holder)).payload), .text(holder.rawValue))
    return !rows.isEmpty
  }

  /// Leases the session to the node.
  ///
  /// A statement that waits for a lock reads the delta as it was before the wait, so the row must
  /// not have changed.
  ///
  /// - Parameters:
  ///   - version: The version of the row that was read; `nil` if the row is locked.
  ///   - connection: The connection.
  /// - Returns: `nil` if the row has changed.
  /// - Throws: `StorageError`.
  private func grant(
    _ version: String?, _ connection: PostgresConnection
  ) throws(StorageError) -> Claim? {
    let rows = try connection.perform(
      """
      WITH \(Self.withdrawal)
      UPDATE rostrum_session SET node = $2::text, fence = fence + 1, granted = clock_timestamp()
      WHERE number = $1::bigint AND ($3::text IS NULL OR xmin = $3::text::xid)
      RETURNING fence, failures, user_name, lifetime, contents, origin, follows, version,
        (SELECT d.version FROM rostrum_session_delta d WHERE d.number = $1::bigint),
        (SELECT d.contents FROM rostrum_session_delta d WHERE d.number = $1::bigint)
      """, .number(number), .text(node.rawValue), version.map(PostgresValue.text) ?? .null)
    guard let row = rows.first else { return nil }
    let record = SessionRecord(
      number: number, user: row.text(2), contents: row.bytes(4), lifetime: .seconds(row.double(3)),
      origin: row.text(5), follows: row.isNull(6) ? nil : row.number(6), version: row.integer(7),
      delta: row.isNull(8) ? nil : SessionDelta(version: row.integer(8), contents: row.bytes(9)))
    let lease = Lease(number: number, node: node, fence: row.integer(0))
    return .granted(lease, record, failures: Int(row.integer(1)))
  }

  /// The parts of a statement that withdraw a node's request for a session.
  private static let withdrawal = """
    request AS (DELETE FROM rostrum_request WHERE number = $1::bigint AND requester = $2::text),
    answer AS (DELETE FROM rostrum_answer WHERE number = $1::bigint AND requester = $2::text)
    """

  private func withdrawRequest(_ connection: PostgresConnection) throws(StorageError) {
    _ = try connection.perform(
      "WITH \(Self.withdrawal) SELECT", .number(number), .text(node.rawValue))
  }
}
