public import RostrumStorage

extension PostgresStorage: SharedValueStorage {
  /// Returns a value, or `nil` if there is none.
  public func value(for key: String) async throws(StorageError) -> VersionedValue? {
    try await pool.run { connection throws(StorageError) in
      try connection.sharedValue(for: key)
    }
  }

  /// Writes a value, unless it has changed since a version.
  public func set(
    _ contents: [UInt8]?, for key: String, basedOn version: Int64
  ) async throws(StorageError) -> SharedWrite {
    try await pool.transaction { connection throws(StorageError) in
      guard let written = try connection.set(contents, for: key, basedOn: version) else {
        return .conflict(current: try connection.sharedValue(for: key))
      }
      try connection.notify(.change(key: key))
      return .written(version: contents == nil ? 0 : written)
    }
  }

  /// Returns the sizes of the values whose names begin with a prefix.
  public func sizes(ofKeysWithPrefix prefix: String) async throws(StorageError) -> [String: Int] {
    try await pool.run { connection throws(StorageError) in
      let rows = try connection.perform(
        """
        SELECT key, octet_length(contents)::bigint FROM rostrum_value
        WHERE key COLLATE "C" >= $1::text AND ($2::text IS NULL OR key COLLATE "C" < $2::text)
        """, .text(prefix),
        NamePrefix.end(of: StoredName.encode(prefix)).map(PostgresValue.storedText) ?? .null)
      return Dictionary(rows.map { ($0.text(0), Int($0.integer(1))) }) { first, _ in first }
    }
  }
}

extension PostgresConnection {
  fileprivate func sharedValue(for key: String) throws(StorageError) -> VersionedValue? {
    let rows = try perform(
      "SELECT contents, version FROM rostrum_value WHERE key = $1::text", .text(key))
    return rows.first.map { VersionedValue(contents: $0.bytes(0), version: $0.integer(1)) }
  }

  /// Writes a value if it has the version.
  ///
  /// - Returns: The new version, or `nil` if the value has a different version.
  /// - Throws: `StorageError`.
  fileprivate func set(
    _ contents: [UInt8]?, for key: String, basedOn version: Int64
  ) throws(StorageError) -> Int64? {
    let rows: [PostgresRow]
    switch (contents, version) {
    case (nil, 0):
      return try sharedValue(for: key) == nil ? 0 : nil
    case (nil, _):
      rows = try perform(
        "DELETE FROM rostrum_value WHERE key = $1::text AND version = $2::bigint RETURNING version",
        .text(key), .integer(version))
    case (let contents, 0):
      rows = try perform(
        """
        INSERT INTO rostrum_value VALUES ($1::text, $2::bytea, nextval('rostrum_value_version'))
        ON CONFLICT DO NOTHING RETURNING version
        """, .text(key), .bytes(contents))
    case (let contents, _):
      rows = try perform(
        """
        UPDATE rostrum_value SET contents = $2::bytea, version = nextval('rostrum_value_version')
        WHERE key = $1::text AND version = $3::bigint RETURNING version
        """, .text(key), .bytes(contents), .integer(version))
    }
    return rows.first?.integer(0)
  }
}
