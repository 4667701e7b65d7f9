import Foundation
import GRDB
import RostrumRuntime
import RostrumStorage

/// Detects pages of a database file that SQLite hasn't written, before SQLite reads them.
///
/// A file that was modified since the last check is read as a whole, through a separate connection,
/// to find damage to the structure of tables and indexes. Checkpoints modify the file as well, so
/// there are pauses between the checks of a large file: they use at most 1 % of one core.
///
/// Values have no checksums. Damage within a value is found when it is read, and only that value is
/// lost.
final class SQLiteContentCheck: Sendable {
  /// The maximum size, in bytes, of a file that is checked before its use: about a tenth of a second.
  static let maximumSizeAtStart = 64 << 20
  /// The pause after a check, as a multiple of its duration.
  private static let pause = 100

  private struct State {
    /// The modification time at the last check; `nil` before the first one.
    var modification: timespec?
    var next = ContinuousClock.now
    var isRunning = false
  }

  private let path: String
  private let connection: DatabaseQueue
  private let state = Locked(State())

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - configuration: The configuration of a read-only connection.
  /// - Throws: An error of the database.
  init(path: String, configuration: Configuration) throws {
    self.path = path
    connection = try DatabaseQueue(path: path, configuration: configuration)
  }

  func close() throws { try connection.close() }

  /// Waits for the check in progress.
  func wait() { connection.unsafeRead { _ in } }

  /// Starts a check if the file was modified since the last one.
  ///
  /// - Parameter found: Called on the check's queue with an error that means damage.
  func begin(_ found: @escaping @Sendable (any Error) -> Void) {
    guard startIfDue() else { return }
    connection.asyncUnsafeRead { [self] db in
      let duration = ContinuousClock().measure {
        do {
          try Self.perform(try db.get())
        } catch {
          found(error)
        }
      }
      state.withLock {
        $0.isRunning = false
        $0.next = .now + duration * Self.pause
      }
    }
  }

  private func startIfDue() -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let modification = status.st_mtim
    return state.withLock { state in
      guard !state.isRunning, state.next <= .now else { return false }
      if let last = state.modification, last.tv_sec == modification.tv_sec,
        last.tv_nsec == modification.tv_nsec
      {
        return false
      }
      state.modification = modification
      state.isRunning = true
      return true
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
