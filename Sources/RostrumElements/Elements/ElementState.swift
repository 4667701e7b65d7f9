/// What is known about an element besides its identity, its role and its place in the tree.
public struct ElementState: Hashable, Sendable {
  /// What the element is, with the facts of its kind.
  public var content: ElementContent
  /// The other facts about the element.
  public var attributes: [AttributeKey: AttributeValue]

  /// Makes a state of its parts.
  public init(
    _ content: ElementContent = .other, attributes: [AttributeKey: AttributeValue] = [:]
  ) {
    self.content = content
    self.attributes = attributes
  }

  /// The value of an attribute; `nil` for absent.
  public subscript(key: AttributeKey) -> AttributeValue? {
    get { attributes[key] }
    set { attributes[key] = newValue }
  }
}
