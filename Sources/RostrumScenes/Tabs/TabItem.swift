import RostrumRuntime

/// The properties of a tab other than its content.
struct TabItem {
  /// The element around the label's element.
  let handle: ElementHandle
  /// The value of a ``Tab`` with a value.
  let value: AnyHashable?
  /// The role of the tab.
  let role: TabRole?
}

enum TabItemKey: TraitKey {
  typealias Value = TabItem
}

extension View {
  /// Sets the tab item of the view.
  ///
  /// ```swift
  /// ContactList()
  ///   .tabItem { Label("Contacts", systemImage: "person.2") }
  ///   .tag(Screen.contacts)
  /// ```
  ///
  /// The text is the title of the tab, and an image its symbol; other content of the label isn't
  /// shown.
  ///
  /// - Parameter label: A label, or a text and an image.
  /// - Returns: The view as a tab.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    modifier(TabItemModifier(label: label(), value: nil, role: nil))
  }
}

/// Turns a view into a tab.
public struct TabItemModifier<Label: View>: ViewModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never

  let label: Label
  let value: AnyHashable?
  let role: TabRole?

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    TabItemNode(view, context)
  }
}

final class TabItemNode<V: View, Label: View>: ModifierNode<V, TabItemModifier<Label>> {
  private var label: AsideNode<Label>?
  private var decoration: TraitDecoration<TabItemKey>?

  override func update() {
    context.content(of: self, in: 1).reconcile(aside: &label, with: view.modifier.label)
    guard let label else { return }
    let item = TabItem(
      handle: label.handle, value: view.modifier.value, role: view.modifier.role)
    let isChanged = decoration.map {
      !item.value.isSame(as: $0.value.value) || $0.value.role != item.role
    }
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
