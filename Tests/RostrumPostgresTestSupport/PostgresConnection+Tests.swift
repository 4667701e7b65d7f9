import RostrumPostgres

extension PostgresConnection {
  /// Ends all other connections to the database, and waits until the server has closed them.
  package func endOthers() throws {
    try execute(
      """
      SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
      """)
  }
}

/// Waits until requests wait for locks.
///
/// - Parameters:
///   - count: The number of requests.
///   - connection: A connection to their database.
/// - Throws: `StorageError`, and `CancellationError`.
package func untilWaiting(_ count: Int, _ connection: PostgresConnection) async throws {
  let sql = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'
    """
  while try connection.perform(sql).first?.integer(0) != Int64(count) {
    try Task.checkCancellation()
    await Task.yield()
  }
}
