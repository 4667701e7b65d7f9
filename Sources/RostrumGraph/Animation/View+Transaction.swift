extension View {
  /// Modifies the transaction of changes to the view and its content.
  ///
  /// ```swift
  /// Counter().transaction { $0.animation = nil }
  /// ```
  ///
  /// - Parameter transform: Modifies the transaction, which has the animation in force.
  /// - Returns: The view.
  public func transaction(
    _ transform: @escaping @MainActor (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Animates every change within the view.
  ///
  /// Prefer ``animation(_:value:)``, which names the change to animate.
  ///
  /// - Parameter animation: The animation; `nil` for none.
  /// - Returns: The view.
  public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}

package struct TransactionModifier: ViewModifier {
  package typealias Body = Never

  let transform: @MainActor (inout Transaction) -> Void
  /// Whether a ``TransactionBoundary`` within the view ends the effect.
  let isBounded: Bool

  package init(
    isBounded: Bool = false, transform: @escaping @MainActor (inout Transaction) -> Void
  ) {
    self.isBounded = isBounded
    self.transform = transform
  }

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    TransactionNode(view, context)
  }
}

private final class TransactionNode<V: View>:
  ModifierNode<V, TransactionModifier>, TransactionTransformer, BoundedTransformer
{
  private(set) var original: Transaction?

  var isBounded: Bool { view.modifier.isBounded }

  override func update() {
    if content == nil { graph.service(Motions.self).add(self) }
    context.child(of: self).reconcile(&content, with: view.content)
  }

  func transform(_ transaction: inout Transaction) {
    original = transaction
    view.modifier.transform(&transaction)
  }

  override func willRemove() {
    graph.service(Motions.self).remove(self)
  }
}

/// A node that modifies the transactions of changes within it.
@MainActor
protocol TransactionTransformer: Node {
  /// The elements whose changes have the modified transaction, with their descendants.
  var scopes: [Element] { get }

  func transform(_ transaction: inout Transaction)
}

extension TransactionTransformer {
  var scopes: [Element] { topElements }
}
