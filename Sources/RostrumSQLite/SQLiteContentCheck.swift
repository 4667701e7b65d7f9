import Foundation
import GRDB
import RostrumRuntime
import RostrumStorage

/// Notices pages of a database file that SQLite hasn't written, before it reads them.
///
/// A file that was modified since the last check is read as a whole, by a connection of its own, which
/// finds damage to the structure of tables and indexes. Checkpoints modify the file as well, so the
/// checks of a large file take breaks, and one core for at most 1 % of the time.
///
/// Values have no checksums, so damage inside of them is found when they are read, by which only they
/// are lost.
final class SQLiteContentCheck: Sendable {
  /// The size of files, in bytes, that are checked before they are used: about a tenth of a second.
  static let maximumSizeAtStart = 64 << 20
  /// The break after a check, as a multiple of its duration.
  private static let pause = 100

  private struct State {
    /// When the file was modified before the last check; `nil` before the first one.
    var modification: timespec?
    var next = ContinuousClock.now
    var isRunning = false
  }

  private let path: String
  private let connection: DatabaseQueue
  private let state = Locked(State())

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - configuration: That of a connection that only reads.
  init(path: String, configuration: Configuration) throws {
    self.path = path
    connection = try DatabaseQueue(path: path, configuration: configuration)
  }

  func close() throws { try connection.close() }

  /// Waits for the check that has begun.
  func wait() { connection.unsafeRead { _ in } }

  /// Begins a check if the file was modified since the last one.
  ///
  /// - Parameter found: Called on a queue of the check with an error that means damage.
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
      { return false }
      state.modification = modification
      state.isRunning = true
      return true
    }
  }

  /// Checks a file that is about to be used, unless that would take long.
  ///
  /// - Parameter pool: The connections to the file.
  /// - Throws: An error that means damage.
  static func perform(_ pool: DatabasePool) throws {
    var status = stat()
    guard stat(pool.path, &status) == 0, status.st_size <= maximumSizeAtStart else { return }
    try pool.unsafeRead(perform)
  }

  private static func perform(_ db: Database) throws {
    // Pages in the cache of a connection aren't read again.
    try db.execute(sql: "PRAGMA shrink_memory")
    let results = try String.fetchAll(db, sql: "PRAGMA quick_check")
    let defect = results.first { $0 != "ok" && !isOfValue($0) }
    if let defect { throw StorageError.damaged(reason: defect) }
  }

  /// Whether a result is that a value has the wrong type or isn't permitted in its column.
  private static func isOfValue(_ result: String) -> Bool {
    result.contains(" value in ") || result.hasPrefix("CHECK constraint failed in ")
  }
}
