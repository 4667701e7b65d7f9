/// One node of the semantic tree that a graph keeps and hosts draw.
///
/// Elements are made, changed and removed by the graph alone. A host reads them between two
/// updates and is told of changes by ``Mutation`` values.
@MainActor
public final class Element: Identifiable {
  /// The name of the element within its graph.
  public nonisolated let id: ElementID
  /// What the element is.
  public nonisolated let role: ElementRole
  /// What is known about the element.
  @exclusivity(unchecked) public package(set) var state: ElementState
  /// The elements within, in order.
  @exclusivity(unchecked) public package(set) var children: [Element] = []
  /// The element around; `nil` for a root and for a removed element.
  public package(set) var parent: Element? {
    get { parentReference }
    set { parentReference = newValue }
  }

  /// The place where the element's handlers are; `nil` for a box that only carries style.
  var outlet: Outlet? {
    get { outletReference }
    set { outletReference = newValue }
  }

  // NB: Weak references would make all references to elements more expensive. An element clears
  // those of its children when it is released, and an outlet that of its element.
  @exclusivity(unchecked) private unowned(unsafe) var parentReference: Element?
  @exclusivity(unchecked) private unowned(unsafe) var outletReference: Outlet?
  /// Whether hosts know the element.
  var isCommitted = false
  /// Whether the element is gone for good.
  var isRemoved = false

  package init(id: ElementID, role: ElementRole) {
    self.id = id
    self.role = role
    state = ElementState(ElementContent(role))
  }

  /// Whether the element isn't gone for good.
  package var isAlive: Bool { !isRemoved }

  isolated deinit {
    for child in children where child.parentReference === self { child.parentReference = nil }
  }

  /// What the element is, with the facts of its kind.
  public var content: ElementContent { state.content }

  /// The element and everything within as a value.
  ///
  /// O(n) in the elements within.
  public var snapshot: ElementSnapshot {
    ElementSnapshot(id: id, state: state, children: children.map(\.snapshot))
  }
}
