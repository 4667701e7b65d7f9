import GRDB
import RostrumRuntime

/// Moves changes from the log of a file to the file itself.
///
/// By default, SQLite does this in the commit that fills the log. That commit waits for the disk, 10 ms
/// and more, and with it everything that is written next. A connection of its own does it while others
/// write.
final class SQLiteCheckpoints: Sendable {
  /// The size of the log, in pages, from which a commit does it after all.
  static let maximumPages = 8192
  /// The number of changed rows between checkpoints.
  private static let interval = 1024

  private let connection: DatabaseQueue
  private let changes = Locked(0)

  init(path: String, configuration: Configuration) throws {
    connection = try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Closes the connection, after the checkpoint that may be in progress.
  func close() throws { try connection.close() }

  /// Notes that rows have changed, and begins a checkpoint if there were enough.
  ///
  /// A checkpoint that fails, for example because the disk is full, is repeated after further changes.
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
