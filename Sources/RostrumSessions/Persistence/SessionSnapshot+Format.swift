import Foundation
import NIOCore
internal import RostrumRestoration

// The format of a stored session
// ==============================
//
// Four bytes identify the format, and two its version. The fields follow in the order of `encoded()`.
// Reading version 1, a property list, took half a million instructions per restored session.

extension SessionSnapshot {
  /// The version of the format.
  package static let version: UInt16 = 2
  /// The magic number of version 2 and later.
  private static let name: UInt32 = 0x5253_544D

  /// The snapshot as bytes.
  ///
  /// - Complexity: O(*n*) in the size of the snapshot.
  package func encoded() -> [UInt8] {
    var buffer = ByteBufferAllocator().buffer(capacity: 1024 + launch.byteCount)
    buffer.writeMultipleIntegers(Self.name, Self.version)
    buffer.write(program)
    buffer.write(build)
    buffer.write(address.map { [$0] } ?? []) { $0.write($1) }
    buffer.write(kept) {
      $0.write($1.key)
      $0.write($1.value)
    }
    buffer.writeMultipleIntegers(lastEvent, tokenFloor)
    buffer.write(isDark)
    buffer.write(isCompact)
    buffer.write(sharedValues) { $0.write($1) }
    buffer.write(launch.entries) { buffer, entry in
      buffer.write(entry.key.rawValue)
      buffer.write(entry.value.type)
      buffer.write(unused: entry.value.unused)
      buffer.write(entry.value.json)
    }
    return Array(buffer.readableBytesView)
  }

  /// Decodes a snapshot of a program.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - program: The name of the app.
  /// - Throws: ``Defect``.
  /// - Complexity: O(*n*) in the size of the snapshot.
  package init(decoding bytes: [UInt8], of program: String) throws(Defect) {
    if bytes.starts(with: "bplist".utf8) {
      self = try FormerSnapshot(decoding: bytes).snapshot
    } else {
      var reader = SnapshotReader(buffer: ByteBuffer(bytes: bytes))
      guard try reader.integer(UInt32.self) == Self.name else { throw .damaged }
      let version = try reader.integer(UInt16.self)
      if version > Self.version { throw .laterVersion(Int(version)) }
      guard version == Self.version else { throw .damaged }
      try self.init(reading: &reader)
      guard reader.isAtEnd else { throw .damaged }
    }
    guard self.program == program else { throw .differentProgram(self.program) }
  }

  private init(reading reader: inout SnapshotReader) throws(Defect) {
    program = try reader.text()
    build = try reader.text()
    address = try reader.texts().first
    kept = try reader.pairs()
    lastEvent = try reader.integer()
    tokenFloor = try reader.integer()
    isDark = try reader.integer(UInt8.self) != 0
    isCompact = try reader.integer(UInt8.self) != 0
    sharedValues = try reader.texts()
    let entries = try reader.list { (reader) throws(Defect) in
      let place = KeptPlace(rawValue: try reader.text())
      let type = try reader.text()
      let unused = try reader.unused()
      return (place, LaunchSnapshot.Entry(type: type, json: try reader.data(), unused: unused))
    }
    launch = LaunchSnapshot(entries: Dictionary(entries) { $1 })
  }
}

/// A snapshot in version 1 of the format.
private struct FormerSnapshot: Decodable {
  struct Session: Decodable {
    var program: String
    var build: String
    var launch: LaunchSnapshot
    var address: String?
    var kept: [String: String]
    var lastEvent: UInt64
    var tokenFloor: UInt64
    var isDark: Bool
    var isCompact: Bool
    var sharedValues: [String]?
  }

  var session: Session

  init(decoding bytes: [UInt8]) throws(SessionSnapshot.Defect) {
    guard let former = try? PropertyListDecoder().decode(Self.self, from: Data(bytes)) else {
      throw .damaged
    }
    self = former
  }

  var snapshot: SessionSnapshot {
    SessionSnapshot(
      program: session.program, build: session.build, launch: session.launch,
      address: session.address, kept: session.kept, lastEvent: session.lastEvent,
      tokenFloor: session.tokenFloor, isDark: session.isDark, isCompact: session.isCompact,
      sharedValues: session.sharedValues ?? [])
  }
}
