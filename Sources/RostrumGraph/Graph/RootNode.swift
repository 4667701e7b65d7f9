/// The root of the node tree.
///
/// Its elements are those of the content, followed by those of services such as presentations.
final class RootNode: Node {
  @exclusivity(unchecked) private var content: Node?

  func mount<Content: View>(_ view: Content) {
    content = context.child(of: self).make(view)
    graph.arrangeLater(self)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func contentChanged() {
    graph.arrangeLater(self)
  }

  override func arrange() {
    var handles = HandleList()
    content?.collectHandles(&handles)
    for service in graph.services.all { service.collectHandles(&handles) }
    graph.tree.setChildren(of: graph.tree.root, to: handles.elements)
  }
}
