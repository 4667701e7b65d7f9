extension Shared where Value: Sendable {
  /// Shares the value that a key identifies.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, if none is stored.
  ///   - key: The key that identifies the value.
  public init(
    wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>
  ) {
    reference = key.reference(default: wrappedValue())
  }

  /// Shares the optional value that a key identifies, which is `nil` if none is stored.
  ///
  /// - Parameter key: The key that identifies the value.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    reference = key.reference(default: nil)
  }

  /// Shares the value that a key identifies, with a default that overrides the key's.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, if none is stored.
  ///   - key: The key that identifies the value.
  public init<Key: SharedKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: Key.Default) {
    reference = key.reference(default: wrappedValue())
  }

  /// Shares the value that a key identifies, with the key's default.
  ///
  /// - Parameter key: The key that identifies the value.
  public init<Key: SharedKey<Value>>(_ key: Key.Default) {
    reference = key.reference(default: key.initialValue())
  }

  /// Shares the value that a key identifies, which must already be stored.
  ///
  /// ```swift
  /// let standups = try await Shared(require: .standups(of: team))
  /// ```
  ///
  /// - Parameter key: The key that identifies the value.
  /// - Throws: The key's error, or ``SharedValueMissing`` if no value is stored.
  public init(require key: some SharedKey<Value>) async throws {
    let value = try await key.keptValue()
    reference = key.reference(loaded: value)
  }

  /// Loads the value of a different key, and shares that from now on.
  ///
  /// Existing copies keep sharing the value of the original key.
  ///
  /// - Parameter key: The new key.
  /// - Throws: The key's error, in which case the key isn't replaced.
  public mutating func load(_ key: some SharedKey<Value>) async throws {
    let other = Shared(reference: key.reference(loaded: wrappedValue))
    try await other.load()
    self = other
  }
}

/// The error of a required shared value that its key hasn't stored.
public struct SharedValueMissing: Error, Hashable {
  /// A description of the key.
  public let key: String

  package init(key: String) {
    self.key = key
  }
}

extension SharedReaderKey {
  /// Loads the value that the key has stored.
  func keptValue() async throws -> Value {
    if let value = inMemoryValue() { return value }
    let value = try await withCheckedThrowingContinuation { continuation in
      load(
        context: .userInitiated,
        continuation: LoadContinuation("\(self)") { continuation.resume(with: $0) })
    }
    guard let value else { throw SharedValueMissing(key: "\(self)") }
    return value
  }
}
