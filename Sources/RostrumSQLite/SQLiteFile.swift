import Foundation
import GRDB
import RostrumStorage

/// A database file with its connections.
final class SQLiteFile: Sendable {
  let path: String
  let pool: DatabasePool
  /// A connection for reading by single statements, which need no transaction.
  ///
  /// Looking for news in this way takes 18,000 instructions, and 87,000 by the pool.
  let statements: DatabaseQueue
  let checkpoints: SQLiteCheckpoints
  let log: SQLiteLog
  let gate = RequestGate()
  let files: SQLiteFileCheck
  let contents: SQLiteContentCheck
  /// The new path of a damaged file; `nil` if the file wasn't damaged.
  let damagedFile: String?
  /// Whether the file was empty, although it existed.
  let wasEmpty: Bool
  /// Shows that a process uses the file, so that no other one replaces it.
  private let lock: FileLock
  private let use: FileUse

  /// Opens a file.
  ///
  /// - Parameter path: The path of the file. For a symbolic link it is that of its destination, beside
  ///   which SQLite puts its other files.
  /// - Throws: `StorageError`.
  init(path: String) throws(StorageError) {
    let path = Self.destination(of: path)
    self.path = path
    use = FileUse(Self.lock(of: path))
    do {
      let (lock, isAlone) = try Self.lock(Self.lock(of: path))
      wasEmpty = Self.isEmpty(path)
      let (pool, damagedFile) = try Self.open(path, isAlone: isAlone)
      _ = lock.change(to: .shared, isWaiting: true)
      (self.lock, self.pool, self.damagedFile) = (lock, pool, damagedFile)
      log = SQLiteLog(path: path + "-wal")
      checkpoints = try SQLiteCheckpoints(path: path, configuration: Self.configuration())
      statements = try DatabaseQueue(
        path: path, configuration: Self.configuration(isReadOnly: true))
      files = SQLiteFileCheck(path: path)
      contents = try SQLiteContentCheck(
        path: path, configuration: Self.configuration(isReadOnly: true))
    } catch { throw StorageError(error) }
  }

  /// Follows symbolic links to a file, which need not exist.
  private static func destination(of path: String) -> String {
    var path = path
    // As many links as the system follows.
    for _ in 0..<40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      else { break }
      let folder = URL(filePath: path).deletingLastPathComponent()
      path = URL(filePath: link, relativeTo: folder).path
    }
    return path
  }

  /// The file beside a database file that is locked for it.
  private static func lock(of path: String) -> String { path + ".lock" }

  /// Whether only this object uses the file; `false` if that isn't known.
  var isAlone: Bool { use.isAlone }

  /// Has the system report that someone else begins to use the file.
  ///
  /// - Parameters:
  ///   - queue: The queue of the function.
  ///   - didOpen: Called when someone is about to use the file.
  /// - Returns: The active source; `nil` if the system can't report it.
  func watchArrivals(
    on queue: DispatchQueue, _ didOpen: @escaping @Sendable () -> Void
  ) -> (any DispatchSourceProtocol)? {
    FileActivity.watchOpening(of: Self.lock(of: path), on: queue, didOpen)
  }

  /// Ends the locks that show that the file is in use.
  func unlock() {
    lock.end()
    use.end()
  }

  /// Locks the file: exclusively if no other process uses it.
  private static func lock(_ path: String) throws -> (FileLock, isAlone: Bool) {
    if let lock = try FileLock(path, .exclusive, isWaiting: false) { return (lock, true) }
    guard let lock = try FileLock(path, .shared, isWaiting: true) else {
      throw FileError(path: path, code: EDEADLK)
    }
    return (lock, false)
  }

  private static func open(
    _ path: String, isAlone: Bool
  ) throws -> (DatabasePool, damagedFile: String?) {
    do {
      if access(marker(of: path), F_OK) == 0, isAlone {
        throw StorageError.damaged(reason: "An earlier request found the file to be damaged.")
      }
      let pool = try connect(path)
      if isAlone { try SQLiteContentCheck.perform(pool) }
      return (pool, nil)
    } catch let error where isAlone && isDamage(error) {
      let place = try setAside(path)
      return (try connect(path), place)
    }
  }

  private static func isEmpty(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_size == 0
  }

  private static func connect(_ path: String) throws -> DatabasePool {
    try create(path)
    let pool = try DatabasePool(path: path, configuration: configuration())
    let migrator = SQLiteSchema.migrator
    if try pool.read({ try migrator.hasBeenSuperseded($0) }) { throw LaterVersion() }
    try migrator.migrate(pool)
    try pool.write { db in
      try SQLiteSchema.check(db)
      try SQLiteSchema.add(to: db)
    }
    return pool
  }

  /// Makes an empty file that only the owner can read, unless the file exists.
  ///
  /// SQLite gives its other files the permissions of this one.
  ///
  /// NB: A file that exists isn't opened. To close any descriptor of a file is to drop all locks that
  /// the process has on it, those of SQLite included, whichever descriptor they were taken by.
  private static func create(_ path: String) throws {
    let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      if errno == EEXIST { return }
      throw FileError(path: path, code: errno)
    }
    close(descriptor)
  }

  private static func configuration(isReadOnly: Bool = false) -> Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.label = "rostrum.sqlite"
    configuration.readonly = isReadOnly
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA wal_autocheckpoint = \(SQLiteCheckpoints.maximumPages)")
    }
    return configuration
  }

  /// Whether an error means that the file is damaged, and not just a value in it.
  static func isDamage(_ error: any Error) -> Bool {
    if case .damaged = StorageError(error) { !(error is UnreadableValue) } else { false }
  }

  /// The file that shows that a request has found damage.
  static func marker(of path: String) -> String { path + ".damaged" }

  /// Renames a damaged file with its log.
  private static func setAside(_ path: String) throws -> String {
    let stamp = Date().ISO8601Format().replacing(":", with: "-")
    let place = "\(path).damaged-\(stamp)-\(UUID().uuidString.prefix(4))"
    guard rename(path, place) == 0 else { throw FileError(path: path, code: errno) }
    // Without its log the file would lack the last changes. The index of the log is made again.
    _ = rename(path + "-wal", place + "-wal")
    _ = unlink(path + "-shm")
    _ = unlink(marker(of: path))
    return place
  }
}

/// The file was made by a later version, whose tables this one doesn't know.
struct LaterVersion: Error {}
