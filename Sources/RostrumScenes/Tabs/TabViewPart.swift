/// A part of a tab view that isn't a tab.
struct TabViewPart {
  /// The element of the part, which the tab view shows.
  let handle: ElementHandle
}

enum TabViewPartKey: TraitKey {
  typealias Value = TabViewPart
}

/// Gives a tab view views that it shows besides its tabs.
struct TabViewPartModifier<Part: View>: ViewModifier {
  typealias Body = Never

  /// What the views are in the tab view.
  let variant: GroupVariant
  let isEnabled: Bool
  let part: Part

  static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    TabViewPartNode(view, context)
  }
}

final class TabViewPartNode<V: View, Part: View>: ModifierNode<V, TabViewPartModifier<Part>> {
  private var part: AsideNode<Part>?
  private var decoration: TraitDecoration<TabViewPartKey>?

  override func update() {
    context.content(of: self, in: 1).reconcile(aside: &part, with: view.modifier.part)
    guard let handle = part?.handle else { return }
    var draft = ElementDraft(.group(view.modifier.variant))
    draft.state.isHidden = !view.modifier.isEnabled
    handle.take(draft)
    let decoration =
      decoration ?? TraitDecoration(TabViewPart(handle: handle), outer: context.decoration)
    self.decoration = decoration
    var context = context.child(of: self)
    context.decoration = decoration
    context.reconcile(&content, with: view.content)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    if let part { visit(part) }
  }
}
