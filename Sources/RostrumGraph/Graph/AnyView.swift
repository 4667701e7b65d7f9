/// A type-erased view.
///
/// Prefer a `@ViewBuilder`, because the graph can't see the structure of an `AnyView`. A change of
/// the wrapped type replaces the view and resets its state.
public nonisolated struct AnyView: View {
  /// A primitive view has no body.
  public typealias Body = Never

  let content: any View

  /// Erases the type of a view.
  ///
  /// - Parameter view: The view.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Erases the type of a view.
  ///
  /// - Parameter view: The view.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  @MainActor
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
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
