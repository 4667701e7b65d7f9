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
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    TraitModifierNode(view, context)
  }
}

final class TraitModifierNode<V: View, Modifier: TraitModifier>:
  ModifierNode<V, Modifier>
{
  private let decoration: TraitDecoration<Modifier.Key>

  override init(_ view: consuming ModifiedContent<V, Modifier>, _ context: consuming NodeContext) {
    decoration = TraitDecoration(view.modifier.value, outer: context.decoration)
    super.init(view, context)
  }

  override func update() {
    if content != nil, !ValueLayout.areEqual(decoration.value, view.modifier.value) {
      decoration.value = view.modifier.value
      contentChanged()
    }
    var context = context.child(of: self)
    context.decoration = decoration
    context.reconcile(&content, with: view.content)
  }
}
