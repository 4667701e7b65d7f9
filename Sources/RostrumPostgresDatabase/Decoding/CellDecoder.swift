/// Decodes a value of a row.
struct CellDecoder: Decoder {
  let cell: PostgresCell
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw cell.mismatch(
      Key.self, cell.bytes == nil ? "it is NULL" : "a value of several parts needs a column of JSON"
    )
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    ElementContainer(cell: cell, elements: try cell.elements())
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { CellContainer(cell: cell) }
}

private struct CellContainer: SingleValueDecodingContainer {
  let cell: PostgresCell
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { cell.bytes == nil }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if cell.bytes == nil, PostgresCell.isScalar(type) { throw cell.mismatch(type) }
    return try cell.value(as: type)
  }
}

private struct ElementContainer: UnkeyedDecodingContainer {
  let cell: PostgresCell
  let elements: [PostgresCell]
  var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  private mutating func next() throws -> PostgresCell {
    guard !isAtEnd else {
      throw cell.mismatch([Any].self, "it has only \(elements.count) elements")
    }
    defer { currentIndex += 1 }
    return elements[currentIndex]
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, elements[currentIndex].bytes == nil else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let element = try next()
    if element.bytes == nil, PostgresCell.isScalar(type) { throw element.mismatch(type) }
    return try element.value(as: type)
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try CellDecoder(cell: next()).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try CellDecoder(cell: next()).unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { CellDecoder(cell: try next()) }
}
