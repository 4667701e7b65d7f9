import RostrumRuntime
public import RostrumStorage

/// A storage in a PostgreSQL database, which several machines can share.
///
/// ```swift
/// let storage = try await PostgresStorage(url: "postgres://rostrum@db.internal/sessions")
/// ```
///
/// It uses libpq, PostgreSQL's library, which must be installed: the Debian package is `libpq5`.
/// The URL accepts all of libpq's parameters, such as `sslmode`. Keep the password in a file
/// (`passfile`) or in the environment (`PGPASSWORD`).
///
/// The names of its tables begin with `rostrum_`; opening a storage creates them and brings them up
/// to date. Times are those of the server's clock. A storage uses six connections: one listens on
/// the channel `rostrum`, by which nodes notify each other; one renews leases, so that no request
/// delays a renewal; and up to four perform requests, each on its own thread. A lost connection is
/// reopened. Subscribers are then told that they may have missed changes, and pending news is
/// looked up.
public final class PostgresStorage: Sendable {
  /// The address of the database, and the time limits of connections, for what else an app has there.
  package let address: (url: String, settings: Settings)
  let pool: PostgresPool
  /// The connection for node leases, which is never occupied by claims or writes.
  let leases: PostgresPool
  let signals: StorageSignals
  let listener: PostgresListener
  /// The files of nodes; `nil` if they have no folder.
  let files: NodeFiles?
  /// Whether the deaths of other processes on this machine were reported.
  let hasReported = Locked(false)

  /// Connects to a database, and brings its tables up to date.
  ///
  /// - Parameters:
  ///   - url: The URL, such as `postgres://user@host/database`.
  ///   - settings: The time limits of the database connections.
  ///   - folder: The path of a folder for the turn markers of this machine's processes, which all
  ///     share it; it is created if it doesn't exist. A process that starts reports the sessions
  ///     whose turns were running when other processes ended. Without a folder, no session is
  ///     suspected of ending processes.
  /// - Throws: `StorageError`, such as `StorageError/unreachable(reason:)` if libpq isn't
  ///   installed.
  public init(
    url: String, settings: Settings = Settings(), nodeFolder folder: String? = nil
  ) async throws(StorageError) {
    let library = try LibPQ()
    address = (url, settings)
    let makeConnection = { PostgresConnection(library, url: url, settings) }
    let (pool, signals) = (PostgresPool(size: 4, makeConnection), StorageSignals())
    self.pool = pool
    self.signals = signals
    leases = PostgresPool(size: 1, makeConnection)
    files = if let folder { try NodeFiles(folder: folder) } else { nil }
    listener = PostgresListener(makeConnection(), StorageAudience(signals))
    try await pool.run { connection throws(StorageError) in
      try PostgresSchema.migrate(connection)
    }
    try await listener.start()
  }

  deinit { listener.stop() }

  /// Closes the connections once the requests in progress have finished.
  public func close() async {
    signals.finish()
    listener.stop()
    await pool.close()
    await leases.close()
  }
}
