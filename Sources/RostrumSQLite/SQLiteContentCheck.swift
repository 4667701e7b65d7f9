import Foundation
import GRDB
import RostrumStorage

/// Detects pages of a database file and frames of its log that SQLite hasn't written, before SQLite
/// reads them.
///
/// A file that was modified since the last check is read as a whole, through a separate connection:
/// the file to find damage to the structure of tables and indexes, the log to compare its checksums.
/// SQLite modifies them as well, so there are pauses between checks: each uses at most 1 % of one
/// core.
///
/// Values have no checksums. Damage within a value is found when it is read, and only that value is
/// lost.
final class SQLiteContentCheck: Sendable {
  /// The maximum size, in bytes, of a file that is checked before its use: about a tenth of a second.
  static let maximumSizeAtStart = 64 << 20
  private let path: String
  private let connection: DatabaseQueue
  private let schedule: SQLiteCheckSchedule
  private let scheduleOfLog: SQLiteCheckSchedule

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - configuration: The configuration of a read-only connection.
  /// - Throws: An error of the database.
  init(path: String, configuration: Configuration) throws {
    self.path = path
    connection = try DatabaseQueue(path: path, configuration: configuration)
    schedule = SQLiteCheckSchedule(path: path)
    scheduleOfLog = SQLiteCheckSchedule(path: path + "-wal")
  }

  func close() throws { try connection.close() }

  /// Waits for the check in progress.
  func wait() { connection.unsafeRead { _ in } }

  /// Starts a check if the file was modified since the last one.
  ///
  /// - Parameter found: Called on the check's queue with an error that means damage.
  func begin(_ found: @escaping @Sendable (any Error) -> Void) {
    begin(schedule) { db in
      do { try Self.perform(db) } catch { found(error) }
    }
  }

  /// Starts a check if the log was modified since the last one.
  ///
  /// - Parameter found: Called on the check's queue with the reason why the log is damaged.
  func beginLog(_ found: @escaping @Sendable (String) -> Void) {
    begin(scheduleOfLog) { [path] db in
      // The index is mapped once something was read.
      _ = try? Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema")
      let mismatch = SQLiteLogFrames.mismatch(in: path + "-wal") { SQLiteLogFrames.Index(db) }
      guard let mismatch else { return }
      found(
        "\(path)-wal was overwritten: the checksum of frame \(mismatch.frame) of "
          + "\(mismatch.count) is wrong.")
    }
  }

  private func begin(
    _ schedule: SQLiteCheckSchedule, _ check: @escaping @Sendable (Database) -> Void
  ) {
    guard schedule.begin() else { return }
    connection.asyncUnsafeRead { db in
      let duration = ContinuousClock().measure {
        if case .success(let db) = db { check(db) }
      }
      schedule.end(after: duration)
    }
  }

  /// Checks a file before its use, unless that would take long.
  ///
  /// - Parameter pool: The connections to the file.
  /// - Throws: An error that means damage.
  static func perform(_ pool: DatabasePool) throws {
    var status = stat()
    guard stat(pool.path, &status) == 0, status.st_size <= maximumSizeAtStart else { return }
    try pool.unsafeRead(perform)
  }

  private static func perform(_ db: Database) throws {
    // Pages in a connection's cache aren't read again.
    try db.execute(sql: "PRAGMA shrink_memory")
    let results = try String.fetchAll(db, sql: "PRAGMA quick_check")
    let defect = results.first { $0 != "ok" && !isOfValue($0) }
    if let defect { throw StorageError.damaged(reason: defect) }
  }

  /// Whether a result reports a value that has the wrong type or isn't permitted in its column.
  private static func isOfValue(_ result: String) -> Bool {
    result.contains(" value in ") || result.hasPrefix("CHECK constraint failed in ")
  }
}
