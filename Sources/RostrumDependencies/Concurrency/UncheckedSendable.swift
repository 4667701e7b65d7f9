/// A value that the compiler takes for sendable, although its type does not say so.
///
/// ```swift
/// let formatter = UncheckedSendable(DateFormatter())
/// let format = { @Sendable date in formatter.value.string(from: date) }
/// ```
///
/// Nothing guards the value: the code that wraps it vouches that no two threads use it at once. Prefer
/// ``LockIsolated``, which guards its value.
///
/// NB: `@unchecked Sendable` because that is the purpose of the type.
@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  /// The value.
  public var value: Value

  /// Wraps a value.
  ///
  /// - Parameter value: The value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Wraps the first value of a property.
  ///
  /// - Parameter wrappedValue: The value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value.
  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  /// The wrapper itself, for closures that capture it.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A part of the value.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }

  /// A part of the value that can be changed.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Subject {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}

extension UncheckedSendable: Hashable where Value: Hashable {}
