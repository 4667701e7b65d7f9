/// Related tabs with a title.
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
/// A tab view that shows its tabs as a list shows the title above them; one with a bar doesn't.
public struct TabSection<Value: Hashable, Content: TabContent>: TabContent
where Content.TabValue == Value {
  /// The type of the selection.
  public typealias TabValue = Value
  /// Primitive tab content has no body.
  public typealias Body = Never

  /// The views that represent the tabs; apps don't call or implement this.
  public let _tabs: ModifiedContent<Content._Tabs, TabGroupName>

  /// Creates a section of tabs with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the section.
  ///   - content: The tabs.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content
  ) {
    _tabs = content()._tabs.modifier(TabGroupName(value: Text(titleKey)))
  }

  /// Creates a section of tabs with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the section.
  ///   - content: The tabs.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<Value> content: () -> Content
  ) {
    _tabs = content()._tabs.modifier(TabGroupName(value: Text(verbatim: String(title))))
  }

  /// Creates a section of tabs without a title.
  ///
  /// - Parameter content: The tabs.
  public init(@TabContentBuilder<Value> content: () -> Content) {
    _tabs = content()._tabs.modifier(TabGroupName(value: nil))
  }
}

package enum TabGroupKey: TraitKey {
  package typealias Value = Text?
}

/// Sets the name of the tabs' group; `nil` for a group without a name.
public struct TabGroupName: TraitModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  package typealias Key = TabGroupKey
  package let value: Text?
}
