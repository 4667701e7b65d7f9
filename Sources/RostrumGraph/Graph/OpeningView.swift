/// A primitive view that shows another one whose type is known only when it is looked at.
///
/// ```swift
/// struct PageView: OpeningView {
///   let page: any Page
///
///   func show(in slot: ViewSlot) {
///     show(page, in: slot)
///   }
///
///   private func show<Shown: Page>(_ page: Shown, in slot: ViewSlot) {
///     slot.show(page.view, as: page.id)
///   }
/// }
/// ```
///
/// The node below has the type of what is shown, so nothing is boxed and updates skip equal values.
package protocol OpeningView: View where Body == Never {
  /// Shows a view in the slot, or leaves it empty.
  func show(in slot: ViewSlot)
}

extension OpeningView {
  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    OpeningNode(view, context)
  }
}

/// Where an ``OpeningView`` puts what it shows.
@MainActor
package final class ViewSlot {
  fileprivate var content: Node?
  private var id: AnyHashable?
  private unowned let owner: Node

  fileprivate init(_ owner: Node) {
    self.owner = owner
  }

  /// Shows a view; another type or another identity is another view, with fresh state.
  package func show<Content: View, ID: Hashable>(_ view: Content, as id: ID) {
    if let content = content as? ViewNode<Content>, self.id == AnyHashable(id) {
      return content.take(view)
    }
    content?.remove()
    content = owner.context.child(of: owner).make(view)
    self.id = AnyHashable(id)
    owner.contentChanged()
  }

  /// Shows nothing.
  package func clear() {
    guard let content else { return }
    content.remove()
    self.content = nil
    id = nil
    owner.contentChanged()
  }
}

final class OpeningNode<V: OpeningView>: ViewNode<V> {
  private lazy var slot = ViewSlot(self)

  override func update() {
    view.show(in: slot)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let content = slot.content { visit(content) }
  }
}
