/// The base of nodes with an element of their own.
///
/// The elements of the node's children become children of the element. A node with children
/// overrides `visitChildren`, and ``arrange()`` if the elements of the children need more than
/// their order.
@MainActor
open class ElementHandleNode<V: View>: ViewNode<V>, ElementOwner {
  private let role: ElementRole
  private let isDecorated: Bool
  package private(set) final lazy var handle = ElementHandle(
    role, owner: self, isDecorated: isDecorated)

  /// Creates a node with an element.
  ///
  /// - Parameters:
  ///   - view: The first value of the view.
  ///   - context: The context of the node.
  ///   - role: The role of the element.
  ///   - isDecorated: Whether the modifiers around the view apply to the element.
  package init(
    _ view: V, _ context: NodeContext, _ role: ElementRole, isDecorated: Bool = true
  ) {
    self.role = role
    self.isDecorated = isDecorated
    super.init(view, context)
  }

  /// The topmost elements of the node's children, in order.
  package final var childHandles: [ElementHandle] { childList.handles }

  /// The outermost boxes of the topmost elements of the node's children, in order.
  package final var childElements: [Element] { childList.elements }

  private var childList: HandleList {
    var handles = HandleList()
    visitChildren { $0.collectHandles(&handles) }
    return ordered(handles)
  }

  /// The topmost elements of the node's children in the order in which the element has them.
  package func ordered(_ handles: HandleList) -> HandleList { handles }

  open override func collectHandles(_ handles: inout HandleList) {
    handles.append(handle)
  }

  open override func contentChanged() {
    graph.arrangeLater(self)
  }

  open override func arrange() {
    graph.tree.setChildren(of: handle.core, to: childElements)
    context.place.onElementChange?()
  }

  open override func willRemove() {
    handle.remove()
  }
}

/// The base of nodes with an element around one child.
@MainActor
open class ElementNode<V: View, Content: View>: ElementHandleNode<V> {
  /// The node of the child; `nil` until the first update.
  @exclusivity(unchecked) package final var content: ViewNode<Content>?

  /// Creates or updates the node of the child.
  package final func show(_ view: consuming Content, in context: consuming NodeContext) {
    if let content { return content.take(view) }
    content = context.make(view)
    graph.arrangeLater(self)
  }

  /// Creates or updates the node of the child.
  package final func show(_ view: consuming Content) {
    show(view, in: context.content(of: self))
  }

  open override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }
}
