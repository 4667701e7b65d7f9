extension OptionModifier {
  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    OptionNode(view, context)
  }
}

final class OptionNode<V: View, Modifier: OptionModifier>: ModifierNode<V, Modifier> {
  override func update() {
    context.child(of: self).reconcile(&content, with: view.content)
    let option = reading { view.modifier.option(in: environment) }
    Modifier.registry(of: context.place)?.set(option, of: self)
  }

  override func willRemove() {
    Modifier.registry(of: context.place)?.remove(self)
  }
}
