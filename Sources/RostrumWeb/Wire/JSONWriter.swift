import NIOCore

/// A writer of JSON into the buffer that is sent.
///
/// Frames are small and many, so they are written without a tree of values in between, and into the
/// buffer that the socket takes:
///
///     var writer = JSONWriter()
///     writer.array { writer in
///       writer.number(7)
///       writer.string("saved")
///     }
///     writer.buffer  // [7,"saved"]
///
/// The writer inserts commas. The caller is responsible for balanced brackets and for string keys
/// in objects.
struct JSONWriter {
  /// The written bytes.
  private(set) var buffer: ByteBuffer
  private var needsComma = false

  /// Creates an empty writer.
  ///
  /// - Parameter capacity: The number of bytes to reserve. If zero, the first value allocates the
  ///   buffer.
  init(reserving capacity: Int = 0) {
    buffer = ByteBuffer()
    if capacity > 0 { buffer.reserveCapacity(capacity) }
  }

  /// The number of bytes that were written.
  var count: Int { buffer.writerIndex }

  /// A copy of the written bytes.
  var bytes: [UInt8] { Array(buffer.readableBytesView) }

  mutating func array(_ body: (inout JSONWriter) -> Void) {
    openArray()
    body(&self)
    closeArray()
  }

  mutating func openArray() { open(UInt8(ascii: "[")) }

  mutating func closeArray() { close(UInt8(ascii: "]")) }

  mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    body(&self)
    close(UInt8(ascii: "}"))
  }

  mutating func key(_ name: String) {
    string(name, endsWithColon: true)
    needsComma = false
  }

  mutating func null() { literal("null") }

  mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  mutating func number(_ value: some FixedWidthInteger) {
    var length = value < 0 ? 2 : 1
    var rest = UInt64(value.magnitude)
    while rest >= 10 {
      rest /= 10
      length += 1
    }
    write(length) { bytes in
      var rest = UInt64(value.magnitude)
      bytes[0] = UInt8(ascii: "-")
      for index in ((value < 0 ? 1 : 0)..<length).reversed() {
        bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
  }

  /// Writes text as a JSON string: quotation marks, backslashes and control characters are escaped.
  ///
  /// O(n) in the length of the text.
  mutating func string(_ value: String) { string(value, endsWithColon: false) }

  private mutating func string(_ value: String, endsWithColon: Bool) {
    var value = value
    value.withUTF8 { text in
      if text.contains(where: Self.isEscaped) {
        writeEscaped(text)
        if endsWithColon { buffer.writeInteger(UInt8(ascii: ":")) }
      } else {
        writePlain(text, endsWithColon: endsWithColon)
      }
    }
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func writePlain(_ text: UnsafeBufferPointer<UInt8>, endsWithColon: Bool) {
    write(text.count + (endsWithColon ? 3 : 2)) { bytes in
      bytes[0] = UInt8(ascii: "\"")
      UnsafeMutableRawBufferPointer(rebasing: bytes[1...]).copyMemory(
        from: UnsafeRawBufferPointer(text))
      bytes[text.count + 1] = UInt8(ascii: "\"")
      if endsWithColon { bytes[text.count + 2] = UInt8(ascii: ":") }
    }
  }

  private mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    write(1) { $0[0] = UInt8(ascii: "\"") }
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        buffer.writeMultipleIntegers(UInt8(ascii: "\\"), byte)
      case UInt8(ascii: "\n"):
        buffer.writeStaticString("\\n")
      case 0..<0x20:
        buffer.writeStaticString("\\u00")
        buffer.writeMultipleIntegers(Self.digit(byte >> 4), Self.digit(byte & 15))
      default:
        buffer.writeInteger(byte)
      }
    }
    buffer.writeInteger(UInt8(ascii: "\""))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
  }

  /// Inserts the values of a different writer at an offset.
  ///
  /// O(n) in the bytes: those that are there are copied.
  ///
  /// - Parameters:
  ///   - other: The values.
  ///   - offset: The offset of the start of an open array.
  mutating func insert(_ other: JSONWriter, at offset: Int) {
    var values = other.buffer
    let rest = buffer.getSlice(at: offset, length: count - offset)
    var whole = ByteBuffer()
    whole.reserveCapacity(count + values.readableBytes + 1)
    whole.writeImmutableBuffer(buffer.getSlice(at: 0, length: offset) ?? ByteBuffer())
    whole.writeBuffer(&values)
    if let rest, rest.readableBytes > 0 {
      whole.writeInteger(UInt8(ascii: ","))
      whole.writeImmutableBuffer(rest)
    }
    buffer = whole
    needsComma = true
  }

  private mutating func literal(_ text: StaticString) {
    write(text.utf8CodeUnitCount) { bytes in
      bytes.copyMemory(
        from: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
  }

  private mutating func open(_ bracket: UInt8) {
    write(1) { $0[0] = bracket }
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    buffer.writeInteger(bracket)
    needsComma = true
  }

  /// Writes a value and the comma before it in one step, because each step checks the buffer.
  ///
  /// - Parameters:
  ///   - count: The number of bytes of the value.
  ///   - body: Fills in the bytes.
  private mutating func write(_ count: Int, _ body: (UnsafeMutableRawBufferPointer) -> Void) {
    let comma = needsComma ? 1 : 0
    buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: count + comma) { bytes in
      if comma == 1 { bytes[0] = UInt8(ascii: ",") }
      body(UnsafeMutableRawBufferPointer(rebasing: bytes[comma..<(comma + count)]))
      return count + comma
    }
    needsComma = true
  }
}
