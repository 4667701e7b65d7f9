/// A read-only view of a value that several features share.
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

  /// Reads a value that is shared elsewhere.
  ///
  /// - Parameter base: The shared value.
  public init(_ base: Shared<Value>) {
    place = base.reference
  }

  /// Reads a constant value, for previews and tests.
  ///
  /// - Parameter value: The constant.
  public init(value: sending Value) {
    place = SharedStorage(value)
  }

  /// Reads an existing shared value.
  ///
  /// - Parameter projectedValue: The shared value, such as `$isOnline`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The current value.
  public var wrappedValue: Value { place.value }

  /// The shared value itself, rather than its current value.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

// NB: `@unchecked Sendable` because the reference can be used from multiple threads, and passes its value
// on to them, which may do so only if it is `Sendable` itself.
extension SharedReader: @unchecked Sendable where Value: Sendable {}
