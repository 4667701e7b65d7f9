import Foundation
import RostrumPostgres
import RostrumPostgresDatabase
import RostrumPostgresTestSupport
import Testing

struct Vehicle: Codable, Equatable, PostgresRecord {
  var id: Int64
  var plate = ""
  var seats = 4
  var ownedBy: String?
  var version = 0
}

extension Vehicle: PlaceholderRow {
  static func placeholder(at offset: Int) -> Vehicle { Vehicle(id: -1 - Int64(offset)) }
}

extension [PostgresMigration] {
  static let fleet = [
    PostgresMigration(
      "vehicles",
      """
      CREATE TABLE vehicle (
        id bigint PRIMARY KEY, plate text NOT NULL UNIQUE, seats integer NOT NULL DEFAULT 4,
        owned_by text, version bigint NOT NULL DEFAULT 0
      )
      """),
    .observe(tables: "vehicle"),
  ]
}

/// A database of its own, which several processes would share.
struct Place {
  let url: String

  init(_ server: PostgresServer? = .shared) throws {
    url = try #require(server).makeDatabase()
  }

  /// Opens the database as a process of its own would.
  func open(
    _ migrations: [PostgresMigration] = .fleet, settings: PostgresStorage.Settings = .init(),
    clock: any Clock<Duration> = ContinuousClock()
  ) async throws -> PostgresDatabase {
    let database = PostgresDatabase(
      url: url, settings: settings, migrations: migrations, clock: clock)
    try await database.open()
    return database
  }

  /// A connection that is open.
  func connect() throws -> PostgresConnection {
    let settings = PostgresStorage.Settings(
      statementTimeout: .zero, lockTimeout: .zero, idleTransactionTimeout: .zero)
    let connection = PostgresConnection(try LibPQ(), url: url, settings)
    try connection.open()
    return connection
  }

  /// Creates the tables.
  func migrate() async throws { await (try open()).close() }

  /// Stores vehicles with the identities from 0.
  func fill(_ count: Int) throws {
    try connect().execute(
      """
      INSERT INTO vehicle (id, plate, seats)
      SELECT id, 'B-' || id, 2 + id % 8 FROM generate_series(0, \(count - 1)) AS id
      """)
  }

  /// Ends all connections to the database, and waits until the server has closed them.
  func endConnections() throws { try connect().endOthers() }

  /// Waits until the last statement of a connection is one that begins with a word.
  func untilConnection(executes word: String) async throws {
    let observer = try connect()
    let sql = """
      SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE '\(word)%'
      """
    while try observer.perform(sql).first?.integer(0) == 0 {
      try #require(!Task.isCancelled, "in vain")
      await Task.yield()
    }
  }
}

/// The error that an operation throws.
nonisolated(nonsending) func failure(
  _ operation: nonisolated(nonsending) () async throws -> Void
) async -> PostgresError? {
  do {
    try await operation()
    return nil
  } catch { return error as? PostgresError }
}
