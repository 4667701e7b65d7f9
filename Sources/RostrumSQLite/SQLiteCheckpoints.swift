import GRDB
import RostrumRuntime

/// Transfers changes from the write-ahead log to the database file.
///
/// By default, SQLite does this in the commit that fills the log. That commit then waits for the
/// disk for 10 ms or more, and so does every write behind it. A separate connection does it while
/// writes continue.
final class SQLiteCheckpoints: Sendable {
  /// The size of the log, in pages, at which a commit performs the checkpoint itself.
  static let maximumPages = 8192
  /// The number of changed rows between checkpoints.
  private static let interval = 1024

  private let connection: DatabaseQueue
  private let changes = Locked(0)

  init(path: String, configuration: Configuration) throws {
    connection = try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Closes the connection after any checkpoint in progress.
  func close() throws { try connection.close() }

  /// Counts changed rows, and starts a checkpoint when there are enough.
  ///
  /// A failed checkpoint, for example on a full disk, is retried after further changes.
  func note(_ count: Int) {
    let isDue = changes.withLock { changes in
      changes += count
      defer { if changes >= Self.interval { changes = 0 } }
      return changes >= Self.interval
    }
    if isDue {
      connection.asyncWriteWithoutTransaction { db in _ = try? db.checkpoint(.passive) }
    }
  }
}
