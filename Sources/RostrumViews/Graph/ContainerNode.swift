/// The node of a view with an element around its content.
@MainActor
final class ContainerNode<V: ContainerView>: ViewNode<V>, OutletOwner, Arranging {
  private(set) lazy var outlet = Outlet(V.role, owner: self)
  private var content: ViewNode<V.Content>?
  private var wrappers: [ObjectIdentifier: Outlet] = [:]
  private var wrapsByValue = false
  var needsArrangement = false

  override func update() {
    let isFirst = content == nil
    let draft = reading { outlet.draft { view.describe(&$0, in: environment) } }
    outlet.take(draft)
    context.content(of: self).reconcile(&content, with: view.content)
    let hasOtherWrappers = !wrappers.isEmpty && (wrapsByValue || view.wrapsByValue)
    if isFirst || hasOtherWrappers { graph.arrangeLater(self) }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func collectOutlets(_ outlets: inout [Outlet]) {
    outlets.append(outlet)
  }

  override func contentChanged() {
    graph.arrangeLater(self)
  }

  func arrange() {
    wrapsByValue = view.wrapsByValue
    var outlets: [Outlet] = []
    content?.collectOutlets(&outlets)
    var kept: [ObjectIdentifier: Outlet] = [:]
    let elements = outlets.map { child in
      guard let wrapper = view.wrapper(for: child, in: environment) else { return child.outer }
      let id = ObjectIdentifier(child)
      let outlet =
        wrappers[id].flatMap { $0.core.role == wrapper.role ? $0 : nil }
        ?? Outlet(wrapper.role, owner: self, isDecorated: false)
      kept[id] = outlet
      outlet.take(wrapper.draft)
      graph.tree.setChildren(of: outlet.core, to: [child.outer] + wrapper.extras.map(\.outer))
      return outlet.outer
    }
    graph.tree.setChildren(of: outlet.core, to: elements)
    for (id, wrapper) in wrappers where kept[id] !== wrapper { wrapper.remove() }
    wrappers = kept
    context.place.onElementChange?()
  }

  override func willRemove() {
    for wrapper in wrappers.values { wrapper.remove() }
    outlet.remove()
  }
}

/// A node that puts elements below its own once the nodes are up to date.
@MainActor
package protocol Arranging: Node {
  /// Whether the node waits to arrange its elements.
  var needsArrangement: Bool { get set }

  /// Puts the elements of the content below the node's own.
  func arrange()
}
