import RostrumStorage

/// A parameter of a statement, which is never part of its text.
package enum PostgresValue: Sendable {
  /// A text that may contain U+0000, which is encoded as a name.
  case text(String)
  /// A text that is sent as it is, such as an encoded name; it ends before U+0000.
  case storedText(String)
  case integer(Int64)
  case double(Double)
  case bytes([UInt8]?)
  case null
  /// An array in PostgreSQL's binary format.
  case array([UInt8])

  static func number(_ number: UInt64) -> Self { .integer(Int64(bitPattern: number)) }

  static func numbers(_ numbers: [UInt64]) -> Self {
    array(numbers.map { bigEndian($0) }, type: 20)
  }

  static func integers(_ numbers: [Int64]) -> Self {
    array(numbers.map { bigEndian($0) }, type: 20)
  }

  static func doubles(_ numbers: [Double]) -> Self {
    array(numbers.map { bigEndian($0.bitPattern) }, type: 701)
  }

  static func texts(_ texts: [String]) -> Self {
    array(texts.map { Array(StoredName.encode($0).utf8) }, type: 25)
  }

  static func blobs(_ blobs: [[UInt8]]) -> Self { array(blobs, type: 17) }

  /// The bytes to send, and whether they are in the binary format; no bytes stand for `NULL`.
  var encoded: (bytes: [UInt8]?, isBinary: Bool) {
    switch self {
    case .text(let text): (Array(StoredName.encode(text).utf8), false)
    case .storedText(let text): (Array(text.utf8), false)
    case .integer(let number): (Array(String(number).utf8), false)
    case .double(let number): (Array(String(number).utf8), false)
    case .bytes(let bytes): (bytes, true)
    case .null: (nil, true)
    case .array(let bytes): (bytes, true)
    }
  }

  /// A one-dimensional array: its header, then each element preceded by its length.
  private static func array(_ elements: [[UInt8]], type: Int32) -> Self {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(20 + elements.reduce(0) { $0 + 4 + $1.count })
    for number in [elements.isEmpty ? 0 : 1, 0, type] as [Int32] { bytes += bigEndian(number) }
    if elements.isEmpty { return .array(bytes) }
    bytes += bigEndian(Int32(elements.count))
    bytes += bigEndian(Int32(1))
    for element in elements {
      bytes += bigEndian(Int32(element.count))
      bytes += element
    }
    return .array(bytes)
  }

  private static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}

/// A row of a result in PostgreSQL's binary format.
package struct PostgresRow: Sendable {
  /// The values of the columns; `nil` for `NULL`.
  package let columns: [[UInt8]?]

  /// Creates a row.
  ///
  /// - Parameter columns: The values of the columns; `nil` for `NULL`.
  package init(columns: [[UInt8]?]) {
    self.columns = columns
  }

  package func isNull(_ column: Int) -> Bool { columns[column] == nil }

  func bytes(_ column: Int) -> [UInt8] { columns[column] ?? [] }

  package func text(_ column: Int) -> String {
    StoredName.decode(String(decoding: bytes(column), as: UTF8.self))
  }

  package func bool(_ column: Int) -> Bool { bytes(column) == [1] }

  /// An integer of any size.
  package func integer(_ column: Int) -> Int64 {
    let bytes = bytes(column)
    let start: Int64 = (bytes.first ?? 0) >= 0x80 ? -1 : 0
    return bytes.reduce(start) { $0 << 8 | Int64($1) }
  }

  func number(_ column: Int) -> UInt64 { UInt64(bitPattern: integer(column)) }

  package func double(_ column: Int) -> Double {
    Double(bitPattern: UInt64(bitPattern: integer(column)))
  }
}
