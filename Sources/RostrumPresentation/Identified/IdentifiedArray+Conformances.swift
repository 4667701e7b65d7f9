import OrderedCollections

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether both arrays have equal elements in the same order.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.dictionary == rhs.dictionary }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Feeds the elements to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(dictionary) }
}

// NB: `@unchecked` because a key path is not `Sendable`; this one names a property and captures
// nothing.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Writes the elements as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(contentsOf: elements)
  }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Reads the elements from an array.
  ///
  /// - Parameter decoder: Where they are read.
  /// - Throws: `DecodingError`, also for an identity that occurs twice.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init()
    while !container.isAtEnd {
      let element = try container.decode(Element.self)
      guard append(element).inserted else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "Two elements have the identity \(element.id).")
      }
    }
  }
}

extension IdentifiedArray: CustomStringConvertible {
  /// The elements as an array prints them.
  public var description: String { elements.description }
}
