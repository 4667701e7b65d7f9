import RostrumStorage

extension PostgresConnection {
  /// Runs statements in a transaction, and retries it after a deadlock or serialization failure.
  func transaction<Success>(
    _ body: (PostgresConnection) throws(StorageError) -> Success
  ) throws(StorageError) -> Success {
    try repeating { connection throws(StorageError) in try connection.attempt(body) }
  }

  /// Runs a statement, or all statements of a transaction, and retries after a deadlock or
  /// serialization failure.
  ///
  /// - Parameters:
  ///   - attempts: How often it is run at most.
  ///   - body: Runs the statements.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure.
  package func repeating<Success, Failure: Error>(
    attempts: Int = 4, _ body: (PostgresConnection) throws(Failure) -> Success
  ) throws(Failure) -> Success {
    for _ in 1..<attempts {
      (wasInTheWay, isStale) = (false, false)
      do {
        return try body(self)
      } catch {
        guard wasInTheWay else { throw error }
        if isStale { forgetStatements() }
      }
    }
    return try body(self)
  }

  private func attempt<Success>(
    _ body: (PostgresConnection) throws(StorageError) -> Success
  ) throws(StorageError) -> Success {
    try execute("BEGIN")
    do {
      let success = try body(self)
      try execute("COMMIT")
      return success
    } catch {
      let wasInTheWay = wasInTheWay
      do { try execute("ROLLBACK") } catch { close() }
      self.wasInTheWay = wasInTheWay
      throw error
    }
  }
}
