public import RostrumStorage

extension PostgresStorage: SharedValueStorage {
  /// Returns a value; `nil` if it doesn't exist.
  public func value(for key: String) async throws(StorageError) -> VersionedValue? {
    try await pool.run { connection throws(StorageError) in
      try connection.sharedValue(for: key)
    }
  }

  /// Writes a value, unless it has changed since a given version.
  ///
  /// This takes one round trip.
  public func set(
    _ contents: [UInt8]?, for key: String, basedOn version: Int64
  ) async throws(StorageError) -> SharedWrite {
    let write = SharedValueWrite(key: key, contents: contents, base: version)
    return try await pool.run { connection throws(StorageError) in
      try connection.repeating { connection throws(StorageError) in
        try write.perform(connection)
      }
    }
  }

  /// Returns the sizes of the values whose names have a prefix.
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
  func sharedValue(for key: String) throws(StorageError) -> VersionedValue? {
    let rows = try perform(
      "SELECT version, contents FROM rostrum_value WHERE key = $1::text", .text(key))
    return rows.first.map { VersionedValue(contents: $0.bytes(1), version: $0.integer(0)) }
  }
}
