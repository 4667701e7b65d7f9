extension SharedReader where Value: Sendable {
  /// Reads the value that a key identifies.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, if none is stored.
  ///   - key: The key that identifies the value.
  public init(
    wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>
  ) {
    place = key.reference(default: wrappedValue())
  }

  /// Reads the optional value that a key identifies, which is `nil` if none is stored.
  ///
  /// - Parameter key: The key that identifies the value.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    place = key.reference(default: nil)
  }

  /// Reads the value that a key identifies, with a default that overrides the key's.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, if none is stored.
  ///   - key: The key that identifies the value.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: Key.Default
  ) {
    place = key.reference(default: wrappedValue())
  }

  /// Reads the value that a key identifies, with the key's default.
  ///
  /// - Parameter key: The key that identifies the value.
  public init<Key: SharedReaderKey<Value>>(_ key: Key.Default) {
    place = key.reference(default: key.initialValue())
  }

  /// Reads the value that a key identifies, which must already be stored.
  ///
  /// - Parameter key: The key that identifies the value.
  /// - Throws: The key's error, or ``SharedValueMissing`` if no value is stored.
  public init(require key: some SharedReaderKey<Value>) async throws {
    let value = try await key.keptValue()
    place = key.reference(loaded: value)
  }

  /// Loads the value of a different key, and reads that from now on.
  ///
  /// Existing copies keep reading the value of the original key.
  ///
  /// - Parameter key: The new key.
  /// - Throws: The key's error, in which case the key isn't replaced.
  public mutating func load(_ key: some SharedReaderKey<Value>) async throws {
    let other = SharedReader(place: key.reference(loaded: wrappedValue))
    try await other.load()
    self = other
  }
}
