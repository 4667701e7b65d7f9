public import RostrumStorage

/// A storage in a database of PostgreSQL, which several machines can share.
///
/// ```swift
/// let storage = try await PostgresStorage(url: "postgres://rostrum@db.internal/sessions")
/// ```
///
/// It uses libpq, the library of PostgreSQL, which must be installed: the package is called `libpq5` on
/// Debian. The address may have all parameters that libpq knows, such as `sslmode`; the password is
/// best kept in a file (`passfile`) or the environment (`PGPASSWORD`).
///
/// Its tables have names that begin with `rostrum_`, and are made and brought up to date when a storage
/// is opened. Times are those of the server's clock. Nodes notify each other by one channel,
/// `rostrum`, for which each storage keeps a connection; four more, which are opened when they are
/// needed, perform requests on threads of their own. A connection that is lost is opened again. After
/// that, listeners are told that all shared values may have changed.
public final class PostgresStorage: Sendable {
  let pool: PostgresPool
  let signals: StorageSignals
  let listener: PostgresListener

  /// Connects to a database, and brings its tables up to date.
  ///
  /// - Parameter url: The address, such as `postgres://user@host/database`.
  /// - Throws: `StorageError`, such as `StorageError/unreachable(reason:)` if libpq isn't
  ///   installed.
  public init(url: String) async throws(StorageError) {
    let library = try LibPQ()
    let (pool, signals) = (PostgresPool(library, url: url), StorageSignals())
    self.pool = pool
    self.signals = signals
    listener = PostgresListener(PostgresConnection(library, url: url), signals, pool)
    try await pool.run { connection throws(StorageError) in
      try PostgresSchema.migrate(connection)
    }
    try await listener.start()
  }

  deinit { listener.stop() }
}
