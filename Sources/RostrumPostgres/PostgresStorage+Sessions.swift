public import RostrumStorage

extension PostgresStorage: SessionStorage {
  /// Inserts a new session, leased to a node.
  public func begin(
    _ session: SessionRecord, on node: NodeID
  ) async throws(StorageError) -> Lease {
    let rows = try await pool.run { connection throws(StorageError) in
      try connection.perform(
        """
        INSERT INTO rostrum_session
          (number, user_name, lifetime, contents, node, fence, origin, follows, version)
        VALUES ($1::bigint, $2::text, $3::double precision, $4::bytea, $5::text, 1, $6::text,
          $7::bigint, $8::bigint)
        ON CONFLICT DO NOTHING RETURNING number
        """, .number(session.number), .text(session.user), .double(session.lifetime / .seconds(1)),
        .bytes(session.contents), .text(node.rawValue), .text(session.origin),
        session.follows.map(PostgresValue.number) ?? .null, .integer(session.version))
    }
    if rows.isEmpty { throw .exists }
    return Lease(number: session.number, node: node, fence: 1)
  }

  /// Requests a session for a node.
  public func claim(
    _ number: UInt64, for node: NodeID, isTaking: Bool
  ) async throws(StorageError) -> Claim {
    let claim = SessionClaim(number: number, node: node, isTaking: isTaking, files: files)
    return try await pool.run { connection throws(StorageError) in
      try claim.perform(connection)
    }
  }

  /// Writes sessions in one round trip, or in two if there are both snapshots and deltas.
  ///
  /// NB: Each statement is a transaction of its own. Sessions written before one fails are no newer
  /// than the node's own state, and are written again.
  public func write(_ writes: [SessionWrite]) async throws(StorageError) -> Set<UInt64> {
    if writes.isEmpty { return [] }
    return try await pool.run { connection throws(StorageError) in
      try connection.repeating { connection throws(StorageError) in
        try connection.write(writes)
      }
    }
  }

  /// Ends leases, so that any node can claim the sessions at once.
  public func release(_ leases: [Lease]) async throws(StorageError) {
    if leases.isEmpty { return }
    try await letGo(leases, setting: "failures = 0")
  }

  /// Keeps a session for inspection, because it ended the processes that ran it.
  public func setAside(_ lease: Lease) async throws(StorageError) {
    try await letGo([lease], setting: "is_aside = true")
  }

  /// Ends leases that weren't lost.
  ///
  /// NB: A separate statement reads the requests, so that it sees those made while the first one
  /// waited for a claim. If the process ends in between, the waiting nodes repeat their claims.
  private func letGo(_ leases: [Lease], setting: String) async throws(StorageError) {
    try await pool.run { connection throws(StorageError) in
      let released = try connection.repeating { connection throws(StorageError) in
        try connection.perform(
          """
          UPDATE rostrum_session s
          SET node = NULL, fence = s.fence + 1, touched = clock_timestamp(), \(setting)
          FROM unnest($1::bigint[], $2::text[], $3::bigint[]) AS l (number, node, fence)
          WHERE s.number = l.number AND s.node = l.node AND s.fence = l.fence
          RETURNING s.number
          """, .numbers(leases.map(\.number)), .texts(leases.map(\.node.rawValue)),
          .integers(leases.map(\.fence)))
      }
      try connection.repeating { connection throws(StorageError) in
        try connection.answerRequests(of: released.map { $0.number(0) })
      }
    }
  }
}

extension PostgresConnection {
  /// Writes sessions.
  ///
  /// - Returns: The numbers of the sessions whose leases were lost.
  /// - Throws: `StorageError`.
  fileprivate func write(_ writes: [SessionWrite]) throws(StorageError) -> Set<UInt64> {
    let deltas = writes.filter { $0.record.delta != nil }
    let snapshots = writes.filter { $0.record.delta == nil }
    var written: Set<UInt64> = []
    if !snapshots.isEmpty { written.formUnion(try write(snapshots: snapshots)) }
    if !deltas.isEmpty { written.formUnion(try write(deltas: deltas)) }
    let rest = writes.map(\.lease).filter { !written.contains($0.number) }
    if rest.isEmpty { return [] }
    // A write that is older than the stored version is ignored; its session isn't lost.
    return Set(rest.map(\.number)).subtracting(try held(rest))
  }

