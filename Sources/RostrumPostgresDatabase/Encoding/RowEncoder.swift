/// Collects the columns of a record and their values.
final class RowEncoder: Encoder {
  fileprivate(set) var columns: [(name: String, value: PostgresParameter)] = []
  let codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The columns of a record, in the order of its properties.
  static func columns(
    of record: some Encodable
  ) throws -> [(name: String, value: PostgresParameter)] {
    let encoder = RowEncoder()
    try record.encode(to: encoder)
    return encoder.columns
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(ColumnContainer(encoder: self))
  }

  // A record that isn't an object has no columns, so the server refuses the statement.
  func unkeyedContainer() -> any UnkeyedEncodingContainer { ParameterEncoder().unkeyedContainer() }
  func singleValueContainer() -> any SingleValueEncodingContainer {
    ParameterEncoder().singleValueContainer()
  }
}

private struct ColumnContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: RowEncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    encoder.columns.append((key.stringValue.columnName, .null))
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    encoder.columns.append((key.stringValue.columnName, try PostgresParameter(value)))
  }

  private func put(_ value: (some Encodable)?, _ key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeNil(forKey: key) }
  }

  // NB: The default implementations leave out values that are `nil`, whose columns would keep theirs.
  // They come before a function for all types, so each type has one.
  func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try put(value, key) }
  func encodeIfPresent(_ value: String?, forKey key: Key) throws { try put(value, key) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try put(value, key) }
  func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try put(value, key) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try put(value, key) }
  func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try put(value, key) }
  func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try put(value, key) }
  func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try put(value, key) }
  func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try put(value, key) }
  func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try put(value, key) }
  func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try put(value, key) }
  func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try put(value, key) }
  func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try put(value, key) }
  func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try put(value, key) }
  func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) throws { try put(value, key) }

  // A part that writes its parts itself would need columns of its own.
  func nestedContainer<Nested: CodingKey>(
    keyedBy: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    ParameterEncoder().container(keyedBy: Nested.self)
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    ParameterEncoder().unkeyedContainer()
  }
  func superEncoder() -> any Encoder { encoder }
  func superEncoder(forKey key: Key) -> any Encoder { encoder }
}
