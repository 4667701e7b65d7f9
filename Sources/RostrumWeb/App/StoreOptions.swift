#if CommandLine
  import ArgumentParser
  import RostrumPostgres

  /// The options for what outlives the process.
  struct StoreOptions: ParsableArguments {
    @Option(
      help: """
        Where sessions are stored: a file, postgres://…, or none (default: rostrum.sqlite in the \
        folder for users' data).
        """)
    var store: String?

    @Option(help: "A file with 32 random bytes, with which stored sessions are encrypted.")
    var storeKey: String?

    @Option(help: "How many seconds a session is stored after its tab was closed.")
    var sessionLifetime = Int(WebServer.Configuration.defaultSessionLifetime.components.seconds)

    @Option(help: "How many seconds PostgreSQL may spend on a statement; 0 for any time.")
    var storeStatementTimeout = PostgresStorage.Settings().statementTimeout.wholeSeconds

    @Option(help: "How many seconds a statement may wait for a lock in PostgreSQL; 0 for any time.")
    var storeLockTimeout = PostgresStorage.Settings().lockTimeout.wholeSeconds

    @Option(
      help: """
        After how many seconds PostgreSQL ends a connection that does nothing within a transaction; 0 \
        for never.
        """)
    var storeIdleTimeout = PostgresStorage.Settings().idleTransactionTimeout.wholeSeconds

    @Flag(help: "Print what the app declares that isn't kept when the process ends.")
    var explainRestoration = false

    /// How long the storage waits for PostgreSQL.
    var postgresSettings: PostgresStorage.Settings {
      PostgresStorage.Settings(
        statementTimeout: .seconds(storeStatementTimeout), lockTimeout: .seconds(storeLockTimeout),
        idleTransactionTimeout: .seconds(storeIdleTimeout))
    }

    func validate() throws {
      let times = [sessionLifetime, storeStatementTimeout, storeLockTimeout, storeIdleTimeout]
      if let wrong = times.first(where: { $0 < 0 }) {
        throw ValidationError("'\(wrong)' isn't a time.")
      }
    }
  }

  extension Duration {
    fileprivate var wholeSeconds: Int { Int(components.seconds) }
  }
#endif
