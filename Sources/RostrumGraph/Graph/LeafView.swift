/// A primitive view with one element and no children.
package protocol LeafView: View where Body == Never {
  /// The role of the element.
  static var role: ElementRole { get }

  /// Describes the element and its handlers.
  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues)
}

extension LeafView {
  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    LeafNode(view, context, Self.role)
  }
}

/// The node of a leaf.
@MainActor
package final class LeafNode<V: LeafView>: ElementHandleNode<V> {
  package override func update() {
    let draft = reading { handle.draft { view.describe(&$0, in: environment) } }
    handle.take(draft)
  }
}
