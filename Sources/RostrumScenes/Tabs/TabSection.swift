/// Tabs that belong together, below a name.
///
/// ```swift
/// TabView(selection: $screen) {
///   Tab("Home", systemImage: "house", value: Screen.home) { Home() }
///   TabSection("Library") {
///     Tab("Books", systemImage: "book", value: Screen.books) { Books() }
///     Tab("Music", systemImage: "music.note", value: Screen.music) { Music() }
///   }
/// }
/// .tabViewStyle(.sidebarAdaptable)
/// ```
///
/// A tab view that shows its tabs as a list shows the name above them; one with a bar does not.
public struct TabSection<Value: Hashable, Content: TabContent>: TabContent
where Content.TabValue == Value {
  /// The type of the selection.
  public typealias TabValue = Value
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// The views that stand for the tabs; apps do not call or write it.
  public let _tabs: ModifiedContent<Content._Tabs, TabGroupName>

  /// Tabs below a name.
  ///
  /// - Parameters:
  ///   - titleKey: The name.
  ///   - content: The tabs.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content
  ) {
    _tabs = content()._tabs.modifier(TabGroupName(value: Text(titleKey)))
  }

  /// Tabs below a name.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - content: The tabs.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<Value> content: () -> Content
  ) {
    _tabs = content()._tabs.modifier(TabGroupName(value: Text(verbatim: String(title))))
  }
}

package enum TabGroupKey: TraitKey {
  package typealias Value = Text
}

/// Names the group of tabs that the tabs are in.
public struct TabGroupName: TraitModifier {
  /// A primitive is made of nothing else.
  public typealias Body = Never
  package typealias Key = TabGroupKey
  package let value: Text
}
