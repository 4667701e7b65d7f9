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
  public package(set) var state: ElementState
  /// The elements within, in order.
  public package(set) var children: [Element] = []
  /// The element around; `nil` for a root and for a removed element.
  public package(set) weak var parent: Element?

  /// The place where the element's handlers are; `nil` for a box that only carries style.
  weak var outlet: Outlet?
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

  /// What the element is, with the facts of its kind.
  public var content: ElementContent { state.content }

  /// The element and everything within as a value.
  ///
  /// O(n) in the elements within.
  public var snapshot: ElementSnapshot {
    ElementSnapshot(id: id, state: state, children: children.map(\.snapshot))
  }
}
