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

  // A record that isn't an object has no columns, which is reported when it is saved.
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

  // NB: The default implementations leave out values that are `nil`, whose columns would keep theirs.
  func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) throws {
    if let value { try encode(value, forKey: key) } else { encodeNil(forKey: key) }
  }

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
