public import RostrumStorage

extension PostgresStorage: SessionStorage {
  /// Makes the row of a new session, which is leased to a node.
  public func begin(
    _ session: SessionRecord, on node: NodeID
  ) async throws(StorageError) -> Lease {
    let rows = try await pool.run { connection throws(StorageError) in
      try connection.perform(
        """
        INSERT INTO rostrum_session
          (number, user_name, lifetime, contents, node, fence, origin, follows)
        VALUES ($1::bigint, $2::text, $3::double precision, $4::bytea, $5::text, 1, $6::text,
          $7::bigint)
        ON CONFLICT DO NOTHING RETURNING number
        """, .number(session.number), .text(session.user), .double(session.lifetime.seconds),
        .bytes(session.contents), .text(node.rawValue), .text(session.origin),
        session.follows.map(PostgresValue.number) ?? .null)
    }
    if rows.isEmpty { throw .exists }
    return Lease(number: session.number, node: node, fence: 1)
  }

  /// Requests a session for a node.
  public func claim(
    _ number: UInt64, for node: NodeID, isTaking: Bool
  ) async throws(StorageError) -> Claim {
    let claim = SessionClaim(number: number, node: node, isTaking: isTaking, files: files)
    return try await pool.transaction { connection throws(StorageError) in
      try claim.perform(connection)
    }
  }

  /// Writes sessions, all in one transaction.
  public func write(_ writes: [SessionWrite]) async throws(StorageError) -> Set<UInt64> {
    if writes.isEmpty { return [] }
    let written = try await pool.transaction { connection throws(StorageError) in
      try connection.perform(
        """
        UPDATE rostrum_session s
        SET user_name = w.user_name, lifetime = w.lifetime, contents = w.contents,
          origin = w.origin, touched = clock_timestamp()
        FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::text[], $5::double precision[],
          $6::bytea[], $7::text[]) AS w (number, node, fence, user_name, lifetime, contents, origin)
        WHERE s.number = w.number AND s.node = w.node AND s.fence = w.fence
        RETURNING s.number
        """, .numbers(writes.map(\.lease.number)),
        .texts(writes.map(\.lease.node.rawValue)), .integers(writes.map(\.lease.fence)),
        .texts(writes.map(\.record.user)), .doubles(writes.map(\.record.lifetime.seconds)),
        .blobs(writes.map(\.record.contents)), .texts(writes.map(\.record.origin)))
    }
    return Set(writes.map(\.lease.number)).subtracting(written.map { $0.number(0) })
  }

  /// Ends leases, so that any node gets the sessions at once.
  public func release(_ leases: [Lease]) async throws(StorageError) {
    if leases.isEmpty { return }
    try await letGo(leases, setting: "failures = 0")
  }

  /// Keeps a session for the operator, because it ended the processes that ran it.
  public func setAside(_ lease: Lease) async throws(StorageError) {
    try await letGo([lease], setting: "is_aside = true")
  }

  /// Ends leases that weren't lost.
  ///
  /// NB: Requests are read by a statement of its own, which sees those that were made while the first
  /// one waited for a claim.
  private func letGo(_ leases: [Lease], setting: String) async throws(StorageError) {
    try await pool.transaction { connection throws(StorageError) in
      let released = try connection.perform(
        """
        UPDATE rostrum_session s
        SET node = NULL, fence = s.fence + 1, touched = clock_timestamp(), \(setting)
        FROM unnest($1::bigint[], $2::text[], $3::bigint[]) AS l (number, node, fence)
        WHERE s.number = l.number AND s.node = l.node AND s.fence = l.fence
        RETURNING s.number
        """, .numbers(leases.map(\.number)), .texts(leases.map(\.node.rawValue)),
        .integers(leases.map(\.fence)))
      try connection.answerRequests(of: released.map { $0.number(0) })
    }
  }
}
