import Foundation
import NIOCore
internal import RostrumRestoration

/// The difference between two snapshots of a session.
///
///     let delta = SnapshotDelta(from: stored, to: snapshot)
///     try delta?.applied(to: stored) == snapshot
///
/// A changed value is a splice of its JSON: the replaced range and its replacement.
package struct SnapshotDelta: Hashable, Sendable {
  /// A changed or new value.
  enum Change: Hashable, Sendable {
    /// The value is new, or of a different type.
    case entry(LaunchSnapshot.Entry)
    /// The value's JSON has changed in one range.
    case splice(ByteSplice, unused: Int?)
  }

  var address: String?
  var lastEvent: UInt64
  var tokenFloor: UInt64
  var isDark: Bool
  var isCompact: Bool
  /// The scene's values that the tab stores; `nil` if they haven't changed.
  var kept: [String: String]?
  /// The names of the used database values; `nil` if they haven't changed.
  var sharedValues: [String]?
  var removed: [KeptPlace] = []
  var changes: [KeptPlace: Change] = [:]

  /// Compares two snapshots; `nil` if they are from different programs or builds.
  ///
  /// - Complexity: O(*n*) in the size of the snapshots.
  package init?(from base: SessionSnapshot, to snapshot: SessionSnapshot) {
    guard base.program == snapshot.program, base.build == snapshot.build else { return nil }
    address = snapshot.address
    lastEvent = snapshot.lastEvent
    tokenFloor = snapshot.tokenFloor
    isDark = snapshot.isDark
    isCompact = snapshot.isCompact
    if snapshot.kept != base.kept { kept = snapshot.kept }
    if snapshot.sharedValues != base.sharedValues { sharedValues = snapshot.sharedValues }
    let entries = base.launch.entries
    for (place, entry) in snapshot.launch.entries {
      guard let former = entries[place], former.type == entry.type else {
        changes[place] = .entry(entry)
        continue
      }
      if former == entry { continue }
      let splice = ByteSplice(from: former.json, to: entry.json)
      changes[place] = .splice(splice, unused: entry.unused)
    }
    removed = entries.keys.filter { snapshot.launch.entries[$0] == nil }
  }

  /// Applies the delta.
  ///
  /// - Parameter base: The snapshot that the delta is based on.
  /// - Returns: The snapshot.
  /// - Throws: ``SessionSnapshot/Defect/damaged`` if the base is visibly a different snapshot.
  package func applied(
    to base: SessionSnapshot
  ) throws(SessionSnapshot.Defect) -> SessionSnapshot {
    var snapshot = base
    snapshot.address = address
    snapshot.lastEvent = lastEvent
    snapshot.tokenFloor = tokenFloor
    snapshot.isDark = isDark
    snapshot.isCompact = isCompact
    if let kept { snapshot.kept = kept }
    if let sharedValues { snapshot.sharedValues = sharedValues }
    for place in removed { snapshot.launch.entries[place] = nil }
    for (place, change) in changes {
      switch change {
      case .entry(let entry): snapshot.launch.entries[place] = entry
      case .splice(let splice, let unused):
        guard let former = snapshot.launch.entries[place],
          let json = splice.applied(to: former.json)
        else { throw .damaged }
        snapshot.launch.entries[place] = LaunchSnapshot.Entry(
          type: former.type, json: json, unused: unused)
      }
    }
    return snapshot
  }
}

/// The replacement of one range of bytes.
struct ByteSplice: Hashable, Sendable {
  /// The offset of the range.
  var offset: Int
  /// The length of the range, in bytes.
  var count: Int
  /// The replacement.
  var bytes: Data

  /// Finds the smallest range outside of which two values are equal.
  init(from old: Data, to new: Data) {
    let limit = min(old.count, new.count)
    let (prefix, suffix) = old.withUnsafeBytes { old in
      new.withUnsafeBytes { new in
        var prefix = 0
        while prefix < limit, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < limit - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
          suffix += 1
        }
        return (prefix, suffix)
      }
    }
    offset = prefix
    count = old.count - prefix - suffix
    bytes = Data(new.dropFirst(prefix).dropLast(suffix))
  }

  init(offset: Int, count: Int, bytes: Data) {
    self.offset = offset
    self.count = count
    self.bytes = bytes
  }

  /// The value with the range replaced; `nil` if the range is out of bounds.
  func applied(to data: Data) -> Data? {
    guard offset >= 0, count >= 0, offset <= data.count, count <= data.count - offset else {
      return nil
    }
    return data.prefix(offset) + bytes + data.dropFirst(offset + count)
  }
}

