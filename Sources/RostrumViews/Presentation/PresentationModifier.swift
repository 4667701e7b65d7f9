/// A modifier that presents something while its source asks for it.
package struct PresentationModifier<Item, Content: View, Message: View>: ViewModifier {
  package typealias Body = Never

  let kind: PresentationKind
  let source: PresentationSource<Item>
  let onDismiss: (@MainActor () -> Void)?
  /// The attributes of the element, such as a title.
  let describe: @MainActor (inout ElementDraft, Item, EnvironmentValues) -> Void
  let content: @MainActor (Item) -> Content
  let message: @MainActor (Item) -> Message

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PresenterNode(view, context)
  }
}

extension PresentationModifier where Message == EmptyView {
  init(
    _ kind: PresentationKind, _ source: PresentationSource<Item>,
    onDismiss: (@MainActor () -> Void)?, content: @escaping @MainActor (Item) -> Content
  ) {
    self.init(
      kind: kind, source: source, onDismiss: onDismiss, describe: { _, _, _ in }, content: content,
      message: { _ in EmptyView() })
  }
}
