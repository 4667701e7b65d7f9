import Foundation
import GRDB
import GRDBSQLite
import RostrumRuntime

/// Detects that a database file was removed, replaced or damaged while in use.
///
/// SQLite doesn't detect this: it keeps using its open descriptors, although the files can no
/// longer be opened by name.
///
/// NB: The header is read through SQLite's own descriptor. Opening and closing the file here would
/// drop SQLite's locks.
final class SQLiteFileCheck: Sendable {
  /// The result of a check.
  struct Finding {
    /// A description of the finding.
    var reason: String
    /// Whether the file is unusable for the next process.
    var isDamage: Bool
  }

  private struct Identity: Equatable {
    var device: dev_t
    var node: ino_t
  }

  private let path: String
  /// The identities of the file, its log and the log's index when they were first seen.
  private let identities = Locked<[String: Identity]>([:])
  /// The largest observed size of the file, in bytes.
  private let largest = Locked<Int64>(0)

  init(path: String) { self.path = path }

  /// Compares the files with their state when they were first seen.
  ///
  /// - Parameter db: A connection to the file that has read from it.
  /// - Returns: The first finding; `nil` if there is none.
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

  /// Describes how a file differs from the one that was first seen.
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

  /// Whether the log has lost its header, without which the next process ignores its contents.
  ///
  /// SQLite holds no locks on the log, so it can be opened here.
  private func isLogOverwritten() -> Bool {
    let descriptor = open(path + "-wal", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var magic = [UInt8](repeating: 0, count: 4)
    guard pread(descriptor, &magic, magic.count, 0) == magic.count else { return false }
    // The last bit is the byte order of the checksums.
    magic[3] &= 0xfe
    return magic != [0x37, 0x7f, 0x06, 0x82]
  }

  /// Whether the file is shorter than it was, and shorter than its header says.
  ///
  /// A file grows after its header has the new size, and shrinks after its header has changed.
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

  /// The fields at the start of a database file.
  private struct Header {
    private static let magic = Array("SQLite format 3\0".utf8)
    private static let count = 100

    /// The size of the file, in bytes.
    var size: Int64

    /// Reads the header; `nil` if the bytes aren't a header.
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
      // The page size 65536 is stored as 1.
      let pageSize = Int64(bytes[16]) << 8 | Int64(bytes[17])
      let pages = bytes[28..<32].reduce(Int64(0)) { $0 << 8 | Int64($1) }
      size = (pageSize == 1 ? 65_536 : pageSize) * pages
    }
  }
}
