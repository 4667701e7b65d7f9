import RostrumRuntime
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
/// `rostrum`, for which each storage has a connection. Another one renews leases, so that no request holds
/// them up, and up to four perform requests, on threads of their own: six connections in all. A
/// connection that is lost is opened again. After that, subscribers are told that they may have missed
/// changes, and what they wait for is looked up.
public final class PostgresStorage: Sendable {
  let pool: PostgresPool
  /// The connection for the leases of nodes, which no claim or write occupies.
  let leases: PostgresPool
  let signals: StorageSignals
  let listener: PostgresListener
  /// The files of nodes; `nil` if there is no folder for them.
  let files: NodeFiles?
  /// Whether the deaths of other processes of this machine were reported.
  let hasReported = Locked(false)

  /// Connects to a database, and brings its tables up to date.
  ///
  /// - Parameters:
  ///   - url: The address, such as `postgres://user@host/database`.
  ///   - settings: How long the storage waits for the database.
  ///   - folder: The path of a folder for the turn markers of the processes of this machine, which all of
  ///     them share, and which is made if it doesn't exist. A process that starts reports which sessions
  ///     had a turn when others ended. Without a folder, no session is suspected of ending processes.
  /// - Throws: `StorageError`, such as `StorageError/unreachable(reason:)` if libpq isn't
  ///   installed.
  public init(
    url: String, settings: Settings = Settings(), nodeFolder folder: String? = nil
  ) async throws(StorageError) {
    let library = try LibPQ()
    let makeConnection = { PostgresConnection(library, url: url, settings) }
    let (pool, signals) = (PostgresPool(size: 4, makeConnection), StorageSignals())
    self.pool = pool
    self.signals = signals
    leases = PostgresPool(size: 1, makeConnection)
    files = if let folder { try NodeFiles(folder: folder) } else { nil }
    listener = PostgresListener(makeConnection(), signals)
    try await pool.run { connection throws(StorageError) in
      try PostgresSchema.migrate(connection)
    }
    try await listener.start()
  }

  deinit { listener.stop() }

  /// Closes the connections, after the requests that have begun.
  public func close() async {
    signals.finish()
    listener.stop()
    await pool.close()
    await leases.close()
  }
}
