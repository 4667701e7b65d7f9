/// One tab of a tab view: its label, its content, and the value that it stands for.
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
  /// A primitive is made of nothing else.
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

  /// The view that stands for the tab; apps do not call or write it.
  public var _tabs: ModifiedContent<Content, TabItemModifier<Label>> {
    content.modifier(TabItemModifier(label: label, value: value, role: role))
  }

  /// A tab with a label of views.
  ///
  /// - Parameters:
  ///   - value: What it stands for in the selection.
  ///   - role: What it is for.
  ///   - content: The screen.
  ///   - label: A label, or a text and an image.
  public init(
    value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content(), label: label(), value: AnyHashable(value), role: role)
  }

  /// A tab with a label of views, in a tab view whose selection is optional.
  ///
  /// - Parameters:
  ///   - value: What it stands for in the selection.
  ///   - role: What it is for.
  ///   - content: The screen.
  ///   - label: A label, or a text and an image.
  public init<Wrapped: Hashable>(
    value: Wrapped, role: TabRole? = nil,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Wrapped? {
    self.init(content(), label: label(), value: AnyHashable(value), role: role)
  }
}

extension Tab where Value == Never {
  /// A tab with a label of views, in a tab view that keeps its selection itself.
  ///
  /// - Parameters:
  ///   - role: What it is for.
  ///   - content: The screen.
  ///   - label: A label, or a text and an image.
  public init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(content(), label: label(), value: nil, role: role)
  }

  /// A tab whose role says what it shows.
  ///
  /// - Parameters:
  ///   - role: What it is for.
  ///   - content: The screen.
  public init(role: TabRole, @ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(content(), label: EmptyView(), value: nil, role: role)
  }
}

extension Tab where Label == EmptyView {
  /// A tab whose role says what it shows.
  ///
  /// - Parameters:
  ///   - value: What it stands for in the selection.
  ///   - role: What it is for.
  ///   - content: The screen.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(content(), label: EmptyView(), value: AnyHashable(value), role: role)
  }

  /// A tab whose role says what it shows, in a tab view whose selection is optional.
  ///
  /// - Parameters:
  ///   - value: What it stands for in the selection.
  ///   - role: What it is for.
  ///   - content: The screen.
  public init<Wrapped: Hashable>(
    value: Wrapped, role: TabRole, @ViewBuilder content: () -> Content
  ) where Value == Wrapped? {
    self.init(content(), label: EmptyView(), value: AnyHashable(value), role: role)
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  /// It searches: it stands at the end, with a label of its own unless it is given one.
  public static let search = TabRole()
}
