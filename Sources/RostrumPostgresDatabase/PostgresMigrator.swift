import RostrumPostgres

/// Brings the tables of an app up to date.
struct PostgresMigrator: Sendable {
  let migrations: [PostgresMigration]
  /// The schema of the tables; `nil` for that of the connection.
  let schema: String?

  /// Applies the migrations that the database hasn't.
  ///
  /// Processes that start at the same time wait for each other.
  func migrate(_ connection: PostgresConnection) throws {
    var names: Set<String> = []
    for migration in migrations where !names.insert(migration.name).inserted {
      throw PostgresError.migration(name: migration.name, reason: "two migrations have this name")
    }
    if migrations.isEmpty, schema == nil { return }
    try connection.repeating { connection in
      try connection.transact("BEGIN") { try apply(connection) }
    }
  }

  private func apply(_ connection: PostgresConnection) throws {
    let applied: [String: String]
    do throws(PostgresFailure) {
      try lock(connection)
      if let schema { try connection.run("CREATE SCHEMA IF NOT EXISTS \(schema.quotedName)") }
      try connection.run(
        """
        CREATE TABLE IF NOT EXISTS rostrum_app_migration (
          name text PRIMARY KEY, source text NOT NULL, applied timestamptz NOT NULL DEFAULT now()
        )
        """)
      let rows = try connection.query("SELECT name, source FROM rostrum_app_migration", []).rows
      applied = Dictionary(rows.map { ($0.text(0), $0.text(1)) }) { first, _ in first }
    } catch { throw PostgresError(error) }
    for migration in migrations {
      if let source = applied[migration.name] {
        guard source == migration.source else {
          throw PostgresError.migration(
            name: migration.name,
            reason: "it was applied with other statements; add a later migration instead")
        }
        continue
      }
      do throws(PostgresFailure) {
        try connection.run(migration.sql)
        _ = try connection.query(
          "INSERT INTO rostrum_app_migration (name, source) VALUES ($1, $2)",
          [.storedText(migration.name), .storedText(migration.source)])
      } catch {
        if error.code == nil || PostgresError(error).mayPass { throw PostgresError(error) }
        throw PostgresError.migration(name: migration.name, reason: error.message)
      }
    }
  }

  /// Waits for other processes for as long as they need.
  ///
  /// Statements may take long afterwards, but wait for other locks only as long as usual: what comes
  /// after them would wait as well.
  private func lock(_ connection: PostgresConnection) throws(PostgresFailure) {
    let limit = try connection.query("SELECT current_setting('lock_timeout')", []).rows.first?.text(
      0)
    try connection.run("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
    _ = try connection.query(
      "SELECT pg_advisory_xact_lock($1::int, hashtext(coalesce($2::text, current_schema())))",
      [.integer(Self.key), schema.map { .storedText($0) } ?? .null])
    try connection.run("SET LOCAL lock_timeout = \((limit ?? "0").quotedText)")
  }

  /// The first part of the key of an advisory lock, which only this module uses.
  private static let key: Int64 = 0x526f_6462
}
