import RostrumRuntime

extension View {
  /// Modifies the transaction of changes to the view and its content when a value changes.
  ///
  /// ```swift
  /// struct Score: View {
  ///   let points: Int
  ///
  ///   var body: some View {
  ///     Text("\(points)").transaction(value: points) { $0.animation = .bouncy }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value to compare with the previous one.
  ///   - transform: Modifies the transaction of the update in which the value changes.
  /// - Returns: The view.
  public func transaction(
    value: some Equatable, _ transform: @escaping @MainActor (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }
}

package struct ValueTransactionModifier<Value: Equatable>: ViewModifier {
  package typealias Body = Never

  let value: Value
  let transform: @MainActor (inout Transaction) -> Void

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ValueTransactionNode(view, context)
  }
}

private final class ValueTransactionNode<V: View, Value: Equatable>:
  ModifierNode<V, ValueTransactionModifier<Value>>, TransactionTransformer
{
  private lazy var last = view.modifier.value

  override func update() {
    let motions = graph.service(Motions.self)
    if content == nil { motions.add(self) }
    if !view.modifier.value.isSame(as: last) {
      last = view.modifier.value
      motions.valueChanged(of: self)
    }
    context.child(of: self).reconcile(&content, with: view.content)
  }

  func transform(_ transaction: inout Transaction) {
    if graph.service(Motions.self).hasChangedValue(self) { view.modifier.transform(&transaction) }
  }

  override func willRemove() {
    graph.service(Motions.self).remove(self)
  }
}
