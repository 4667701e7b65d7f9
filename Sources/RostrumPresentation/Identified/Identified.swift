/// A value with an ID, for values that don't conform to `Identifiable` themselves.
///
/// ```swift
/// .sheet(item: $fact) { Text($0.value) }  // @State var fact: Identified<Int, String>?
/// ```
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  /// The ID of the value.
  public let id: ID

  /// The identified value.
  public var value: Value

  /// Creates an identified value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: The ID of the value.
  public init(_ value: Value, id: ID) {
    self.id = id
    self.value = value
  }

  /// Creates an identified value whose ID is one of its properties.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: The key path of the property, which is read once.
  public init(_ value: Value, id: KeyPath<Value, ID>) {
    self.init(value, id: value[keyPath: id])
  }

  /// A property of the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member {
    value[keyPath: keyPath]
  }

  /// A mutable property of the value.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: keyPath] }
    set { value[keyPath: keyPath] = newValue }
  }
}

extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Sendable where ID: Sendable, Value: Sendable {}
extension Identified: Decodable where ID: Decodable, Value: Decodable {}
extension Identified: Encodable where ID: Encodable, Value: Encodable {}
