/// A modifier that leaves a value on the elements of its content for the enclosing container.
package protocol TraitModifier: ViewModifier where Body == Never {
  /// The name and type of the value.
  associatedtype Key: TraitKey

  /// The value.
  var value: Key.Value { get }
}

extension TraitModifier {
  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    TraitModifierNode(view, context)
  }
}

final class TraitModifierNode<V: View, Modifier: TraitModifier>:
  ModifierNode<V, Modifier>
{
  private lazy var decoration = TraitDecoration<Modifier.Key>(
    view.modifier.value, outer: context.decoration)

  override func update() {
    if !ValueLayout.areEqual(decoration.value, view.modifier.value) {
      decoration.value = view.modifier.value
      contentChanged()
    }
    var context = context.child(of: self)
    context.decoration = decoration
    context.reconcile(&content, with: view.content)
  }
}
