import RostrumPostgres

/// The rows of a result, which are decoded one by one.
struct RowsDecoder {
  private let result: PostgresResult
  private let names: ColumnNames

  init(_ result: PostgresResult) {
    self.result = result
    names = ColumnNames(result.columns)
  }

  /// Decodes rows: by the names of columns, or the first column if the type is one of a single value.
  func decode<Row: Decodable>(_ type: Row.Type, _ rows: some Sequence<PostgresRow>) throws -> [Row]
  {
    try rows.map { row in
      let decoder = RowDecoder(row: row, columns: result.columns, names: names)
      guard PostgresCell.isScalar(type) || type is any SingleColumn.Type else {
        return try Row(from: decoder)
      }
      return try decoder.first().decode(type)
    }
  }
}

/// A type of several parts that a column has as a whole.
private protocol SingleColumn {}
extension Array: SingleColumn {}
extension Set: SingleColumn {}

/// The places of columns, by the names of properties.
private final class ColumnNames {
  private let places: [String: Int]
  private var known: [String: Int?] = [:]

  init(_ columns: [PostgresResult.Column]) {
    // As in a record, the first one of several columns with one name.
    places = Dictionary(
      columns.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  func place(of property: String) -> Int? {
    if let place = known[property] { return place }
    let place = places[property.columnName]
    known.updateValue(place, forKey: property)
    return place
  }
}

/// Decodes a row.
private struct RowDecoder: Decoder {
  let row: PostgresRow
  let columns: [PostgresResult.Column]
  let names: ColumnNames
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RowContainer(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try CellDecoder(cell: cell(0)).unkeyedContainer()
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { try first() }

  func first() throws -> any SingleValueDecodingContainer {
    CellDecoder(cell: try cell(0)).singleValueContainer()
  }

  func cell(_ place: Int) throws -> PostgresCell {
    guard place < columns.count else {
      throw PostgresError.unreadable(
        column: "", type: "none", reason: "the result has no columns")
    }
    return PostgresCell(bytes: row.columns[place], column: columns[place])
  }
}

private struct RowContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: RowDecoder
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { decoder.columns.compactMap { Key(stringValue: $0.name) } }

  private func cell(_ key: Key) throws -> PostgresCell {
    guard let place = decoder.names.place(of: key.stringValue) else {
      let columns = decoder.columns.map(\.name).joined(separator: ", ")
      throw PostgresError.unreadable(
        column: key.stringValue.columnName, type: "none",
        reason: "the result has no such column, only \(columns)")
    }
    return try decoder.cell(place)
  }

  func contains(_ key: Key) -> Bool { decoder.names.place(of: key.stringValue) != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try cell(key).bytes == nil }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try CellDecoder(cell: cell(key)).singleValueContainer().decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try CellDecoder(cell: cell(key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try CellDecoder(cell: cell(key)).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { CellDecoder(cell: try cell(key)) }
}
