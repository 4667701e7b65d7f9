/// The elements that a container creates around its children, such as the rows of a list.
///
/// A child keeps its wrapper as long as the child is in the container and the wrapper's role stays
/// the same.
@MainActor
package struct ChildWrappers {
  private var handles: [ObjectIdentifier: ElementHandle] = [:]

  package init() {}

  /// Whether no child has a wrapper.
  var isEmpty: Bool { handles.isEmpty }

  /// The wrapper of a child.
  package func handle(around child: ElementHandle) -> ElementHandle? {
    handles[ObjectIdentifier(child)]
  }

  /// Wraps children in elements, and removes the wrappers of children that are gone.
  ///
  /// O(n) in the number of children.
  ///
  /// - Parameters:
  ///   - children: The topmost elements of the container's content.
  ///   - owner: The node of the container.
  ///   - wrapper: Returns the element to wrap around a child; `nil` to leave the child unwrapped.
  /// - Returns: The children of the container.
  @inline(__always)
  package mutating func wrap(
    _ children: [ElementHandle], for owner: Node, _ wrapper: (ElementHandle) -> ElementWrapper?
  ) -> [Element] {
    var kept: [ObjectIdentifier: ElementHandle] = [:]
    let elements = children.map { child in
      guard let wrapper = wrapper(child) else { return child.outer }
      let id = ObjectIdentifier(child)
      let handle =
        handles[id].flatMap { $0.core.role == wrapper.role ? $0 : nil }
        ?? ElementHandle(wrapper.role, owner: owner, isDecorated: false)
      kept[id] = handle
      handle.take(wrapper.draft)
      let tree = owner.graph.tree
      tree.setChildren(of: handle.core, to: [child.outer] + wrapper.extras.map(\.outer))
      return handle.outer
    }
    for (id, wrapper) in handles where kept[id] !== wrapper { wrapper.remove() }
    handles = kept
    return elements
  }

  /// Removes all wrappers.
  package func remove() {
    for handle in handles.values { handle.remove() }
  }
}