// MARK: Format

extension SnapshotDelta {
  /// The magic number of the format.
  private static let name: UInt32 = 0x5253_5444
  /// The version of the format.
  package static let version: UInt16 = 1

  /// Encodes the delta, in the order of its properties.
  ///
  /// - Complexity: O(*n*) in the size of the delta.
  package func encoded() -> [UInt8] {
    var buffer = ByteBufferAllocator().buffer(capacity: 256)
    buffer.writeMultipleIntegers(Self.name, Self.version, lastEvent, tokenFloor)
    buffer.write(isDark)
    buffer.write(isCompact)
    buffer.write(address.map { [$0] } ?? []) { $0.write($1) }
    buffer.write(kept.map { [$0] } ?? []) { buffer, kept in
      buffer.write(kept) {
        $0.write($1.key)
        $0.write($1.value)
      }
    }
    buffer.write(sharedValues.map { [$0] } ?? []) { $0.write($1) { $0.write($1) } }
    buffer.write(removed) { $0.write($1.rawValue) }
    buffer.write(changes) { buffer, change in
      buffer.write(change.key.rawValue)
      buffer.write(change.value)
    }
    return Array(buffer.readableBytesView)
  }

  /// Decodes a delta.
  ///
  /// - Throws: ``SessionSnapshot/Defect``.
  package init(decoding bytes: [UInt8]) throws(SessionSnapshot.Defect) {
    var reader = SnapshotReader(buffer: ByteBuffer(bytes: bytes))
    guard try reader.integer(UInt32.self) == Self.name else { throw .damaged }
    let version = try reader.integer(UInt16.self)
    if version > Self.version { throw .laterVersion(Int(version)) }
    lastEvent = try reader.integer()
    tokenFloor = try reader.integer()
    isDark = try reader.integer(UInt8.self) != 0
    isCompact = try reader.integer(UInt8.self) != 0
    address = try reader.texts().first
    kept = try reader.list { (reader) throws(SessionSnapshot.Defect) in try reader.pairs() }.first
    sharedValues = try reader.list { (reader) throws(SessionSnapshot.Defect) in
      try reader.texts()
    }.first
    removed = try reader.texts().map(KeptPlace.init(rawValue:))
    let changes = try reader.list { (reader) throws(SessionSnapshot.Defect) in
      (KeptPlace(rawValue: try reader.text()), try reader.change())
    }
    self.changes = Dictionary(changes) { $1 }
    guard reader.isAtEnd else { throw .damaged }
  }
}

extension ByteBuffer {
  fileprivate mutating func write(_ change: SnapshotDelta.Change) {
    switch change {
    case .entry(let entry):
      writeInteger(UInt8(0))
      write(entry.type)
      write(unused: entry.unused)
      write(entry.json)
    case .splice(let splice, let unused):
      writeInteger(UInt8(1))
      write(unused: unused)
      writeMultipleIntegers(UInt32(splice.offset), UInt32(splice.count))
      write(splice.bytes)
    }
  }
}

extension SnapshotReader {
  fileprivate mutating func change() throws(SessionSnapshot.Defect) -> SnapshotDelta.Change {
    switch try integer(UInt8.self) {
    case 0:
      let type = try text()
      let unused = try unused()
      return .entry(LaunchSnapshot.Entry(type: type, json: try data(), unused: unused))
    case 1:
      let unused = try unused()
      let (offset, count) = (try integer(UInt32.self), try integer(UInt32.self))
      let splice = ByteSplice(offset: Int(offset), count: Int(count), bytes: try data())
      return .splice(splice, unused: unused)
    default: throw .damaged
    }
  }
}
