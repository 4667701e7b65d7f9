/// What is known about an element besides its identity, its role and its place in the tree.
public struct ElementState: Hashable, Sendable {
  /// The facts about the element.
  public var attributes: [AttributeKey: AttributeValue]

  /// Makes a state of its parts.
  public init(attributes: [AttributeKey: AttributeValue] = [:]) {
    self.attributes = attributes
  }

  /// The value of an attribute; `nil` for absent.
  public subscript(key: AttributeKey) -> AttributeValue? {
    get { attributes[key] }
    set { attributes[key] = newValue }
  }
}
