/// A view of any type.
///
/// Prefer a `@ViewBuilder`: the graph cannot look through an `AnyView` ahead of time. A value of
/// another type at the same place is another view, with fresh state.
public struct AnyView: View {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  let content: any View

  /// Hides the type of a view.
  ///
  /// - Parameter view: The view.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of a view.
  ///
  /// - Parameter view: The view.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    AnyViewNode(view, context)
  }
}

final class AnyViewNode: SlotNode<AnyView> {
  override func update() {
    reconcile(view.content)
  }

  private func reconcile<Content: View>(_ view: Content) {
    if context.child(of: self).reconcile(&content, with: view) { contentChanged() }
  }
}
