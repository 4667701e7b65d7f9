/// A modifier that changes only the environment of its content.
package protocol EnvironmentModifier: ViewModifier where Body == Never {
  /// Changes the environment values.
  func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    EnvironmentModifierNode(view, context)
  }
}

final class EnvironmentModifierNode<V: View, Modifier: EnvironmentModifier>:
  ModifierNode<V, Modifier>
{
  private lazy var scope = EnvironmentScope(around: self)

  override func update() {
    reading { scope.modify(view.modifier.modify) }
    var context = context.child(of: self)
    context.environment = scope
    context.reconcile(&content, with: view.content)
  }
}
