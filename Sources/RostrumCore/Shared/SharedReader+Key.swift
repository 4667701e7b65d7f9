extension SharedReader where Value: Sendable {
  /// Reads the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value to begin with, if nothing is kept.
  ///   - key: The key.
  public init(
    wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>
  ) {
    place = key.reference(default: wrappedValue())
  }

  /// Reads the value of a key, which is `nil` if nothing is kept.
  ///
  /// - Parameter key: The key.
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    place = key.reference(default: nil)
  }

  /// Reads the value of a key that knows a value to begin with, but begins with another one.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value to begin with, if nothing is kept.
  ///   - key: The key.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: Key.Default
  ) {
    place = key.reference(default: wrappedValue())
  }

  /// Reads the value of a key that knows the value to begin with.
  ///
  /// - Parameter key: The key.
  public init<Key: SharedReaderKey<Value>>(_ key: Key.Default) {
    place = key.reference(default: key.initialValue())
  }

  /// Reads the value of a key, which has to be kept already.
  ///
  /// - Parameter key: The key.
  /// - Throws: What the key throws; ``SharedValueMissing`` if nothing is kept.
  public init(require key: some SharedReaderKey<Value>) async throws {
    let value = try await key.keptValue()
    place = key.reference(default: value)
  }

  /// Gets the value of another key, and reads that from now on.
  ///
  /// Copies that were made before go on with the key they had.
  ///
  /// - Parameter key: The other key.
  /// - Throws: What the key throws; nothing changes then.
  public mutating func load(_ key: some SharedReaderKey<Value>) async throws {
    let other = SharedReader(wrappedValue: wrappedValue, key)
    try await other.load()
    self = other
  }
}
