/// Finds out whether a value is encoded as a single value, an array, or an object, and collects what it
/// has in the first two cases.
final class ParameterEncoder: Encoder {
  enum Content {
    case value(PostgresParameter)
    case list([PostgresParameter])
    /// An object, which becomes JSON as a whole.
    case object
  }

  fileprivate(set) var content = Content.value(.null)
  let codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    content = .object
    return KeyedEncodingContainer(IgnoringContainer())
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    content = .list([])
    return ListContainer(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { ValueContainer(encoder: self) }

  fileprivate func append(_ parameter: PostgresParameter) {
    guard case .list(var elements) = content else { return }
    // Releases the array, so that it isn't copied.
    content = .object
    elements.append(parameter)
    content = .list(elements)
  }
}

private struct ValueContainer: SingleValueEncodingContainer {
  let encoder: ParameterEncoder
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { encoder.content = .value(.null) }

  func encode(_ value: some Encodable) throws {
    encoder.content = .value(try PostgresParameter(value))
  }
}

private struct ListContainer: UnkeyedEncodingContainer {
  let encoder: ParameterEncoder
  var codingPath: [any CodingKey] { [] }
  var count: Int {
    guard case .list(let elements) = encoder.content else { return 0 }
    return elements.count
  }

  func encodeNil() { encoder.append(.null) }
  func encode(_ value: some Encodable) throws { encoder.append(try PostgresParameter(value)) }

  // A value that writes the parts of its elements itself becomes JSON.
  func nestedContainer<Key: CodingKey>(keyedBy: Key.Type) -> KeyedEncodingContainer<Key> {
    encoder.container(keyedBy: Key.self)
  }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    encoder.content = .object
    return ListContainer(encoder: ParameterEncoder())
  }
  func superEncoder() -> any Encoder {
    encoder.content = .object
    return ParameterEncoder()
  }
}

/// A container whose contents aren't collected.
private struct IgnoringContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  var codingPath: [any CodingKey] { [] }
  func encodeNil(forKey key: Key) {}
  func encode(_ value: some Encodable, forKey key: Key) {}
  func nestedContainer<Nested: CodingKey>(
    keyedBy: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(IgnoringContainer<Nested>())
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    ListContainer(encoder: ParameterEncoder())
  }
  func superEncoder() -> any Encoder { ParameterEncoder() }
  func superEncoder(forKey key: Key) -> any Encoder { ParameterEncoder() }
}
