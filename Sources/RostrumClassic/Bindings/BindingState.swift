import CustomDump

/// Marks a field of a state that controls may write.
///
/// ```swift
/// struct State: Equatable {
///   @BindingState var focus: Field? = .title
///   @BindingState var standup: Standup
/// }
/// ```
///
/// In a view, `viewStore.$standup.title` is a binding to a part of it. ``BindingReducer`` applies the
/// changes. To the eyes of equality, hashing, coding and dumps the field is its value.
@propertyWrapper
@dynamicMemberLookup
public struct BindingState<Value> {
  /// The value of the field.
  public var wrappedValue: Value

  /// Makes a field.
  ///
  /// - Parameter wrappedValue: Its value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The field itself, to which key paths such as `\.$standup` lead.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A part of the field.
  ///
  /// - Parameter keyPath: The part.
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
  /// Reads what the value would write.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: What the value throws.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }
}

extension BindingState: Encodable where Value: Encodable {
  /// Writes what the value would write.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What the value throws.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension BindingState: CustomDumpRepresentable {
  /// The value, as which a test shows the field.
  public var customDumpValue: Any { wrappedValue }
}

extension BindingState: CustomDebugStringConvertible where Value: CustomDebugStringConvertible {
  /// The description of the value.
  public var debugDescription: String { wrappedValue.debugDescription }
}
