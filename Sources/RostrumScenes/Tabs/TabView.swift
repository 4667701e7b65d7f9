/// Screens, one of which the user selects.
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
/// The older spelling turns each view of the content into a tab, with `tabItem(_:)` and `tag(_:)`.
/// In a `ForEach`, the id of an element identifies its tab unless there is a tag.
///
/// All tabs are alive: a tab that isn't selected keeps its state, scroll position and navigation
/// stack. Its views have disappeared, their tasks are cancelled, and presentations wait until the
/// tab is selected. If the selection matches no tab, the first one is shown.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// A primitive view has no body.
  public typealias Body = Never

  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates a tab view with a selection, from views with a `tabItem(_:)` and a `tag(_:)`.
  ///
  /// - Parameters:
  ///   - selection: The selected tab; `nil` for a tab view that stores its own selection.
  ///   - content: The tabs.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view with a selection.
  ///
  /// - Parameters:
  ///   - selection: The selected tab.
  ///   - content: The tabs.
  public init<Tabs: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Tabs
  ) where Content == Tabs._Tabs, Tabs.TabValue == SelectionValue {
    self.selection = selection
    self.content = content()._tabs
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    TabViewNode(view, context, .tabView)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that stores its own selection, from views with a `tabItem(_:)`.
  ///
  /// - Parameter content: The tabs.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view that stores its own selection.
  ///
  /// - Parameter content: The tabs.
  public init<Tabs: TabContent>(
    @TabContentBuilder<Never> content: () -> Tabs
  ) where Content == Tabs._Tabs, Tabs.TabValue == Never {
    selection = nil
    self.content = content()._tabs
  }
}
