/// The node of a view that has a body.
@MainActor
final class ComposedNode<V: View>: ViewNode<V> {
  private var properties: [AnyObject?] = []
  private var content: ViewNode<V.Body>?

  override func update() {
    let layout = ValueLayout.of(V.self)
    let body = reading {
      layout.attach(&view, storage: &properties, node: self)
      return view.body
    }
    context.child(of: self).reconcile(&content, with: body)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func willRemove() {
    ValueLayout.detach(&properties)
  }
}
