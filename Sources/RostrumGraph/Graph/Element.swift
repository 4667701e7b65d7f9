/// A node of the semantic tree that a graph maintains and hosts draw.
///
/// Only the graph creates, changes and removes elements. A host reads them between two updates and
/// learns of changes from ``Mutation`` values.
@MainActor
public final class Element: Identifiable {
  /// The name of the element within its graph.
  public nonisolated let id: ElementID
  /// The role of the element.
  ///
  /// Only the role of an element that does nothing but arrange its children may change.
  @exclusivity(unchecked) public internal(set) var role: ElementRole
  /// The properties of the element.
  @exclusivity(unchecked) public package(set) var state: ElementState
  /// The children of the element, in order.
  @exclusivity(unchecked) public package(set) var children: [Element] = []
  /// The parent of the element; `nil` for a root and for a removed element.
  public package(set) var parent: Element? {
    get { parentReference }
    set { parentReference = newValue }
  }

  /// The handle with the element's handlers; `nil` for a box that only carries style.
  var handle: ElementHandle? {
    get { handleReference }
    set { handleReference = newValue }
  }

  // NB: Weak references would make all references to elements more expensive. An element clears
  // those of its children when it is released, and a handle clears that of its element.
  @exclusivity(unchecked) private unowned(unsafe) var parentReference: Element?
  @exclusivity(unchecked) private unowned(unsafe) var handleReference: ElementHandle?
  /// Whether hosts know the element.
  @exclusivity(unchecked) var isCommitted = false
  /// Whether the state has been set since the last commit.
  @exclusivity(unchecked) var hasChanged = false
  /// Whether the element, or one around it, gets a new parent in the commit that is under way.
  @exclusivity(unchecked) var isRelocated = false
  /// Whether the element was removed for good.
  @exclusivity(unchecked) var isRemoved = false

  package init(id: ElementID, role: ElementRole) {
    self.id = id
    self.role = role
    state = ElementState(ElementContent(role))
  }

  /// Whether the element wasn't removed.
  package var isAlive: Bool { !isRemoved }

  isolated deinit {
    for child in children where child.parentReference === self { child.parentReference = nil }
  }

  /// The role of the element and the facts of that role.
  public var content: ElementContent { state.content }

  /// A copy of the element and its descendants as a value.
  ///
  /// O(n) in the number of descendants.
  public var snapshot: ElementSnapshot {
    ElementSnapshot(id: id, state: state, children: children.map(\.snapshot))
  }
}
