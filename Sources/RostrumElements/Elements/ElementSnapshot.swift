/// An element and everything within it at one moment.
public struct ElementSnapshot: Hashable, Sendable, Identifiable {
  /// The name of the element within its graph.
  public let id: ElementID
  /// What the element is.
  public let role: ElementRole
  /// What is known about the element.
  public let state: ElementState
  /// The elements within, in order.
  public let children: [ElementSnapshot]

  /// Makes a snapshot of its parts.
  public init(
    id: ElementID,
    role: ElementRole,
    state: ElementState = ElementState(),
    children: [ElementSnapshot] = []
  ) {
    self.id = id
    self.role = role
    self.state = state
    self.children = children
  }

  /// What the element is, with the facts of its kind.
  public var content: ElementContent { state.content }

  /// The value of an attribute; `nil` for absent.
  public subscript(key: AttributeKey) -> AttributeValue? { state[key] }
}
