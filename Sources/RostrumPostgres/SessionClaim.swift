import RostrumStorage

/// A request for a session.
struct SessionClaim: Sendable {
  let number: UInt64
  let node: NodeID
  let isTaking: Bool
  /// The files of the nodes of this machine, which show who had a turn when one of them died.
  let files: NodeFiles?

  func perform(_ connection: PostgresConnection) throws(StorageError) -> Claim {
    // A statement that waits for a lock sees other tables as they were before.
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
        if isTaking { try request(from: holder, connection) }
        return .held(by: holder)
      }
    }
    return try grant(from: holder, connection)
  }

  /// Whether the lease of a node has ended, and isn't renewed until the transaction ends.
  ///
  /// A renewal or a burial that has begun keeps the row locked. The claim doesn't wait for the row: it
  /// has locked the session, and a burial that waits for the session would cause a deadlock. The node
  /// repeats its claim instead.
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

  private func request(
    from holder: NodeID, _ connection: PostgresConnection
  ) throws(StorageError) {
    _ = try connection.perform(
      """
      WITH answer AS (
        DELETE FROM rostrum_answer WHERE number = $1::bigint AND requester = $2::text
      ), request AS (
        INSERT INTO rostrum_request VALUES ($1::bigint, $2::text) ON CONFLICT DO NOTHING
      ) SELECT pg_notify('rostrum', $3::text)
      """, .number(number), .text(node.rawValue),
      .text(PostgresNotification(.handOver(number, to: holder)).payload))
  }

  private func grant(
    from holder: NodeID?, _ connection: PostgresConnection
  ) throws(StorageError) -> Claim {
    if let holder, holder != node, files?.turn(of: holder) == number {
      try connection.noteFailure(of: number, on: holder)
    }
    let rows = try connection.perform(
      """
      WITH \(Self.withdrawal)
      UPDATE rostrum_session SET node = $2::text, fence = fence + 1, granted = clock_timestamp()
      WHERE number = $1::bigint
      RETURNING fence, failures, user_name, lifetime, contents, origin, follows, version,
        (SELECT d.version FROM rostrum_session_delta d WHERE d.number = $1::bigint),
        (SELECT d.contents FROM rostrum_session_delta d WHERE d.number = $1::bigint)
      """, .number(number), .text(node.rawValue))
    guard let row = rows.first else { return .missing }
    let record = SessionRecord(
      number: number, user: row.text(2), contents: row.bytes(4), lifetime: .seconds(row.double(3)),
      origin: row.text(5), follows: row.isNull(6) ? nil : row.number(6), version: row.integer(7),
      delta: row.isNull(8) ? nil : SessionDelta(version: row.integer(8), contents: row.bytes(9)))
    let lease = Lease(number: number, node: node, fence: row.integer(0))
    return .granted(lease, record, failures: Int(row.integer(1)))
  }

  /// The parts of a statement by which a node doesn't wait for a session any more.
  private static let withdrawal = """
    request AS (DELETE FROM rostrum_request WHERE number = $1::bigint AND requester = $2::text),
    answer AS (DELETE FROM rostrum_answer WHERE number = $1::bigint AND requester = $2::text)
    """

  private func withdrawRequest(_ connection: PostgresConnection) throws(StorageError) {
    _ = try connection.perform(
      "WITH \(Self.withdrawal) SELECT", .number(number), .text(node.rawValue))
  }
}
