import GRDB

extension Database {
  /// How long news is kept for nodes that haven't read it.
  ///
  /// A node that reads nothing for longer than this is told that it may have missed some.
  private static let retention = 86_400.0

  /// Deletes old news: the names of deleted shared values, and of users whose sessions were ended.
  ///
  /// - Parameter now: The current time.
  /// - Throws: An error of the database.
  func sweepNews(now: Double) throws {
    try perform(
      """
      INSERT OR IGNORE INTO tombstone
      SELECT version, ? FROM sharedValue WHERE contents IS NULL
      """, [now])
    let oldest = now - Self.retention
    try perform(
      """
      UPDATE swept SET sequence = max(sequence,
        coalesce((SELECT max(version) FROM tombstone WHERE time <= ?1), 0),
        coalesce((SELECT max(sequence) FROM revocation WHERE time <= ?1), 0))
      """, [oldest])
    try perform(
      """
      DELETE FROM sharedValue WHERE contents IS NULL
        AND version IN (SELECT version FROM tombstone WHERE time <= ?)
      """, [oldest])
    try perform("DELETE FROM tombstone WHERE time <= ?", [oldest])
    try perform("DELETE FROM revocation WHERE time <= ?", [oldest])
  }
}
