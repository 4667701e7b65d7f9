/// One tab of a tab view, with its label, content and selection value.
///
/// ```swift
/// TabView(selection: $screen) {
///   Tab("Home", systemImage: "house", value: Screen.home) { Home() }
///   Tab(value: Screen.search, role: .search) { Search() }
/// }
/// ```
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the selection.
  public typealias TabValue = Value
  /// Primitive tab content has no body.
  public typealias Body = Never

  let content: Content
  let label: Label
  let value: AnyHashable?
  let role: TabRole?

  init(_ content: Content, label: Label, value: AnyHashable?, role: TabRole?) {
    self.content = content
    self.label = label
    self.value = value
    self.role = role
  }

  /// The view that represents the tab; apps don't call or implement this.
  public var _tabs: ModifiedContent<Content, TabItemModifier<Label>> {
    content.modifier(TabItemModifier(label: label, value: value, role: role))
  }

  /// Creates a tab with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value that represents the tab in the selection.
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  ///   - label: A label, or a text and an image.
  public init(
    value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content(), label: label(), value: AnyHashable(value), role: role)
  }

  /// Creates a tab with a custom label, for a tab view with an optional selection.
  ///
  /// - Parameters:
  ///   - value: The value that represents the tab in the selection.
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  ///   - label: A label, or a text and an image.
  public init<Wrapped: Hashable>(
    value: Wrapped, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Wrapped? {
    self.init(content(), label: label(), value: AnyHashable(value), role: role)
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a custom label, for a tab view that stores its own selection.
  ///
  /// - Parameters:
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  ///   - label: A label, or a text and an image.
  public init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content(), label: label(), value: nil, role: role)
  }

  /// Creates a tab with a role and the role's label.
  ///
  /// - Parameters:
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  public init(role: TabRole, @ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(content(), label: EmptyView(), value: nil, role: role)
  }

  /// Creates a tab without a label, such as one of the pages of a tab view that shows dots.
  ///
  /// ```swift
  /// TabView {
  ///   Tab { Welcome() }
  ///   Tab { Tour() }
  /// }
  /// .tabViewStyle(.page)
  /// ```
  ///
  /// - Parameter content: The content of the tab.
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(content(), label: EmptyView(), value: nil, role: nil)
  }
}

extension Tab where Label == EmptyView {
  /// Creates a tab with a role and the role's label.
  ///
  /// - Parameters:
  ///   - value: The value that represents the tab in the selection.
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(content(), label: EmptyView(), value: AnyHashable(value), role: role)
  }

  /// Creates a tab with a role and the role's label, for a tab view with an optional selection.
  ///
  /// - Parameters:
  ///   - value: The value that represents the tab in the selection.
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  public init<Wrapped: Hashable>(
    value: Wrapped, role: TabRole, @ViewBuilder content: () -> Content
  ) where Value == Wrapped? {
    self.init(content(), label: EmptyView(), value: AnyHashable(value), role: role)
  }
}

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
  /// The tab for search, which comes last and has a default label.
  public static let search = TabRole()
}
