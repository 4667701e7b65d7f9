import Foundation
import GRDB
import RostrumStorage

/// A database file and its connections.
final class SQLiteFile: Sendable {
  let path: String
  let pool: DatabasePool
  /// A connection for reads by single statements, which need no transaction.
  ///
  /// A look for news takes 18,000 instructions here, and 87,000 through the pool.
  let statements: DatabaseQueue
  let checkpoints: SQLiteCheckpoints
  let log: SQLiteLog
  let gate = RequestGate()
  let files: SQLiteFileCheck
  let contents: SQLiteContentCheck
  /// The new path of a file that was set aside as damaged; `nil` if it wasn't damaged.
  let damagedFile: String?
  /// Whether committed frames of the log were overwritten, so that its last commits are lost.
  let isLogDamaged: Bool
  /// The path of a copy of the damaged log; `nil` if the log was intact or can't be copied.
  let damagedLog: String?
  /// Whether the file existed and was empty.
  let wasEmpty: Bool
  /// Marks the file as in use, so that no other process replaces it.
  private let lock: FileLock
  private let use: FileUse

  /// Opens a file.
  ///
  /// - Parameter path: The path of the file. A symbolic link is resolved first, because SQLite puts
  ///   its other files beside the link's destination.
  /// - Throws: `StorageError`.
  init(path: String) throws(StorageError) {
    let path = Self.destination(of: path)
    self.path = path
    use = FileUse(Self.lock(of: path))
    do {
      let (lock, isAlone) = try Self.lock(Self.lock(of: path))
      wasEmpty = Self.isEmpty(path)
      isLogDamaged = isAlone && Self.isLogDamaged(path)
      damagedLog = isLogDamaged ? Self.copyLog(of: path) : nil
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

  /// Resolves symbolic links to a file, which need not exist.
  private static func destination(of path: String) -> String {
    var path = path
    // The number of links that the system follows.
    for _ in 0..<40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      else { break }
      let folder = URL(filePath: path).deletingLastPathComponent()
      path = URL(filePath: link, relativeTo: folder).path
    }
    return path
  }

  /// The lock file of a database file.
  private static func lock(of path: String) -> String { path + ".lock" }

  /// Whether no other object uses the file; `false` if that isn't known.
  var isAlone: Bool { use.isAlone }

  /// Starts watching for other users of the file.
  ///
  /// - Parameters:
  ///   - queue: The queue on which the closure is called.
  ///   - didOpen: Called when another user is about to open the file.
  /// - Returns: The active source; `nil` if the system can't watch the file.
  func watchArrivals(
    on queue: DispatchQueue, _ didOpen: @escaping @Sendable () -> Void
  ) -> (any DispatchSourceProtocol)? {
    FileActivity.watchOpening(of: Self.lock(of: path), on: queue, didOpen)
  }

  /// Releases the locks that mark the file as in use.
  func unlock() {
    lock.end()
    use.end()
  }

  /// Locks the file, exclusively if no other process uses it.
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

  /// Whether committed frames of the log were overwritten while no process used the file.
  ///
  /// NB: The index can be opened here, because no process has opened the file.
  private static func isLogDamaged(_ path: String) -> Bool {
    let index = SQLiteLogFrames.Index(path: path + "-shm")
    return SQLiteLogFrames.mismatch(in: path + "-wal") { index } != nil
  }

  /// Copies a damaged log before SQLite ignores a part of it.
  private static func copyLog(of path: String) -> String? {
    let log = path + "-wal"
    let place = damaged(log)
    do { try FileManager.default.copyItem(atPath: log, toPath: place) } catch { return nil }
    return place
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

  /// Creates an empty file that only its owner can read, unless the file exists.
  ///
  /// SQLite gives its other files the permissions of this one.
  ///
  /// NB: An existing file isn't opened. Closing any descriptor of a file drops all locks that the
  /// process holds on it, including SQLite's, whichever descriptor acquired them.
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

  /// Whether an error means that the file is damaged, rather than a single value in it.
  static func isDamage(_ error: any Error) -> Bool {
    if case .damaged = StorageError(error) { !(error is UnreadableValue) } else { false }
  }

  /// The file that records that a request has found damage.
  static func marker(of path: String) -> String { path + ".damaged" }

  /// A new path for a damaged file.
  private static func damaged(_ path: String) -> String {
    let stamp = Date().ISO8601Format().replacing(":", with: "-")
    return "\(path).damaged-\(stamp)-\(UUID().uuidString.prefix(4))"
  }

  /// Renames a damaged file and its log.
  private static func setAside(_ path: String) throws -> String {
    let place = damaged(path)
    guard rename(path, place) == 0 else { throw FileError(path: path, code: errno) }
    // Without its log, the file would lack the latest changes. SQLite recreates the index of the log.
    _ = rename(path + "-wal", place + "-wal")
    _ = unlink(path + "-shm")
    _ = unlink(marker(of: path))
    return place
  }
}

/// The file was made by a later version whose tables this version doesn't know.
struct LaterVersion: Error {}
