/// An element and everything within it at one moment.
public struct ElementSnapshot: Hashable, Sendable, Identifiable {
  /// The name of the element within its graph.
  public let id: ElementID
  /// What the element is.
  public let role: ElementRole
  /// The facts about the element.
  public let attributes: [AttributeKey: AttributeValue]
  /// The elements within, in order.
  public let children: [ElementSnapshot]

  /// Makes a snapshot of its parts.
  public init(
    id: ElementID,
    role: ElementRole,
    attributes: [AttributeKey: AttributeValue] = [:],
    children: [ElementSnapshot] = []
  ) {
    self.id = id
    self.role = role
    self.attributes = attributes
    self.children = children
  }
}
