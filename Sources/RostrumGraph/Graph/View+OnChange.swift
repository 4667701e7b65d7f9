import RostrumRuntime

extension View {
  /// Adds an action to perform when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value to compare with the previous one.
  ///   - initial: Whether to perform the action when the view first appears, too.
  ///   - action: Receives the old and the new value.
  /// - Returns: The view.
  @preconcurrency
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Adds an action to perform when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value to compare with the previous one.
  ///   - initial: Whether to perform the action when the view first appears, too.
  ///   - action: The action to perform.
  /// - Returns: The view.
  @preconcurrency
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
}

extension View {
  /// Adds an action to perform when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value to compare with the previous one.
  ///   - action: Receives the new value.
  /// - Returns: The view.
  @_disfavoredOverload
  @preconcurrency
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}

package struct ChangeModifier<Value: Equatable>: ViewModifier {
  package typealias Body = Never

  let value: Value
  let isInitial: Bool
  let action: @MainActor (Value, Value) -> Void

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ChangeNode(view, context)
  }
}

/// Compares a value as long as the node lives, also while the view is covered.
final class ChangeNode<V: View, Value: Equatable>:
  ModifierNode<V, ChangeModifier<Value>>
{
  @exclusivity(unchecked) private var last: Value?

  override func update() {
    context.child(of: self).reconcile(&content, with: view.content)
    let new = view.modifier.value
    if let old = last {
      last = new
      if !new.isSame(as: old) { act(old, new) }
    } else {
      last = new
      if view.modifier.isInitial { act(new, new) }
    }
  }

  private func act(_ old: Value, _ new: Value) {
    graph.afterUpdate { [weak self] in
      guard let self, isAlive else { return }
      view.modifier.action(old, new)
    }
  }
}
