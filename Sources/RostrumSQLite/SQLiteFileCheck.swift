import Foundation
import GRDB
import GRDBSQLite
import RostrumRuntime

/// Notices that someone removes, replaces or damages a database file while it is in use.
///
/// SQLite notices nothing of that: it goes on with the files that it has open, which nobody can open any
/// more.
///
/// NB: The header is read by SQLite's own descriptor. To open the file here, and close it, would drop
/// SQLite's locks.
final class SQLiteFileCheck: Sendable {
  /// What has happened to a file.
  struct Finding {
    /// What has happened, in words.
    var reason: String
    /// Whether the next process can't use the file.
    var isDamage: Bool
  }

  private struct Identity: Equatable {
    var device: dev_t
    var node: ino_t
  }

  private let path: String
  /// The file, its log and the index of the log, as they were when they were seen first.
  private let identities = Locked<[String: Identity]>([:])
  /// The largest size of the file that was seen, in bytes.
  private let largest = Locked<Int64>(0)

  init(path: String) { self.path = path }

  /// Compares the files with those that were seen first.
  ///
  /// - Parameter db: A connection to the file, which has read something.
  /// - Returns: The first finding; `nil` if all is well.
  func perform(_ db: Database) -> Finding? {
    for suffix in ["", "-wal", "-shm"] {
      if let reason = change(of: path + suffix) { return Finding(reason: reason, isDamage: false) }
    }
    if isLogOverwritten() {
      return Finding(
        reason: "\(path)-wal was overwritten while the program was running.", isDamage: false)
    }
    guard let header = Header(db) else {
      return Finding(reason: "\(path) has lost the header of a database.", isDamage: true)
    }
    return shortening(header)
  }

  /// Why a file isn't the one that was seen first.
  private func change(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return errno == ENOENT ? "\(path) was removed while the program was running." : nil
    }
    let found = Identity(device: status.st_dev, node: status.st_ino)
    let first = identities.withLock { identities in
      let first = identities[path] ?? found
      identities[path] = first
      return first
    }
    return found == first ? nil : "\(path) was replaced while the program was running."
  }

  /// Whether the log has lost its header, without which the next process ignores all that is in it.
  ///
  /// SQLite has no locks on the log, so it can be opened.
  private func isLogOverwritten() -> Bool {
    let descriptor = open(path + "-wal", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var magic = [UInt8](repeating: 0, count: 4)
    guard pread(descriptor, &magic, magic.count, 0) == magic.count else { return false }
    // The last bit is the byte order of checksums.
    magic[3] &= 0xfe
    return magic != [0x37, 0x7f, 0x06, 0x82]
  }

  /// Whether the file is shorter than it was, and than its header says.
  ///
  /// A file grows while its header has its new size already, and is shortened after its header was.
  private func shortening(_ header: Header) -> Finding? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let size = Int64(status.st_size)
    let former = largest.withLock { largest in
      defer { largest = max(largest, size) }
      return largest
    }
    guard size < former, size < header.size else { return nil }
    return Finding(
      reason: "\(path) was cut off at \(size) of \(header.size) bytes.", isDamage: true)
  }

  /// What the first bytes of a file say.
  private struct Header {
    private static let magic = Array("SQLite format 3\0".utf8)
    private static let count = 100

    /// The size of the file, in bytes.
    var size: Int64

    /// Reads the header; `nil` if it isn't one.
    init?(_ db: Database) {
      var file: UnsafeMutablePointer<sqlite3_file>?
      guard
        sqlite3_file_control(db.sqliteConnection, "main", SQLITE_FCNTL_FILE_POINTER, &file)
          == SQLITE_OK, let file, let read = file.pointee.pMethods?.pointee.xRead
      else { return nil }
      var bytes = [UInt8](repeating: 0, count: Self.count)
      guard read(file, &bytes, CInt(Self.count), 0) == SQLITE_OK,
        bytes.starts(with: Self.magic)
      else { return nil }
      // The page size 65536 is written as 1.
      let pageSize = Int64(bytes[16]) << 8 | Int64(bytes[17])
      let pages = bytes[28..<32].reduce(Int64(0)) { $0 << 8 | Int64($1) }
      size = (pageSize == 1 ? 65_536 : pageSize) * pages
    }
  }
}
