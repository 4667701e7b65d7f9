/// A value that several features share, to be read only.
///
/// ```swift
/// @SharedReader(.inMemory("isOnline")) var isOnline = true
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct SharedReader<Value> {
  let place: SharedReading<Value>

  init(place: SharedReading<Value>) {
    self.place = place
  }

  /// Reads what somebody else shares.
  ///
  /// - Parameter base: The shared value.
  public init(_ base: Shared<Value>) {
    place = base.reference
  }

  /// Reads a value that never changes, for previews and tests.
  ///
  /// - Parameter value: The value.
  public init(value: sending Value) {
    place = SharedStorage(value)
  }

  /// Takes a shared value from somebody else.
  ///
  /// - Parameter projectedValue: The shared value.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The value now.
  public var wrappedValue: Value { place.value }

  /// The shared value itself, rather than what it is now.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

extension SharedReader: @unchecked Sendable where Value: Sendable {}