  /// Writes whole snapshots, unless newer versions are stored.
  ///
  /// - Returns: The numbers of the sessions that were written.
  /// - Throws: `StorageError`.
  fileprivate func write(snapshots: [SessionWrite]) throws(StorageError) -> [UInt64] {
    let rows = try perform(
      """
      UPDATE rostrum_session s
      SET user_name = w.user_name, lifetime = w.lifetime, contents = w.contents,
        origin = w.origin, version = w.version, touched = clock_timestamp()
      FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::text[], $5::double precision[],
          $6::bytea[], $7::text[], $8::bigint[])
        AS w (number, node, fence, user_name, lifetime, contents, origin, version)
      WHERE s.number = w.number AND s.node = w.node AND s.fence = w.fence
        AND (s.version < w.version OR w.version = 0) AND NOT EXISTS (
          SELECT FROM rostrum_session_delta d WHERE d.number = w.number AND d.version > w.version)
      RETURNING s.number
      """, .numbers(snapshots.map(\.lease.number)),
      .texts(snapshots.map(\.lease.node.rawValue)), .integers(snapshots.map(\.lease.fence)),
      .texts(snapshots.map(\.record.user)),
      .doubles(snapshots.map { $0.record.lifetime / .seconds(1) }),
      .blobs(snapshots.map(\.record.contents)), .texts(snapshots.map(\.record.origin)),
      .integers(snapshots.map(\.record.version)))
    return rows.map { $0.number(0) }
  }

  /// Writes deltas of the stored snapshots, unless newer ones are stored.
  ///
  /// NB: The lock waits for claims and writes of the session in progress; then lease and version
  /// are compared again. Otherwise a delta might be added to a session that a different node has
  /// just read, or to a snapshot that it doesn't belong to.
  ///
  /// - Returns: The numbers of the sessions that were written.
  /// - Throws: `StorageError`.
  fileprivate func write(deltas: [SessionWrite]) throws(StorageError) -> [UInt64] {
    let rows = try perform(
      """
      WITH held AS (
        SELECT s.number, w.version, w.contents
        FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bytea[])
          AS w (number, node, fence, base, version, contents)
        JOIN rostrum_session s ON s.number = w.number AND s.node = w.node AND s.fence = w.fence
          AND s.version = w.base
        FOR NO KEY UPDATE OF s
      )
      INSERT INTO rostrum_session_delta AS d SELECT number, version, contents FROM held
      ON CONFLICT (number) DO UPDATE SET version = excluded.version, contents = excluded.contents
        WHERE d.version <= excluded.version
      RETURNING number
      """, .numbers(deltas.map(\.lease.number)),
      .texts(deltas.map(\.lease.node.rawValue)), .integers(deltas.map(\.lease.fence)),
      .integers(deltas.map(\.record.version)),
      .integers(deltas.map { $0.record.delta?.version ?? 0 }),
      .blobs(deltas.map { $0.record.delta?.contents ?? [] }))
    return rows.map { $0.number(0) }
  }

  /// The sessions whose leases weren't lost.
  fileprivate func held(_ leases: [Lease]) throws(StorageError) -> [UInt64] {
    let rows = try perform(
      """
      SELECT s.number FROM rostrum_session s
      JOIN unnest($1::bigint[], $2::text[], $3::bigint[]) AS l (number, node, fence)
        ON s.number = l.number AND s.node = l.node AND s.fence = l.fence
      """, .numbers(leases.map(\.number)), .texts(leases.map(\.node.rawValue)),
      .integers(leases.map(\.fence)))
    return rows.map { $0.number(0) }
  }
}
