/// A copy of an element and its descendants at one moment.
public struct ElementSnapshot: Hashable, Sendable, Identifiable {
  /// The identity of the element within its graph.
  public let id: ElementID
  /// The properties of the element.
  public let state: ElementState
  /// The children of the element, in order.
  public let children: [ElementSnapshot]

  /// Creates a snapshot.
  public init(id: ElementID, state: ElementState, children: [ElementSnapshot] = []) {
    self.id = id
    self.state = state
    self.children = children
  }

  /// The role of the element.
  public var role: ElementRole { state.content.role }

  /// The role of the element with the facts of that role.
  public var content: ElementContent { state.content }
}
