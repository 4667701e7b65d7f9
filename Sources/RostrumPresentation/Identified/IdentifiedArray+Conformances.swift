import OrderedCollections

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether two arrays have equal elements in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.dictionary == rhs.dictionary }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(dictionary) }
}

// NB: `@unchecked` because key paths aren't `Sendable`. This key path refers to a property and
// captures no values.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(contentsOf: elements)
  }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes the elements from an array.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError`, also if two elements have the same ID.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init()
    while !container.isAtEnd {
      let element = try container.decode(Element.self)
      guard append(element).inserted else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "Two elements have the ID \(element.id).")
      }
    }
  }
}

extension IdentifiedArray: CustomStringConvertible {
  /// The description of the elements as an array.
  public var description: String { elements.description }
}
