/// A parser for the one shape of JSON that browsers send: `[scalar or flat object, …]`.
///
/// It is strict: no trailing text, no duplicate keys, no nesting beyond one object, no lone
/// surrogates, no numbers beyond a double's range.
package struct JSONReader {
  /// The text isn't JSON of the expected shape.
  package struct Failure: Error, Hashable {
    /// The offset of the byte at which reading stopped.
    package var offset: Int

    package init(offset: Int) { self.offset = offset }
  }

  private let text: Text
  private var offset = 0

  /// Bytes that are known to be UTF-8.
  package typealias Text = ArraySlice<UInt8>

  private init(_ text: Text) {
    self.text = text
    offset = text.startIndex
  }

  /// The values of a JSON array.
  ///
  /// - Parameter text: UTF-8 text.
  /// - Returns: The values.
  /// - Throws: ``Failure`` for anything but one flat array.
  package static func array(in text: Text) throws(Failure) -> [JSONScalar] {
    var reader = JSONReader(text)
    var values: [JSONScalar] = []
    reader.skipSpace()
    try reader.expect("[")
    reader.skipSpace()
    if !reader.take("]") {
      repeat {
        values.append(try reader.value(nested: false))
        reader.skipSpace()
      } while reader.take(",")
      try reader.expect("]")
    }
    reader.skipSpace()
    guard reader.offset == text.endIndex else { throw reader.failure }
    return values
  }

  private var failure: Failure { Failure(offset: offset - text.startIndex) }

  private var peek: UInt8? { offset < text.endIndex ? text[offset] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Failure) {
    guard take(character) else { throw failure }
  }

  private mutating func value(nested: Bool) throws(Failure) -> JSONScalar {
    skipSpace()
    switch peek {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "{") where !nested: return .object(try object())
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: JSONScalar) throws(Failure) -> JSONScalar {
    guard text[offset...].starts(with: word.utf8) else { throw failure }
    offset += word.utf8.count
    return value
  }

  private mutating func object() throws(Failure) -> [String: JSONScalar] {
    var members: [String: JSONScalar] = [:]
    try expect("{")
    skipSpace()
    if take("}") { return members }
    repeat {
      skipSpace()
      let key = try string()
      skipSpace()
      try expect(":")
      guard members.updateValue(try value(nested: true), forKey: key) == nil else { throw failure }
      skipSpace()
    } while take(",")
    try expect("}")
    return members
  }

  private mutating func number() throws(Failure) -> Double {
    let start = offset
    _ = take("-")
    if !take("0") { try digits() }
    if let whole = integer(from: start) { return whole }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let literal = String(decoding: text[start..<offset], as: UTF8.self)
    guard let number = Double(literal), number.isFinite else { throw failure }
    return number
  }

  /// A fast path for short numbers without a fraction or an exponent.
  private func integer(from start: Int) -> Double? {
    guard offset - start <= 15, peek != UInt8(ascii: "."), peek != UInt8(ascii: "e"),
      peek != UInt8(ascii: "E")
    else { return nil }
    var magnitude: Int64 = 0
    for byte in text[start..<offset] where byte != UInt8(ascii: "-") {
      magnitude = magnitude * 10 + Int64(byte - UInt8(ascii: "0"))
    }
    return text[start] == UInt8(ascii: "-") ? -Double(magnitude) : Double(magnitude)
  }

  private mutating func digits() throws(Failure) {
    let start = offset
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    guard offset > start else { throw failure }
  }
}

extension JSONReader {
  private mutating func string() throws(Failure) -> String {
    try expect("\"")
    let start = offset
    while let byte = peek, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      offset += 1
    }
    // A text without escapes needs no decoding.
    if peek == UInt8(ascii: "\"") {
      defer { offset += 1 }
      return String(decoding: text[start..<offset], as: UTF8.self)
    }
    var bytes = Array(text[start..<offset])
    while let byte = peek {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        bytes.append(contentsOf: Array(String(try escape()).utf8))
      case 0..<0x20:
        throw failure
      default:
        bytes.append(byte)
      }
    }
    throw failure
  }

  private mutating func escape() throws(Failure) -> Unicode.Scalar {
    guard let byte = peek else { throw failure }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw failure
    }
  }

  private mutating func unicodeEscape() throws(Failure) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), take("\\"), take("u") else { throw failure }
    let second = try codeUnit()
    guard (0xDC00..<0xE000).contains(second) else { throw failure }
    let value = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)
    guard let scalar = Unicode.Scalar(value) else { throw failure }
    return scalar
  }

  private mutating func codeUnit() throws(Failure) -> UInt32 {
    guard text.endIndex - offset >= 4 else { throw failure }
    let digits = text[offset..<(offset + 4)]
    guard
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure }
    offset += 4
    return value
  }
}
