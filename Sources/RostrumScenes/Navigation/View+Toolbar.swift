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
  /// How the user arranges the items; `nil` if the items stay in place.
  var report: ToolbarReport?

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
  private var arrangement: ToolbarArrangement?

  override func update() {
    let isFirst = content == nil
    let isArranged = arrangement != view.modifier.report?.arrangement
    arrangement = view.modifier.report?.arrangement
    context.child(of: self).reconcile(&content, with: view.content)
    context.content(of: self, in: 1).reconcile(&items, with: view.modifier.items)
    if isFirst {
      context.place.screen?.add(self)
    } else if isArranged {
      context.place.screen?.contentChanged()
    }
  }

  func collectItems(_ handles: inout HandleList) {
    guard let report = view.modifier.report else {
      items?.collectHandles(&handles)
      return
    }
    var own = HandleList()
    items?.collectHandles(&own)
    let ordered = permuted(own.handles, as: report.arrangement.order) { $0.toolbarItem?.name }
    for handle in ordered { handles.append(handle) }
    let entries = ordered.compactMap(\.toolbarEntry)
    graph.afterUpdate {
      if report.entries.wrappedValue != entries { report.entries.wrappedValue = entries }
    }
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
