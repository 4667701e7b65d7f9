import Foundation
import GRDB
public import RostrumStorage

/// A storage in one file, which processes of one machine can share.
///
/// ```swift
/// let storage = try SQLiteStorage(path: "/var/lib/app/rostrum.sqlite")
/// if let damaged = storage.damagedFile {
///   logger.error("The storage was damaged and replaced.", metadata: ["kept": "\(damaged)"])
/// }
/// ```
///
/// Only the owner can read the file, which has a write-ahead log. Sessions and shared values
/// survive a power loss once they are written. Other sessions and nodes see them some milliseconds
/// earlier, but none of those outlives the power loss. For the same reason, inserting new sessions,
/// acquiring leases and releasing them don't wait for the disk.
///
/// A node holds a system lock while its process lives. Its sessions can be claimed as soon as the
/// process has ended, for whatever reason. A node whose process is suspended is dead when its lease
/// expires, as in other storages.
///
/// A damaged file is never overwritten: it is renamed, and a new one is created. Damage found while
/// the program runs is marked for the next start. Each ``renew(_:for:)`` also checks whether the
/// file was removed, replaced, truncated or overwritten, or its log removed; a file of more than
/// some megabytes is read as a whole in the background. After either, all requests throw
/// `StorageError/damaged(reason:)`, because no later process would find what they write.
///
/// Beside the file are `rostrum.sqlite.lock`, by which processes detect each other, and the folder
/// `rostrum.sqlite.nodes` with the locks and turn markers of nodes. After ``close()``, the file
/// alone is a complete backup, if no other process uses it.
///
/// Requests run on the storage's queues, so they block neither the caller's thread nor Swift's
/// cooperative threads.
public final class SQLiteStorage: Sendable {
  let file: SQLiteFile
  let nodeFiles: NodeFiles
  let nodes: NodeTable
  let clock: SQLiteClock
  let signals: StorageSignals
  let watch: SQLiteWatch

  /// The new path of a damaged file that opening the storage has renamed; `nil` if there was none.
  public var damagedFile: String? { file.damagedFile }

  /// Whether the log was damaged when the storage was opened, so that its last commits are lost.
  public var isLogDamaged: Bool { file.isLogDamaged }

  /// The path of a copy of the damaged log; `nil` if the log was intact or can't be copied.
  public var damagedLog: String? { file.damagedLog }

  /// Whether the log has contents that may not be in the file.
  ///
  /// After ``close()``, that means that another program was using the file, which alone is no backup
  /// then.
  public var hasPendingLog: Bool {
    var status = stat()
    return stat(file.path + "-wal", &status) == 0 && status.st_size > 0
  }

  /// Whether the file existed and was empty when the storage was opened.
  ///
  /// It was created for the storage, or someone has emptied it.
  public var wasEmpty: Bool { file.wasEmpty }

  /// Opens a file, and creates it if it doesn't exist.
  ///
  /// This blocks the caller until the file is open and its tables are up to date.
  ///
  /// - Parameter path: The path of the file, in an existing folder.
  /// - Throws: `StorageError`, such as `StorageError/unreachable(reason:)` if the file was made
  ///   by a later version, or `StorageError/damaged(reason:)` if it is damaged while a different
  ///   process uses it.
  public convenience init(path: String) throws(StorageError) {
    try self.init(path: path, clock: .system)
  }

  init(path: String, clock: SQLiteClock) throws(StorageError) {
    let file = try SQLiteFile(path: path)
    self.file = file
    self.clock = clock
    nodeFiles = try NodeFiles(folder: file.path + ".nodes")
    nodes = NodeTable(files: nodeFiles, clock: clock)
    let watch = SQLiteWatch(file)
    self.watch = watch
    signals = watch.signals
  }

  /// Checkpoints the log, and closes the file.
  public func close() async {
    signals.finish()
    await file.finish()
  }
}
