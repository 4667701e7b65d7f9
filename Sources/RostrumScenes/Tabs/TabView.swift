/// Screens side by side, of which the user chooses one.
///
/// ```swift
/// TabView(selection: $tab) {
///   Tab("Contacts", systemImage: "person.2", value: .contacts) {
///     ContactList()
///   }
///   Tab("Settings", systemImage: "gear", value: .settings) {
///     Settings()
///   }
///   .badge(2)
/// }
/// ```
///
/// The older spelling makes a tab of each view of the content, with `tabItem(_:)` and `tag(_:)`. In a
/// `ForEach`, an element's id stands for its tab where the tag does not.
///
/// All tabs are alive: one that is not chosen keeps its state, its scroll position and its navigation
/// stack. Its views have disappeared, their tasks are cancelled, and what they present waits until
/// the tab is chosen. A selection that stands for no tab shows the first one.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  let selection: Binding<SelectionValue>?
  let content: Content

  /// A tab view that follows a selection, of views with a `tabItem(_:)` and a `tag(_:)`.
  ///
  /// - Parameters:
  ///   - selection: Which tab is chosen; `nil` for a tab view that keeps it itself.
  ///   - content: The tabs.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// A tab view that follows a selection.
  ///
  /// - Parameters:
  ///   - selection: Which tab is chosen.
  ///   - content: The tabs.
  public init<Tabs: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Tabs
  ) where Content == Tabs._Tabs, Tabs.TabValue == SelectionValue {
    self.selection = selection
    self.content = content()._tabs
  }

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    TabViewNode(view, context, .tabView)
  }
}

extension TabView where SelectionValue == Int {
  /// A tab view that keeps the selection itself, of views with a `tabItem(_:)`.
  ///
  /// - Parameter content: The tabs.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView where SelectionValue == Never {
  /// A tab view that keeps the selection itself.
  ///
  /// - Parameter content: The tabs.
  public init<Tabs: TabContent>(
    @TabContentBuilder<Never> content: () -> Tabs
  ) where Content == Tabs._Tabs, Tabs.TabValue == Never {
    selection = nil
    self.content = content()._tabs
  }
}
