import OrderedCollections
import RostrumDependencies

/// The encoded form of an element.
private struct CodedElement<Element> {
  let id: StackElementID
  let state: Element

  enum CodingKeys: CodingKey {
    case id
    case state
  }
}

extension CodedElement: Encodable where Element: Encodable {}
extension CodedElement: Decodable where Element: Decodable {}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements with their IDs, starting with the root.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for (id, state) in dictionary {
      try container.encode(CodedElement(id: id, state: state))
    }
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes a stack, including the IDs of its elements.
  ///
  /// Elements that are appended later get IDs that differ from the decoded IDs.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: A `DecodingError`, also if two elements have the same ID.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var dictionary: OrderedDictionary<StackElementID, Element> = [:]
    while !container.isAtEnd {
      let coded = try container.decode(CodedElement<Element>.self)
      guard dictionary.updateValue(coded.state, forKey: coded.id) == nil else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "Two elements of the stack have the ID \(coded.id).")
      }
    }
    if let last = dictionary.keys.max(by: { $0.generation < $1.generation }) {
      DependencyValues.current.stackElementID.advance(past: last)
    }
    self.init(dictionary: dictionary)
  }
}
