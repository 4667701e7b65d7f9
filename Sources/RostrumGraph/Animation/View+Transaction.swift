extension View {
  /// Changes what comes with changes, for what is within.
  ///
  /// ```swift
  /// Counter().transaction { $0.animation = nil }
  /// ```
  ///
  /// - Parameter transform: Changes it; it gets the animation that moves the view now.
  /// - Returns: The view.
  public func transaction(
    _ transform: @escaping @MainActor (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Animates every change within the view.
  ///
  /// Prefer ``animation(_:value:)``, which says which change is meant.
  ///
  /// - Parameter animation: How it moves; `nil` for not at all.
  /// - Returns: The view.
  public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}

private struct TransactionModifier: ViewModifier {
  typealias Body = Never

  let transform: @MainActor (inout Transaction) -> Void

  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    TransactionNode(view, context)
  }
}

private final class TransactionNode<V: View>:
  ModifierNode<V, TransactionModifier>, TransactionShaper
{
  override func update() {
    if content == nil { graph.service(Motions.self).add(self) }
    context.child(of: self).reconcile(&content, with: view.content)
  }

  func shape(_ transaction: inout Transaction) {
    view.modifier.transform(&transaction)
  }

  override func willRemove() {
    graph.service(Motions.self).remove(self)
  }
}

/// A node that changes what comes with changes within it.
@MainActor
protocol TransactionShaper: Node {
  func shape(_ transaction: inout Transaction)
}
