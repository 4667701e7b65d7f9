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
      try prepare(connection)
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

  /// Creates the schema and the list of migrations if they are missing.
  ///
  /// The server would refuse that to a user who may not create anything, even if nothing is missing.
  private func prepare(_ connection: PostgresConnection) throws(PostgresFailure) {
    if let schema {
      let found = try connection.query(
        "SELECT FROM pg_namespace WHERE nspname = $1", [.storedText(schema)])
      if found.count == 0 { try connection.run("CREATE SCHEMA \(schema.quotedName)") }
    }
    let isMissing = try connection.query(
      "SELECT to_regclass('rostrum_app_migration') IS NULL", []
    ).rows.first?.bool(0)
    guard isMissing == true else { return }
    try connection.run(
      """
      CREATE TABLE rostrum_app_migration (
        name text PRIMARY KEY, source text NOT NULL, applied timestamptz NOT NULL DEFAULT now()
      )
      """)
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
