extension PostgresStorage {
  /// The time limits of a storage's database connections.
  ///
  /// Without limits, a process that is suspended during a transaction would hold its locks for as
  /// long as it is suspended, and block everyone who waits for them.
  public struct Settings: Hashable, Sendable {
    /// The longest time that the server spends on a statement.
    public var statementTimeout: Duration
    /// The longest time that a statement waits for a lock.
    public var lockTimeout: Duration
    /// The time after which the server closes a connection that is idle within a transaction.
    public var idleTransactionTimeout: Duration

    /// Creates settings; a duration of zero means no limit.
    ///
    /// - Parameters:
    ///   - statementTimeout: The longest time that the server spends on a statement.
    ///   - lockTimeout: The longest time that a statement waits for a lock.
    ///   - idleTransactionTimeout: The time after which the server closes a connection that is idle
    ///     within a transaction.
    public init(
      statementTimeout: Duration = .seconds(10), lockTimeout: Duration = .seconds(5),
      idleTransactionTimeout: Duration = .seconds(10)
    ) {
      self.statementTimeout = statementTimeout
      self.lockTimeout = lockTimeout
      self.idleTransactionTimeout = idleTransactionTimeout
    }

    /// The statement that applies these settings to a connection.
    var sql: String {
      """
      SET statement_timeout = \(statementTimeout.milliseconds);
      SET lock_timeout = \(lockTimeout.milliseconds);
      SET idle_in_transaction_session_timeout = \(idleTransactionTimeout.milliseconds)
      """
    }
  }
}

extension Duration {
  /// The duration in whole milliseconds, up to a day.
  fileprivate var milliseconds: Int {
    Int((min(max(self / .seconds(1), 0), 86_400) * 1_000).rounded(.up))
  }
}
