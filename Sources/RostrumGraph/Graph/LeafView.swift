/// A primitive view with one element and no children.
package protocol LeafView: View where Body == Never {
  /// What the element is.
  static var role: ElementRole { get }

  /// Writes down the facts about the element and its handlers.
  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues)
}

extension LeafView {
  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context, Self.role)
  }
}

@MainActor
final class LeafNode<V: LeafView>: OutletNode<V> {
  override func update() {
    let draft = reading { outlet.draft { view.describe(&$0, in: environment) } }
    outlet.take(draft)
  }
}
