extension Optional: View where Wrapped: View {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    OptionalNode(view, context)
  }
}

final class OptionalNode<Wrapped: View>: WrapperNode<Wrapped?, Wrapped> {
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
}
