import RostrumRuntime

extension View {
  /// Animates the changes of the view and its content when a value changes.
  ///
  /// ```swift
  /// Circle().scaleEffect(isLarge ? 2 : 1).animation(.spring, value: isLarge)
  /// ```
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` disables any animation, whatever the change itself comes
  ///     with.
  ///   - value: The value to compare with the previous one.
  /// - Returns: The view.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }
}

package struct AnimationModifier<Value: Equatable>: ViewModifier {
  package typealias Body = Never

  let animation: Animation?
  let value: Value

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    AnimationNode(view, context)
  }
}

private final class AnimationNode<V: View, Value: Equatable>:
  ModifierNode<V, AnimationModifier<Value>>
{
  private lazy var last = view.modifier.value

  override func update() {
    if !view.modifier.value.isSame(as: last) {
      last = view.modifier.value
      graph.service(Motions.self).wish(self, view.modifier.animation)
    }
    context.child(of: self).reconcile(&content, with: view.content)
  }
}
