import OrderedCollections
import RostrumDependencies

/// One element as it is written.
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
  /// Writes the elements with their identities, from the bottom to the top.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for (id, state) in dictionary {
      try container.encode(CodedElement(id: id, state: state))
    }
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Reads a stack that equals the one that was written.
  ///
  /// No element that is added later gets an identity that was read.
  ///
  /// - Parameter decoder: Where it is read.
  /// - Throws: `DecodingError`, also for an identity that occurs twice.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var dictionary: OrderedDictionary<StackElementID, Element> = [:]
    while !container.isAtEnd {
      let coded = try container.decode(CodedElement<Element>.self)
      guard dictionary.updateValue(coded.state, forKey: coded.id) == nil else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "The stack has two elements \(coded.id).")
      }
    }
    if let last = dictionary.keys.max(by: { $0.generation < $1.generation }) {
      DependencyValues.current.stackElementID.advance(past: last)
    }
    self.init(dictionary: dictionary)
  }
}
