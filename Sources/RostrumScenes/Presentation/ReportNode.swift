extension ReportModifier {
  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ReportNode(view, context)
  }
}

final class ReportNode<V: View, Modifier: ReportModifier>: ModifierNode<V, Modifier> {
  override func update() {
    context.child(of: self).reconcile(&content, with: view.content)
    let report = reading { view.modifier.report(in: environment) }
    Modifier.reports(of: context.place)?.set(report, of: self)
  }

  override func willRemove() {
    Modifier.reports(of: context.place)?.remove(self)
  }
}
