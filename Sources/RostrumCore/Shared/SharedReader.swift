import CustomDump

/// A value that several features share, to be read only.
///
/// ```swift
/// @SharedReader(.inMemory("isOnline")) var isOnline = true
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct SharedReader<Value> {
  private let reference: SharedReference<Value>

  private init(reference: SharedReference<Value>) {
    self.reference = reference
  }

  /// Reads what somebody else shares.
  ///
  /// - Parameter base: The shared value.
  public init(_ base: Shared<Value>) {
    reference = base.reference
  }

  /// Takes a shared value from somebody else.
  ///
  /// - Parameter projectedValue: The shared value.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The value now.
  public var wrappedValue: Value { reference.value }

  /// The shared value itself, rather than what it is now.
  public var projectedValue: Self { self }

  /// Something made of the value.
  ///
  /// - Parameter body: Makes it.
  /// - Returns: The shared result.
  public func read<Member>(_ body: @escaping @Sendable (Value) -> Member) -> SharedReader<Member> {
    SharedReader<Member>(reference: SharedPart(of: reference, get: body, set: { _, _ in }))
  }

  /// A part of the value.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(
      reference: SharedPart(of: reference, get: { $0[keyPath: keyPath] }, set: { _, _ in }))
  }

  /// Whether the value is being loaded.
  public var isLoading: Bool { reference.isLoading }

  /// Why the value could not be loaded, if it could not.
  public var loadError: (any Error)? { reference.loadError }

  /// Gets the value that is kept.
  ///
  /// - Throws: What the key throws; it stays in ``loadError``.
  public func load() async throws { try await reference.load() }
}

extension SharedReader where Value: Sendable {
  /// Reads the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value to begin with, if nothing is kept.
  ///   - key: The key.
  public init(
    wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>
  ) {
    reference = key.reference(default: wrappedValue())
  }

  /// Reads the value of a key that knows the value to begin with.
  ///
  /// - Parameter key: The key.
  public init<Key: SharedReaderKey<Value>>(_ key: Key.Default) {
    reference = key.reference(default: key.initialValue())
  }
}

extension SharedReader: @unchecked Sendable where Value: Sendable {}

extension SharedReader: Equatable where Value: Equatable {
  /// Whether two values are equal.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether they are.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension SharedReader: CustomDumpRepresentable {
  /// The value, as a test shows it.
  public var customDumpValue: Any { wrappedValue }
}
