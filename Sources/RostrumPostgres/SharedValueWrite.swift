import RostrumStorage

/// A write of a shared value: a single statement compares the version, writes, notifies all nodes,
/// and reads the current value on a conflict.
///
/// Writers on slow links compete for the row only while the statement executes. The answer arrives
/// once the write is on the server's disk.
struct SharedValueWrite: Sendable {
  let key: String
  /// The new value; `nil` to delete it.
  let contents: [UInt8]?
  /// The version that the new value is based on; 0 if there was none.
  let base: Int64

  func perform(_ connection: PostgresConnection) throws(StorageError) -> SharedWrite {
    if contents == nil, base == 0 {
      let current = try connection.sharedValue(for: key)
      return current == nil ? .written(version: 0) : .conflict(current: current)
    }
    guard let row = try rows(connection).first else {
      // The statement doesn't see a row that was inserted after it started.
      return .conflict(current: try connection.sharedValue(for: key))
    }
    let version = row.integer(1)
    guard row.bool(0) else {
      return .conflict(current: VersionedValue(contents: row.bytes(2), version: version))
    }
    return .written(version: contents == nil ? 0 : version)
  }

  private func rows(_ connection: PostgresConnection) throws(StorageError) -> [PostgresRow] {
    let notification = PostgresNotification(.change(key: key)).payload
    let (name, news) = (PostgresValue.text(key), PostgresValue.text(notification))
    guard let contents else {
      return try connection.perform(Self.delete, name, news, .integer(base))
    }
    if base == 0 { return try connection.perform(Self.insert, name, news, .bytes(contents)) }
    return try connection.perform(Self.update, name, news, .bytes(contents), .integer(base))
  }

  private static let insert = statement(
    """
    INSERT INTO rostrum_value VALUES ($1::text, $3::bytea, nextval('rostrum_value_version'))
    ON CONFLICT DO NOTHING RETURNING version
    """)

  private static let update = statement(
    """
    UPDATE rostrum_value SET contents = $3::bytea, version = nextval('rostrum_value_version')
    WHERE key = $1::text AND version = $4::bigint RETURNING version
    """)

  private static let delete = statement(
    """
    DELETE FROM rostrum_value WHERE key = $1::text AND version = $3::bigint RETURNING version
    """)

  /// A statement that writes, and returns whether it did, with the new version or the current
  /// value.
  ///
  /// NB: All parts of a statement see the rows as they were when it started, except for rows that
  /// it locks. The last part locks the row, so that after waiting for another writer, the statement
  /// returns what that one stored, and not the value from before.
  private static func statement(_ write: String) -> String {
    """
    WITH written AS (\(write)), told AS (
      SELECT version, pg_notify('rostrum', $2::text) FROM written
    ), current AS (
      SELECT version, contents FROM rostrum_value
      WHERE key = $1::text AND NOT EXISTS (SELECT FROM written) FOR NO KEY UPDATE
    ) SELECT true, version, NULL::bytea FROM told UNION ALL SELECT false, version, contents FROM current
    """
  }
}
