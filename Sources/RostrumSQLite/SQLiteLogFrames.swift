import Foundation
import GRDB
import GRDBSQLite

/// Detects that committed frames in the log of a database were overwritten.
///
/// Each frame of a log contains a checksum of the frame and of all frames before it. SQLite compares
/// them when a process opens the file, and ignores the log from the first mismatch on: later commits
/// are lost without an error. Until then it reads the frames without comparing them. The log's index
/// says how many frames are committed, so a mismatch before that is damage.
///
/// See "The WAL File Format" and "The WAL-Index File Format" in SQLite's documentation.
enum SQLiteLogFrames {
  /// What the index of a log says about it.
  struct Index: Equatable {
    /// The number of committed frames.
    var count: Int
    /// The random numbers that distinguish a log from its predecessors, as they are in the file.
    var salt: [UInt8]
    /// The size of a page, in bytes.
    var pageSize: Int

    private static let size = 48

    /// Reads an index; `nil` if it isn't initialized, is being changed, or has no valid page size.
    ///
    /// - Parameter bytes: The first 96 bytes of the index: two copies of its header.
    init?(_ bytes: UnsafeRawBufferPointer) {
      guard bytes.count >= 2 * Self.size,
        bytes[..<Self.size].elementsEqual(bytes[Self.size..<(2 * Self.size)]), bytes[12] != 0
      else { return nil }
      let size = Int(bytes.loadUnaligned(fromByteOffset: 14, as: UInt16.self))
      // The page size 65536 is stored as 1.
      pageSize = size == 1 ? 65_536 : size
      guard (512...65_536).contains(pageSize), pageSize.nonzeroBitCount == 1 else { return nil }
      count = Int(bytes.loadUnaligned(fromByteOffset: 16, as: UInt32.self))
      salt = Array(bytes[32..<40])
    }
  }

  /// The first frame with a wrong checksum.
  struct Mismatch: Equatable {
    /// The number of the frame, from 1.
    var frame: Int
    /// The number of committed frames.
    var count: Int
  }

  private static let headerSize = 32
  private static let frameHeaderSize = 24

  /// Compares the committed frames of a log with their checksums.
  ///
  /// SQLite holds no locks on the log, so the file can be opened here.
  ///
  /// - Parameters:
  ///   - path: The path of the log.
  ///   - index: Returns what the log's index says, before and after the frames are read.
  /// - Returns: The first mismatch; `nil` if there is none, or if SQLite has reset the log.
  /// - Complexity: O(*n*) in the size of the log.
  static func mismatch(in path: String, _ index: () -> Index?) -> Mismatch? {
    guard let before = index(), before.count > 0 else { return nil }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard let frame = firstMismatch(in: descriptor, before),
      let after = index(), after.salt == before.salt, after.count >= before.count
    else { return nil }
    return Mismatch(frame: frame, count: before.count)
  }

  private static func firstMismatch(in descriptor: CInt, _ index: Index) -> Int? {
    var header = [UInt8](repeating: 0, count: headerSize)
    guard pread(descriptor, &header, headerSize, 0) == headerSize,
      Array(header[16..<24]) == index.salt
    else { return 1 }
    var sum = Checksum(isBigEndian: header[3] & 1 == 1)
    header.withUnsafeBytes { sum.add($0[..<24]) }
    guard header.withUnsafeBytes({ sum.isStored($0[24...]) }) else { return 1 }
    let size = frameHeaderSize + index.pageSize
    // About a quarter of a megabyte at once.
    let batch = max(1, 262_144 / size)
    var bytes = [UInt8](repeating: 0, count: size * batch)
    for first in stride(from: 0, to: index.count, by: batch) {
      let count = min(batch, index.count - first)
      let read = pread(descriptor, &bytes, count * size, off_t(headerSize + first * size))
      let frames = max(0, read) / size
      let wrong = bytes.withUnsafeBytes { bytes in
        (0..<frames).first { number in
          let frame = UnsafeRawBufferPointer(
            rebasing: bytes[(number * size)..<((number + 1) * size)])
          sum.add(frame[..<8])
          sum.add(frame[frameHeaderSize...])
          return !frame[8..<16].elementsEqual(index.salt) || !sum.isStored(frame[16..<24])
        }
      }
      if let wrong { return first + wrong + 1 }
      if frames < count { return first + frames + 1 }
    }
    return nil
  }

  /// The running checksum of a log.
  private struct Checksum {
    private let isBigEndian: Bool
    private var first: UInt32 = 0
    private var second: UInt32 = 0

    init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

    /// Adds bytes, whose number is a multiple of eight.
    mutating func add(_ bytes: Slice<UnsafeRawBufferPointer>) {
      let bytes = UnsafeRawBufferPointer(rebasing: bytes)
      var (first, second) = (first, second)
      for offset in stride(from: 0, to: bytes.count, by: 8) {
        let one = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        let two = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
        first &+= (isBigEndian ? UInt32(bigEndian: one) : UInt32(littleEndian: one)) &+ second
        second &+= (isBigEndian ? UInt32(bigEndian: two) : UInt32(littleEndian: two)) &+ first
      }
      (self.first, self.second) = (first, second)
    }

    /// Whether the checksum is the one in eight bytes.
    func isStored(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
      let bytes = UnsafeRawBufferPointer(rebasing: bytes)
      return UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self)) == first
        && UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)) == second
    }
  }
}

extension SQLiteLogFrames.Index {
  /// The index of the log of a connection's database, which the connection has mapped.
  ///
  /// NB: Opening and closing the file here would drop SQLite's locks.
  init?(_ db: Database) {
    var file: UnsafeMutablePointer<sqlite3_file>?
    var region: UnsafeMutableRawPointer?
    guard
      sqlite3_file_control(db.sqliteConnection, "main", SQLITE_FCNTL_FILE_POINTER, &file)
        == SQLITE_OK, let file, let map = file.pointee.pMethods?.pointee.xShmMap,
      map(file, 0, 32_768, 0, &region) == SQLITE_OK, let region
    else { return nil }
    self.init(UnsafeRawBufferPointer(start: region, count: 96))
  }

  /// The index that an earlier process left, while no process uses the file.
  init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 96)
    guard pread(descriptor, &bytes, bytes.count, 0) == bytes.count else { return nil }
    guard let index = bytes.withUnsafeBytes({ Self($0) }) else { return nil }
    self = index
  }
}
