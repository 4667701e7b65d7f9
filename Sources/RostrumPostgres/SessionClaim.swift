import RostrumStorage

/// A request for a session.
struct SessionClaim: Sendable {
  let number: UInt64
  let node: NodeID
  let isTaking: Bool

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
    if let holder, holder != node, row.bool(1) {
      if isTaking { try request(from: holder, connection) }
      return .held(by: holder)
    }
    return try grant(isFailure: holder.map { $0 != node } ?? false, connection)
  }

  private func request(
    from holder: NodeID, _ connection: PostgresConnection
  ) throws(StorageError) {
    _ = try connection.perform(
      "INSERT INTO rostrum_request VALUES ($1::bigint, $2::text) ON CONFLICT DO NOTHING",
      .number(number), .text(node.rawValue))
    try connection.notify(.handOver(number, to: holder))
  }

  private func grant(
    isFailure: Bool, _ connection: PostgresConnection
  ) throws(StorageError) -> Claim {
    let rows = try connection.perform(
      """
      UPDATE rostrum_session SET node = $2::text, fence = fence + 1, failures = failures + $3::bigint,
        granted = clock_timestamp()
      WHERE number = $1::bigint RETURNING fence, failures, user_name, lifetime, contents
      """, .number(number), .text(node.rawValue), .integer(isFailure ? 1 : 0))
    try withdrawRequest(connection)
    guard let row = rows.first else { return .missing }
    let record = SessionRecord(
      number: number, user: row.text(2), contents: row.bytes(4), lifetime: .seconds(row.double(3)))
    let lease = Lease(number: number, node: node, fence: row.integer(0))
    return .granted(lease, record, failures: Int(row.integer(1)))
  }

  private func withdrawRequest(_ connection: PostgresConnection) throws(StorageError) {
    _ = try connection.perform(
      "DELETE FROM rostrum_request WHERE number = $1::bigint AND requester = $2::text",
      .number(number), .text(node.rawValue))
  }
}
