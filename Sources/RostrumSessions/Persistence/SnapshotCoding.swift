import Foundation
import NIOCore

// Integers are in network byte order. Texts and data are preceded by their length in bytes, in four
// bytes.

extension ByteBuffer {
  mutating func write(_ text: String) {
    writeInteger(UInt32(text.utf8.count))
    writeString(text)
  }

  mutating func write(_ data: Data) {
    writeInteger(UInt32(data.count))
    writeBytes(data)
  }

  mutating func write(unused: Int?) { writeInteger(Int32(clamping: unused ?? -1)) }

  mutating func write(_ flag: Bool) { writeInteger(UInt8(flag ? 1 : 0)) }

  mutating func write<List: Collection>(
    _ list: List, _ body: (inout ByteBuffer, List.Element) -> Void
  ) {
    writeInteger(UInt32(list.count))
    for element in list { body(&self, element) }
  }
}

/// Reads the fields of a snapshot, and fails if the bytes end early or aren't UTF-8.
struct SnapshotReader {
  var buffer: ByteBuffer

  var isAtEnd: Bool { buffer.readableBytes == 0 }

  mutating func integer<Number: FixedWidthInteger>(
    _ type: Number.Type = Number.self
  ) throws(SessionSnapshot.Defect) -> Number {
    guard let number = buffer.readInteger(as: type) else { throw .damaged }
    return number
  }

  mutating func bytes() throws(SessionSnapshot.Defect) -> ByteBuffer {
    let count = try integer(UInt32.self)
    guard let bytes = buffer.readSlice(length: Int(count)) else { throw .damaged }
    return bytes
  }

  mutating func text() throws(SessionSnapshot.Defect) -> String {
    let count = try integer(UInt32.self)
    guard let text = try? buffer.readUTF8ValidatedString(length: Int(count)) else {
      throw .damaged
    }
    return text
  }

  mutating func data() throws(SessionSnapshot.Defect) -> Data {
    Data(try bytes().readableBytesView)
  }

  mutating func unused() throws(SessionSnapshot.Defect) -> Int? {
    let unused = try integer(Int32.self)
    return unused < 0 ? nil : Int(unused)
  }

  mutating func texts() throws(SessionSnapshot.Defect) -> [String] {
    try list { (reader) throws(SessionSnapshot.Defect) in try reader.text() }
  }

  mutating func pairs() throws(SessionSnapshot.Defect) -> [String: String] {
    let pairs = try list { (reader) throws(SessionSnapshot.Defect) in
      (try reader.text(), try reader.text())
    }
    return Dictionary(pairs) { $1 }
  }

  /// Reads a list, which is preceded by its count.
  ///
  /// NB: No capacity is reserved, because the count may be damaged.
  mutating func list<Element>(
    _ element: (inout Self) throws(SessionSnapshot.Defect) -> Element
  ) throws(SessionSnapshot.Defect) -> [Element] {
    var list: [Element] = []
    for _ in 0..<(try integer(UInt32.self)) { list.append(try element(&self)) }
    return list
  }
}
