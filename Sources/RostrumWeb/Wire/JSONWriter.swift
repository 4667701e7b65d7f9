/// Writes JSON straight into bytes.
///
/// Frames are small and many, so they are written without a tree of values in between:
///
///     var writer = JSONWriter()
///     writer.array { writer in
///       writer.number(7)
///       writer.string("saved")
///     }
///     writer.bytes  // [7,"saved"]
///
/// The writer puts the commas; balanced brackets and string keys in objects are the caller's duty.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  init(reserving capacity: Int = 128) {
    bytes.reserveCapacity(capacity)
  }

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
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func null() { raw("null") }

  mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

  mutating func number(_ value: some BinaryInteger & CustomStringConvertible) {
    raw(value.description)
  }

  /// Writes text as a JSON string: quotation marks, backslashes and control characters are escaped.
  mutating func string(_ value: String) {
    comma()
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case UInt8(ascii: "\n"):
        bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "n")])
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      default:
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a value that already is JSON.
  mutating func json(_ value: some Sequence<UInt8>) {
    comma()
    bytes.append(contentsOf: value)
  }

  /// Writes the values that another writer has written.
  mutating func append(_ other: JSONWriter) {
    if !other.bytes.isEmpty { json(other.bytes) }
  }

  private mutating func raw(_ text: String) {
    comma()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func open(_ bracket: UInt8) {
    comma()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func comma() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}
