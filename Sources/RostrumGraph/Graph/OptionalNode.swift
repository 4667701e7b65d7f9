extension Optional: View where Wrapped: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
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
