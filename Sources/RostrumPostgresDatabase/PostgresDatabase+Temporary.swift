import Foundation
import RostrumPostgres

extension PostgresDatabase {
  /// Makes an empty database for a test, in a schema of its own, which is deleted at the end.
  ///
  /// ```swift
  /// try await PostgresDatabase.withTemporary(at: url, migrations: .fleet) { database in
  ///   let host = TestHost {
  ///     VehicleList()
  ///   } withDependencies: {
  ///     $0.postgresDatabase = database
  ///   }
  /// }
  /// ```
  ///
  /// Tests that run at the same time can use one server.
  ///
  /// - Parameters:
  ///   - url: The address of a database in which the user may create schemas.
  ///   - migrations: What creates the tables.
  ///   - clock: The clock that times when queries that are followed run again.
  ///   - body: Uses the database.
  /// - Returns: What the closure returns.
  /// - Throws: The error of the closure, or ``PostgresError``.
  public static func withTemporary<Success>(
    at url: String, migrations: [PostgresMigration] = [],
    clock: any Clock<Duration> = ContinuousClock(),
    _ body: (PostgresDatabase) async throws -> Success
  ) async throws -> Success {
    let schema = "test_\(UUID().uuidString.lowercased().replacing("-", with: "_"))"
    let database = PostgresDatabase(url: url, schema: schema, migrations: migrations, clock: clock)
    let result: Result<Success, any Error>
    do {
      try await database.open()
      result = .success(try await body(database))
    } catch { result = .failure(error) }
    try? await database.run { try $0.execute("DROP SCHEMA IF EXISTS \(schema.quotedName) CASCADE") }
    await database.close()
    return try result.get()
  }
}
