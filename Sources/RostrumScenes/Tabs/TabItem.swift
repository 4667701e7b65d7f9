/// What a tab view knows of a tab besides its content.
struct TabItem {
  /// The element around the label's.
  let outlet: Outlet
  /// The value that the tab stands for, where it is a ``Tab`` with a value.
  let value: AnyHashable?
  /// What the tab is for.
  let role: TabRole?
}

enum TabItemKey: TraitKey {
  typealias Value = TabItem
}

extension View {
  /// Says what the tab of the view shows.
  ///
  /// ```swift
  /// ContactList()
  ///   .tabItem { Label("Contacts", systemImage: "person.2") }
  ///   .tag(Screen.contacts)
  /// ```
  ///
  /// The text is the name of the tab, and an image its symbol; what else is there is not shown.
  ///
  /// - Parameter label: A label, or a text and an image.
  /// - Returns: The view, which is one tab.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    modifier(TabItemModifier(label: label(), value: nil, role: nil))
  }
}

/// Makes a tab of a view.
public struct TabItemModifier<Label: View>: ViewModifier {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  let label: Label
  let value: AnyHashable?
  let role: TabRole?

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    TabItemNode(view, context)
  }
}

final class TabItemNode<V: View, Label: View>: ModifierNode<V, TabItemModifier<Label>> {
  private var label: AsideNode<Label>?
  private var decoration: TraitDecoration<TabItemKey>?

  override func update() {
    context.content(of: self).reconcile(aside: &label, with: view.modifier.label)
    guard let label else { return }
    let item = TabItem(
      outlet: label.outlet, value: view.modifier.value, role: view.modifier.role)
    let isChanged = decoration.map { $0.value.value != item.value || $0.value.role != item.role }
    let decoration = decoration ?? TraitDecoration(item, outer: context.decoration)
    self.decoration = decoration
    decoration.value = item
    var context = context.child(of: self)
    context.decoration = decoration
    context.splitsPlace = false
    context.reconcile(&content, with: view.content)
    if isChanged == true { contentChanged() }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    if let label { visit(label) }
  }
}
