/// Ends the effect of a bounded ``TransactionModifier`` around the view.
///
/// The outermost elements of the content are those to which the modifiers around it apply as well, so
/// the effect ends below them.
package struct TransactionBoundary: ViewModifier {
  package typealias Body = Never

  package init() {}

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    TransactionBoundaryNode(view, context)
  }
}

/// A node whose effect on transactions a boundary may end.
@MainActor
protocol BoundedTransformer: Node {
  var isBounded: Bool { get }
  /// The transaction before the node's latest modification.
  var original: Transaction? { get }
}

/// A node at which the effect of a bounded transformer ends.
@MainActor
private protocol Boundary: Node {}

private final class TransactionBoundaryNode<V: View>:
  ModifierNode<V, TransactionBoundary>, TransactionTransformer, Boundary
{
  override func update() {
    if content == nil { graph.service(Motions.self).add(self) }
    context.child(of: self).reconcile(&content, with: view.content)
  }

  var scopes: [Element] { topElements.flatMap(\.children) }

  func transform(_ transaction: inout Transaction) {
    if let original = transformer?.original { transaction = original }
  }

  /// The transformer whose effect ends here: the nearest one that no boundary in between has ended.
  private var transformer: (any BoundedTransformer)? {
    var ended = 0
    var next = context.parent
    while let node = next {
      if node is any Boundary {
        ended += 1
      } else if let node = node as? any BoundedTransformer, node.isBounded {
        if ended == 0 { return node }
        ended -= 1
      }
      next = node.context.parent
    }
    return nil
  }

  override func willRemove() {
    graph.service(Motions.self).remove(self)
  }
}
