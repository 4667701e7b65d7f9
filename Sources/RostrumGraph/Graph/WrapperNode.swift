/// The base of nodes with one child and no element of their own.
@MainActor
open class WrapperNode<V: View, Content: View>: ViewNode<V> {
  /// The node of the child; `nil` until the first update, and while there is no child.
  @exclusivity(unchecked) package final var content: ViewNode<Content>?

  open override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }
}

/// The base of modifier nodes without an element: the child is the modified view.
package typealias ModifierNode<V: View, Modifier: ViewModifier> =
  WrapperNode<ModifiedContent<V, Modifier>, V>

/// The base of nodes with one child whose type may change, and no element of their own.
@MainActor
open class SlotNode<V: View>: ViewNode<V> {
  /// The node of the child; `nil` until the first update.
  @exclusivity(unchecked) package final var content: Node?

  open override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }
}
