import Foundation
import GRDB
public import RostrumStorage

/// A storage in one file, which several processes of one machine can share.
///
/// ```swift
/// let storage = try SQLiteStorage(path: "/var/lib/app/rostrum.sqlite")
/// if let damaged = storage.damagedFile {
///   logger.error("The storage was damaged, and begins anew.", metadata: ["kept": "\(damaged)"])
/// }
/// ```
///
/// Only the owner can read the file, which has a write-ahead log. Sessions and shared values that were
/// written survive a loss of power. Other sessions and nodes see them some milliseconds before that;
/// after a loss of power, none of them is left. For the same reason, the rows of new sessions and
/// leases are written, and leases are released, without waiting for the disk.
///
/// A node holds a lock of the system while its process lives. Its sessions can be claimed the moment the
/// process has ended, however it has ended. A node whose process is stopped is dead when its lease has
/// ended, as in other storages.
///
/// A damaged file is never overwritten: it is renamed, and a new one is made. Damage that is found while
/// the program runs is marked for the next start. Each ``renew(_:for:)`` also checks whether the file was
/// removed, replaced, cut off or overwritten, or its log removed; a file of more than some megabytes is
/// read as a whole in the meantime. After either, all requests throw
/// `StorageError/damaged(reason:)`, because nothing that they write would be found again.
///
/// Besides the file there are `rostrum.sqlite.lock`, by which processes learn of each other, and the
/// folder `rostrum.sqlite.nodes` with the locks and turn markers of nodes. After ``close()``, the file
/// alone is a backup, if no other process uses it.
///
/// Requests are performed on queues of the storage, so they block neither the caller's thread nor
/// those of Swift's concurrency.
public final class SQLiteStorage: Sendable {
  let file: SQLiteFile
  let nodeFiles: NodeFiles
  let nodes: NodeTable
  let clock: SQLiteClock
  let signals: StorageSignals
  let watch: SQLiteWatch

  /// The new path of a damaged file, which opening the storage moved away; `nil` if there was none.
  public var damagedFile: String? { file.damagedFile }

  /// Whether the file existed, and had nothing in it when the storage was opened.
  ///
  /// It was made for the storage, or someone has emptied it.
  public var wasEmpty: Bool { file.wasEmpty }

  /// Opens a file, and makes it if it doesn't exist.
  ///
  /// It blocks the caller while the file is opened and its tables are brought up to date.
  ///
  /// - Parameter path: The path of the file, whose folder exists.
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

  /// Moves all changes to the file, and closes it.
  public func close() async {
    signals.finish()
    await file.finish()
  }
}
