extension Shared where Value: Sendable {
  /// Shares the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value to begin with, if nothing is kept.
  ///   - key: The key.
  public init(
    wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>
  ) {
    reference = key.reference(default: wrappedValue())
  }

  /// Shares the value of a key, which is `nil` if nothing is kept.
  ///
  /// - Parameter key: The key.
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    reference = key.reference(default: nil)
  }

  /// Shares the value of a key that knows a value to begin with, but begins with another one.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value to begin with, if nothing is kept.
  ///   - key: The key.
  public init<Key: SharedKey<Value>>(wrappedValue: @autoclosure () -> Value, _ key: Key.Default) {
    reference = key.reference(default: wrappedValue())
  }

  /// Shares the value of a key that knows the value to begin with.
  ///
  /// - Parameter key: The key.
  public init<Key: SharedKey<Value>>(_ key: Key.Default) {
    reference = key.reference(default: key.initialValue())
  }

  /// Shares the value of a key, which has to be kept already.
  ///
  /// ```swift
  /// let standups = try await Shared(require: .standups(of: team))
  /// ```
  ///
  /// - Parameter key: The key.
  /// - Throws: What the key throws; ``SharedValueMissing`` if nothing is kept.
  public init(require key: some SharedKey<Value>) async throws {
    let value = try await key.keptValue()
    reference = key.reference(default: value)
  }

  /// Gets the value of another key, and shares that from now on.
  ///
  /// Copies that were made before go on with the key they had.
  ///
  /// - Parameter key: The other key.
  /// - Throws: What the key throws; nothing changes then.
  public mutating func load(_ key: some SharedKey<Value>) async throws {
    let other = Shared(wrappedValue: wrappedValue, key)
    try await other.load()
    self = other
  }
}

/// The reason why a value that is required cannot be shared: its key has not kept any.
public struct SharedValueMissing: Error, Hashable {
  /// The key.
  public let key: String

  init(key: String) {
    self.key = key
  }
}

extension SharedReaderKey {
  /// What the key has kept.
  func keptValue() async throws -> Value {
    let value = try await withCheckedThrowingContinuation { continuation in
      load(
        context: .userInitiated,
        continuation: LoadContinuation("\(self)") { continuation.resume(with: $0) })
    }
    guard let value else { throw SharedValueMissing(key: "\(self)") }
    return value
  }
}
