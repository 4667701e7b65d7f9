/// An element and everything within it at one moment.
public struct ElementSnapshot: Hashable, Sendable, Identifiable {
  /// The name of the element within its graph.
  public let id: ElementID
  /// What is known about the element.
  public let state: ElementState
  /// The elements within, in order.
  public let children: [ElementSnapshot]

  /// Makes a snapshot of its parts.
  public init(id: ElementID, state: ElementState, children: [ElementSnapshot] = []) {
    self.id = id
    self.state = state
    self.children = children
  }

  /// What the element is, without the facts of its kind.
  public var role: ElementRole { state.content.role }

  /// What the element is, with the facts of its kind.
  public var content: ElementContent { state.content }
}
