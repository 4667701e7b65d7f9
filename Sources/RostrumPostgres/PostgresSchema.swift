import RostrumStorage

/// The tables, and the migrations from earlier versions.
///
/// A released migration is never changed; a later one is added instead.
enum PostgresSchema {
  /// The key of an advisory lock that only this library uses.
  private static let lock: Int64 = 0x526f_7374_7275_6d31

  private static let migrations = [
    """
    CREATE TABLE rostrum_session (
      number bigint PRIMARY KEY,
      user_name text NOT NULL,
      lifetime double precision NOT NULL,
      node text,
      fence bigint NOT NULL,
      failures bigint NOT NULL DEFAULT 0,
      granted timestamptz NOT NULL DEFAULT clock_timestamp(),
      touched timestamptz NOT NULL DEFAULT clock_timestamp(),
      is_aside boolean NOT NULL DEFAULT false,
      contents bytea NOT NULL
    );
    CREATE INDEX rostrum_session_user ON rostrum_session (user_name);
    CREATE INDEX rostrum_session_node ON rostrum_session (node) WHERE node IS NOT NULL;
    CREATE TABLE rostrum_node (
      id text PRIMARY KEY,
      ends timestamptz NOT NULL
    );
    CREATE TABLE rostrum_request (
      number bigint NOT NULL,
      requester text NOT NULL,
      PRIMARY KEY (number, requester)
    );
    CREATE TABLE rostrum_value (
      key text PRIMARY KEY,
      contents bytea NOT NULL,
      version bigint NOT NULL
    );
    CREATE SEQUENCE rostrum_value_version;
    """,
    """
    CREATE INDEX rostrum_value_prefix ON rostrum_value (key COLLATE "C");
    """,
  ]

  /// Brings the tables up to date.
  ///
  /// Nodes that start at the same time wait for each other.
  static func migrate(_ connection: PostgresConnection) throws(StorageError) {
    try connection.transaction { connection throws(StorageError) in
      _ = try connection.perform("SELECT pg_advisory_xact_lock($1::bigint)", .integer(lock))
      try connection.execute(
        "CREATE TABLE IF NOT EXISTS rostrum_migration (version bigint PRIMARY KEY)")
      let rows = try connection.perform("SELECT coalesce(max(version), 0) FROM rostrum_migration")
      let version = Int(rows.first?.integer(0) ?? 0)
      guard version <= migrations.count else {
        throw .unreachable(reason: "The tables were made by a later version of the program.")
      }
      // Indexing a large table takes longer than the usual limit of a statement.
      try connection.execute("SET LOCAL statement_timeout = 0")
      for (index, migration) in migrations.enumerated().dropFirst(version) {
        try connection.execute(migration)
        _ = try connection.perform(
          "INSERT INTO rostrum_migration VALUES ($1::bigint)", .integer(Int64(index + 1)))
      }
      try check(connection)
      try add(to: connection)
    }
  }
}
