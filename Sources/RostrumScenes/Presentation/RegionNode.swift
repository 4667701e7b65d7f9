/// The base of nodes with an element around a region of the scene: a presentation, screen or
/// column.
@MainActor
package class RegionNode: Node, ElementOwner {
  /// The region of the content.
  final let place: Place
  /// The environment of the content.
  final let scope: EnvironmentScope
  /// The node of the content; `nil` until something is shown.
  package final var content: Node?
  private let role: ElementRole
  package private(set) final lazy var handle = ElementHandle(role, owner: self, isDecorated: false)

  /// Creates a node with an element around a region.
  ///
  /// - Parameters:
  ///   - role: The role of the element.
  ///   - place: The region.
  ///   - context: The context of the node.
  init(_ role: ElementRole, _ place: Place, _ context: NodeContext) {
    self.role = role
    self.place = place
    scope = EnvironmentScope(parent: context.environment, graph: context.graph)
    super.init(context)
  }

  /// The context of the content.
  final var contentContext: NodeContext {
    var context = context.content(of: self)
    context.environment = scope
    context.place = place
    return context
  }

  /// The topmost elements of the content, in order.
  final var contentHandles: [ElementHandle] { contentList.handles }

  /// The outermost boxes of the topmost elements of the content, in order.
  final var contentElements: [Element] { contentList.elements }

  private var contentList: HandleList {
    var handles = HandleList()
    content?.collectHandles(&handles)
    return handles
  }

  package override var innerPlace: Place { place }

  package override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  package override func collectHandles(_ handles: inout HandleList) {
    handles.append(handle)
  }

  package override func contentChanged() {
    graph.arrangeLater(self)
  }

  package override func arrange() {
    graph.tree.setChildren(of: handle.core, to: contentElements)
  }

  package override func willRemove() {
    handle.remove()
  }
}
