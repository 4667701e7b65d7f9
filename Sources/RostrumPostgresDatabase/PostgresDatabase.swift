import Foundation
public import RostrumPostgres
import RostrumRuntime
import RostrumStorage

/// The tables of an app in PostgreSQL, which all sessions of all its processes share.
///
/// A program describes it once:
///
/// ```swift
/// extension PostgresDatabase {
///   static let fleet = PostgresDatabase(
///     url: "postgres://fleet@db.internal/fleet", migrations: .fleet)
/// }
///
/// extension [PostgresMigration] {
///   static let fleet = [
///     PostgresMigration(
///       "vehicles", "CREATE TABLE vehicle (id bigint PRIMARY KEY, plate text, version bigint)"),
///     .observe(tables: "vehicle"),
///   ]
/// }
/// ```
///
/// Features reach it by `@Dependency(\.postgresDatabase)`, and views and features follow its contents by
/// `@SharedReader(.rows(of: Vehicle.self, "SELECT …"))`.
///
/// It connects, and brings the tables up to date, when it is first used or when ``open()`` is called.
/// Statements run on threads of their own connections, so they block neither the main actor nor
/// Swift's cooperative threads. A connection that is lost is opened again by the next request.
///
/// It uses libpq, as `PostgresStorage` does: the Debian package is `libpq5`. Programs that don't use it
/// don't need it.
public final class PostgresDatabase: Sendable {
  private let pool: PostgresPool?
  private let start: PostgresStart
  let changes: TableChanges?
  let clock: any Clock<Duration>
  let queries = LiveQueries()

  /// Describes a database.
  ///
  /// - Parameters:
  ///   - url: The address, such as `postgres://user@host/database`, with any of libpq's parameters.
  ///   - schema: The schema of the tables, which is created if it doesn't exist; `nil` for that of the
  ///     user.
  ///   - size: The number of connections for requests, from 1 to 1,000. One more listens for changes.
  ///   - settings: The time limits of the connections.
  ///   - migrations: What creates the tables.
  ///   - clock: The clock that times when queries that are followed run again.
  public init(
    url: String, schema: String? = nil, size: Int = 4,
    settings: PostgresStorage.Settings = PostgresStorage.Settings(),
    migrations: [PostgresMigration] = [], clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.clock = clock
    start = PostgresStart(PostgresMigrator(migrations: migrations, schema: schema))
    let setup = schema.map { "SET search_path TO \($0.quotedName)" } ?? ""
    do throws(StorageError) {
      let library = try LibPQ()
      let makeConnection = {
        PostgresConnection(library, url: url, settings, setup: setup)
      }
      pool = PostgresPool(size: min(max(1, size), 1_000), makeConnection)
      changes = TableChanges(makeConnection())
    } catch {
      start.refuse(PostgresError(error))
      (pool, changes) = (nil, nil)
    }
  }

  /// Creates a database that can't be used.
  ///
  /// - Parameter reason: Why it can't be used.
  init(unusable reason: String) {
    clock = ContinuousClock()
    start = PostgresStart(PostgresMigrator(migrations: [], schema: nil))
    start.refuse(.unreachable(reason: reason))
    (pool, changes) = (nil, nil)
  }

  deinit { changes?.stop() }

  /// Connects to the server, and brings the tables up to date, unless that has happened.
  ///
  /// Call it when the program starts to find out early that the database can't be used. Each request
  /// does the same otherwise.
  ///
  /// - Throws: ``PostgresError``. The next request tries again.
  public func open() async throws { try await start.finish(with: usablePool()) }

  /// Closes the connections once the requests in progress have finished.
  public func close() async {
    changes?.stop()
    await pool?.close()
  }

  /// Reads from the database.
  ///
  /// - Parameter read: Reads from the database, which doesn't change meanwhile. It can't write. It is
  ///   called again if the tables were altered since.
  /// - Returns: What the closure returns.
  /// - Throws: The error of the closure, or ``PostgresError``.
  public func read<Value: Sendable>(
    _ read: @escaping @Sendable (PostgresTransaction) throws -> Value
  ) async throws -> Value {
    try await run { try $0.transact(.reading, read) }
  }

  /// Changes the database in one transaction.
  ///
  /// If the closure throws, nothing has changed. Transactions have the same effect as if they ran one after
  /// the other. If two of them were in the way of each other, one is undone and **its closure is called
  /// again**, up to 20 times, so it shouldn't do anything outside of the database.
  ///
  /// - Parameter write: Changes the database.
  /// - Returns: What the closure returns.
  /// - Throws: The error of the closure, or ``PostgresError``.
  public func write<Value: Sendable>(
    _ write: @escaping @Sendable (PostgresTransaction) throws -> Value
  ) async throws -> Value {
    try await run { try $0.transact(.writing, write) }
  }

  /// Reads rows; see ``PostgresTransaction/rows(of:_:)``.
  ///
  /// - Parameters:
  ///   - type: The type of a row.
  ///   - query: The statement.
  /// - Returns: The rows, in order.
  /// - Throws: ``PostgresError``.
  public func rows<Row: Decodable & Sendable>(
    of type: Row.Type = Row.self, _ query: PostgresQuery
  ) async throws -> [Row] {
    try await read { try $0.rows(of: Row.self, query) }
  }

  /// Runs a request on a connection.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws -> Value {
    let pool = try usablePool()
    try await start.finish(with: pool)
    return try await pool.perform(body)
  }

  private func usablePool() throws(PostgresError) -> PostgresPool {
    if let refusal = start.refusal { throw refusal }
    guard let pool else { throw .unreachable(reason: "The database isn't open.") }
    return pool
  }
}

extension PostgresPool {
  /// Runs a request on a connection, which may throw any error.
  func perform<Value: Sendable>(
    _ body: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws -> Value {
    let result: Result<Value, any Error>
    do throws(StorageError) {
      result = try await run { connection throws(StorageError) in Result { try body(connection) } }
    } catch { throw PostgresError(error) }
    return try result.get()
  }
}
