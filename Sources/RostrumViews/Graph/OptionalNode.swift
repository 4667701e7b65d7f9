extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    OptionalNode(view, context)
  }
}

final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
  private var content: ViewNode<Wrapped>?

  override func update() {
    let wasThere = content != nil
    if let view {
      context.child(of: self).reconcile(&content, with: view)
    } else {
      content?.remove()
      content = nil
    }
    if wasThere != (content != nil) { contentChanged() }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }
}
