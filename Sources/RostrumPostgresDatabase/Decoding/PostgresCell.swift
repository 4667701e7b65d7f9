import Foundation
import RostrumPostgres

/// A value of a row, in the server's binary format.
struct PostgresCell {
  let bytes: [UInt8]?
  let column: PostgresResult.Column

  /// Reads the value as a type of the program.
  func value<Value: Decodable>(as type: Value.Type) throws -> Value {
    guard bytes != nil else {
      // An optional, or a type that has a value for `NULL`.
      return try Value(from: CellDecoder(cell: self))
    }
    if PostgresType.isJSON(column.type), type != String.self { return try json(as: type) }
    if let scalar = Self.scalars[ObjectIdentifier(type)] {
      guard let value = try scalar(self) as? Value else { throw mismatch(type) }
      return value
    }
    return try Value(from: CellDecoder(cell: self))
  }

  /// Why a value can't be read as a type.
  func mismatch(_ type: any Any.Type, _ reason: String? = nil) -> PostgresError {
    .unreadable(
      column: column.name, type: PostgresType.name(column.type),
      reason: reason ?? (bytes == nil ? "it is NULL, which isn't \(type)" : "it isn't \(type)"))
  }

  /// Whether a type is read as a whole.
  static func isScalar(_ type: any Any.Type) -> Bool { scalars[ObjectIdentifier(type)] != nil }

  /// What reads the types that aren't decoded by their parts.
  private static let scalars: [ObjectIdentifier: @Sendable (PostgresCell) throws -> Any?] = [
    ObjectIdentifier(Bool.self): { $0.column.type == PostgresType.bool ? $0.bytes == [1] : nil },
    ObjectIdentifier(String.self): { try $0.text() },
    ObjectIdentifier(Int.self): { try $0.integer(Int.self) },
    ObjectIdentifier(Int8.self): { try $0.integer(Int8.self) },
    ObjectIdentifier(Int16.self): { try $0.integer(Int16.self) },
    ObjectIdentifier(Int32.self): { try $0.integer(Int32.self) },
    ObjectIdentifier(Int64.self): { try $0.integer(Int64.self) },
    ObjectIdentifier(UInt.self): { try $0.integer(UInt.self) },
    ObjectIdentifier(UInt8.self): { try $0.integer(UInt8.self) },
    ObjectIdentifier(UInt16.self): { try $0.integer(UInt16.self) },
    ObjectIdentifier(UInt32.self): { try $0.integer(UInt32.self) },
    ObjectIdentifier(UInt64.self): { try $0.integer(UInt64.self) },
    ObjectIdentifier(Double.self): { $0.double() },
    ObjectIdentifier(Float.self): { $0.double().map { Float($0) } },
    ObjectIdentifier(Decimal.self): { $0.decimal() },
    ObjectIdentifier(Date.self): { $0.date() },
    ObjectIdentifier(UUID.self): { $0.uuid() },
    ObjectIdentifier(URL.self): { try $0.text().flatMap { URL(string: $0) } },
    ObjectIdentifier(Data.self): { cell in
      cell.column.type == PostgresType.bytes ? cell.bytes.map { Data($0) } : nil
    },
  ]
}

// MARK: Types

extension PostgresCell {
  private var row: PostgresRow { PostgresRow(columns: [bytes]) }

  private var numeric: PostgresNumeric? { bytes.flatMap { PostgresNumeric($0) } }

  private func text() throws -> String? {
    guard let bytes else { return nil }
    if PostgresType.isJSON(column.type) { return String(decoding: jsonBytes, as: UTF8.self) }
    guard PostgresType.isText(column.type) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw mismatch(String.self, "it isn't a text in UTF-8")
    }
    return text
  }

  private func integer<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number? {
    if column.type == PostgresType.numeric {
      guard let text = numeric?.wholeText else { return nil }
      guard let number = Number(text) else { throw mismatch(type, "\(text) isn't \(type)") }
      return number
    }
    guard PostgresType.integers.contains(column.type) else { return nil }
    // The numbers of objects have no sign.
    let number = row.integer(0)
    let exact = column.type == 26 ? Int64(UInt32(truncatingIfNeeded: number)) : number
    guard let number = Number(exactly: exact) else {
      throw mismatch(type, "\(exact) isn't \(type)")
    }
    return number
  }

  private func double() -> Double? {
    switch column.type {
    case PostgresType.double: row.double(0)
    case PostgresType.real:
      Double(Float(bitPattern: UInt32(truncatingIfNeeded: row.integer(0))))
    case PostgresType.numeric: numeric.flatMap { Double($0.text) }
    case let type where PostgresType.integers.contains(type): Double(row.integer(0))
    default: nil
    }
  }

  private func decimal() -> Decimal? {
    switch column.type {
    case PostgresType.numeric:
      numeric.flatMap { $0.text == "NaN" ? .nan : Decimal(string: $0.text) }
    case let type where PostgresType.integers.contains(type): Decimal(row.integer(0))
    default: nil
    }
  }

  private func date() -> Date? {
    if PostgresType.timestamps.contains(column.type) {
      return Date(postgresMicroseconds: row.integer(0))
    }
    guard column.type == PostgresType.date else { return nil }
    return Date(postgresDays: Int32(truncatingIfNeeded: row.integer(0)))
  }

  private func uuid() -> UUID? {
    guard column.type == PostgresType.uuid, let bytes, bytes.count == 16 else { return nil }
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  // MARK: JSON

  /// The text of JSON, which a version precedes in the binary format of `jsonb`.
  private var jsonBytes: ArraySlice<UInt8> {
    let bytes = bytes ?? []
    return column.type == PostgresType.jsonb ? bytes.dropFirst() : bytes[...]
  }

  private func json<Value: Decodable>(as type: Value.Type) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    do { return try decoder.decode(type, from: Data(jsonBytes)) } catch {
      throw mismatch(type, "its JSON isn't \(type): \(Self.words(error))")
    }
  }

  private static func words(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): "it has no “\(key.stringValue)”"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath.map(\.stringValue).joined(separator: ".") + " doesn't match"
    default: "\(error)"
    }
  }
}

// MARK: Arrays

extension PostgresCell {
  /// The elements of an array: a header, then each element preceded by its length.
  func elements() throws -> [PostgresCell] {
    guard let bytes else { throw mismatch([Any].self, "it is NULL, which isn't an array") }
    let mismatch = mismatch([Any].self, "it isn't an array")
    guard PostgresType.isArray(column.type) else { throw mismatch }
    var position = 0
    func number() throws -> Int {
      guard position + 4 <= bytes.count else { throw mismatch }
      defer { position += 4 }
      let word = bytes[position..<position + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return Int(Int32(bitPattern: word))
    }
    let dimensions = try number()
    _ = try number()
    let type = UInt32(truncatingIfNeeded: try number())
    if dimensions == 0 { return [] }
    guard dimensions == 1 else {
      throw self.mismatch([Any].self, "arrays of \(dimensions) dimensions aren't supported")
    }
    let count = try number()
    _ = try number()
    let element = PostgresResult.Column(name: column.name, type: type)
    guard count >= 0, count <= bytes.count else { throw mismatch }
    return try (0..<count).map { _ in
      let length = try number()
      if length < 0 { return PostgresCell(bytes: nil, column: element) }
      guard length <= bytes.count - position else { throw mismatch }
      defer { position += length }
      return PostgresCell(bytes: Array(bytes[position..<position + length]), column: element)
    }
  }
}
