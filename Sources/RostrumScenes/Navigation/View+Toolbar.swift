extension View {
  /// Adds items to the bars of the view's screen.
  ///
  /// - Parameter content: The items.
  /// - Returns: The view.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()._items))
  }

  /// Adds views to the bar of the view's screen, in the host's default placement.
  ///
  /// - Parameter content: The views.
  /// - Returns: The view.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: _ToolbarItemView(placement: .automatic, content: content())))
  }
}

package struct ToolbarModifier<Items: View>: ViewModifier {
  package typealias Body = Never

  let items: Items

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ToolbarNode(view, context)
  }
}

final class ToolbarNode<V: View, Items: View>:
  ModifierNode<V, ToolbarModifier<Items>>, ToolbarProvider
{
  private var items: ViewNode<Items>?

  override func update() {
    let isFirst = content == nil
    context.child(of: self).reconcile(&content, with: view.content)
    context.content(of: self, in: 1).reconcile(&items, with: view.modifier.items)
    if isFirst { context.place.screen?.add(self) }
  }

  func collectItems(_ handles: inout HandleList) {
    items?.collectHandles(&handles)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    if let items { visit(items) }
  }

  override func collectHandles(_ handles: inout HandleList) {
    content?.collectHandles(&handles)
  }

  override func contentChanged() {
    super.contentChanged()
    context.place.screen?.contentChanged()
  }

  override func willRemove() {
    context.place.screen?.remove(self)
  }
}

/// A node with items for the bars of its screen.
@MainActor
protocol ToolbarProvider: Node {
  func collectItems(_ handles: inout HandleList)
}
