/// A wrapper that makes a value sendable without the compiler's checks.
///
/// ```swift
/// let formatter = UncheckedSendable(DateFormatter())
/// let format = { @Sendable date in formatter.value.string(from: date) }
/// ```
///
/// Access to the value isn't synchronized: the code that wraps it must ensure that there are no
/// data races. Prefer ``LockIsolated``, which synchronizes access.
///
/// NB: `@unchecked Sendable` because that is the purpose of the type.
@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The wrapped value.
  public var value: Value

  /// Wraps a value.
  ///
  /// - Parameter value: The value to wrap.
  public init(_ value: Value) {
    self.value = value
  }

  /// Wraps the initial value of a property.
  ///
  /// - Parameter wrappedValue: The value to wrap.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The wrapped value.
  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  /// The wrapper itself, which sendable closures can capture.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A property of the value.
  ///
  /// - Parameter keyPath: The key path of the property.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// A mutable property of the value.
  ///
  /// - Parameter keyPath: The key path of the property.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}

extension UncheckedSendable: Hashable where Value: Hashable {}
