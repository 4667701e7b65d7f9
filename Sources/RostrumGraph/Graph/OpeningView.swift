import RostrumRuntime

/// A primitive view that shows another view whose type is known only at run time.
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
/// The node below has the type of the view that is shown, so nothing is boxed and updates skip
/// equal values.
package protocol OpeningView: View where Body == Never {
  /// Shows a view in the slot, or leaves it empty.
  func show(in slot: ViewSlot)
}

extension OpeningView {
  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    OpeningNode(view, context)
  }
}

/// The slot into which an ``OpeningView`` puts a view.
@MainActor
package final class ViewSlot {
  fileprivate var content: Node?
  fileprivate private(set) var id: AnyHashable?
  private unowned let owner: Node

  fileprivate init(_ owner: Node) {
    self.owner = owner
  }

  /// Shows a view; a change of type or identity replaces the view and resets its state.
  package func show<Content: View, ID: Hashable>(_ view: Content, as id: ID) {
    if let content = content as? ViewNode<Content>, self.id.isSame(as: AnyHashable(id)) {
      return content.take(view)
    }
    content?.remove()
    self.id = AnyHashable(id)
    content = owner.context.child(of: owner).make(view)
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

  override func addPlace(to hasher: inout PlaceHasher) {
    hasher.combine(slot: context.slot)
    if let id = slot.id, !hasher.combine(id: id) { hasher.isStable = false }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let content = slot.content { visit(content) }
  }
}
