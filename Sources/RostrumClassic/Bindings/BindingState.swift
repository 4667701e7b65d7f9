import CustomDump

/// A property wrapper for a field of a feature's state that controls can write.
///
/// ```swift
/// struct State: Equatable {
///   @BindingState var focus: Field? = .title
///   @BindingState var standup: Standup
/// }
/// ```
///
/// In a view, `viewStore.$standup.title` is a binding to a property of the field.
/// `BindingReducer` applies the changes. For equality, hashing, coding and dumps, only the
/// wrapped value counts.
@propertyWrapper
@dynamicMemberLookup
public struct BindingState<Value> {
  /// The value of the field.
  public var wrappedValue: Value

  /// Creates a field.
  ///
  /// - Parameter wrappedValue: The initial value of the field.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The field itself, as the target of key paths such as `\.$standup`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A property of the field.
  ///
  /// - Parameter keyPath: The key path of the property.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> BindingState<Part>
  {
    get { BindingState<Part>(wrappedValue: wrappedValue[keyPath: keyPath]) }
    set { wrappedValue[keyPath: keyPath] = newValue.wrappedValue }
  }
}

extension BindingState: Equatable where Value: Equatable {}
extension BindingState: Hashable where Value: Hashable {}
extension BindingState: Sendable where Value: Sendable {}

extension BindingState: Decodable where Value: Decodable {
  /// Decodes the wrapped value.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: The error that decoding the value throws.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }
}

extension BindingState: Encodable where Value: Encodable {
  /// Encodes the wrapped value.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The error that encoding the value throws.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension BindingState: CustomDumpRepresentable {
  /// The wrapped value.
  public var customDumpValue: Any { wrappedValue }
}

extension BindingState: CustomDebugStringConvertible where Value: CustomDebugStringConvertible {
  /// The description of the value.
  public var debugDescription: String { wrappedValue.debugDescription }
}
