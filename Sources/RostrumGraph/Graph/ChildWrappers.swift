/// The elements that a container puts around its children, such as the rows of a list.
///
/// A child keeps its wrapper for as long as it is among the children and its wrapper has the same role.
@MainActor
package struct ChildWrappers {
  private var outlets: [ObjectIdentifier: Outlet] = [:]

  package init() {}

  /// Whether no child has a wrapper.
  var isEmpty: Bool { outlets.isEmpty }

  /// The element around a child.
  func outlet(around child: Outlet) -> Outlet? { outlets[ObjectIdentifier(child)] }

  /// Puts elements around children, and removes the elements of children that are gone.
  ///
  /// O(n) in the children.
  ///
  /// - Parameters:
  ///   - children: The topmost elements of the container's content.
  ///   - owner: The node of the container.
  ///   - wrapper: The element to put around a child; `nil` to take the child as it is.
  /// - Returns: The elements that stand in the container.
  @inline(__always)
  package mutating func wrap(
    _ children: [Outlet], for owner: Node, _ wrapper: (Outlet) -> ElementWrapper?
  ) -> [Element] {
    var kept: [ObjectIdentifier: Outlet] = [:]
    let elements = children.map { child in
      guard let wrapper = wrapper(child) else { return child.outer }
      let id = ObjectIdentifier(child)
      let outlet =
        outlets[id].flatMap { $0.core.role == wrapper.role ? $0 : nil }
        ?? Outlet(wrapper.role, owner: owner, isDecorated: false)
      kept[id] = outlet
      outlet.take(wrapper.draft)
      let tree = owner.graph.tree
      tree.setChildren(of: outlet.core, to: [child.outer] + wrapper.extras.map(\.outer))
      return outlet.outer
    }
    for (id, wrapper) in outlets where kept[id] !== wrapper { wrapper.remove() }
    outlets = kept
    return elements
  }

  /// Removes all the elements.
  package func remove() {
    for outlet in outlets.values { outlet.remove() }
  }
}
