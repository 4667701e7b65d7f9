/// The label of a tab with a title and an image.
public typealias DefaultTabLabel = Label<Text, Image>

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the tab.
  ///   - systemImage: The name of the symbol.
  ///   - value: The value that represents the tab in the selection.
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Label(titleKey, systemImage: systemImage)
    self.init(content(), label: label, value: AnyHashable(value), role: role)
  }

  /// Creates a tab with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the tab.
  ///   - name: The name of a picture of the app.
  ///   - value: The value that represents the tab in the selection.
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  public init(
    _ titleKey: LocalizedStringKey, image name: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Label(titleKey, image: name)
    self.init(content(), label: label, value: AnyHashable(value), role: role)
  }

  /// Creates a tab with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - systemImage: The name of the symbol.
  ///   - value: The value that represents the tab in the selection.
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Label(title, systemImage: systemImage)
    self.init(content(), label: label, value: AnyHashable(value), role: role)
  }

  /// Creates a tab with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - name: The name of a picture of the app.
  ///   - value: The value that represents the tab in the selection.
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image name: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Label(title, image: name)
    self.init(content(), label: label, value: AnyHashable(value), role: role)
  }

  /// Creates a tab with a title and a symbol, for a tab view with an optional selection.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the tab.
  ///   - systemImage: The name of the symbol.
  ///   - value: The value that represents the tab in the selection.
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  public init<Wrapped: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Wrapped, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Wrapped? {
    let label = Label(titleKey, systemImage: systemImage)
    self.init(content(), label: label, value: AnyHashable(value), role: role)
  }

  /// Creates a tab with a title and a picture of the app, for a tab view with an optional
  /// selection.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the tab.
  ///   - name: The name of a picture of the app.
  ///   - value: The value that represents the tab in the selection.
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  public init<Wrapped: Hashable>(
    _ titleKey: LocalizedStringKey, image name: String, value: Wrapped, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Wrapped? {
    let label = Label(titleKey, image: name)
    self.init(content(), label: label, value: AnyHashable(value), role: role)
  }

  /// Creates a tab with a title and a symbol, for a tab view with an optional selection.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - systemImage: The name of the symbol.
  ///   - value: The value that represents the tab in the selection.
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public init<S: StringProtocol, Wrapped: Hashable>(
    _ title: S, systemImage: String, value: Wrapped, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Wrapped? {
    let label = Label(title, systemImage: systemImage)
    self.init(content(), label: label, value: AnyHashable(value), role: role)
  }

  /// Creates a tab with a title and a picture of the app, for a tab view with an optional
  /// selection.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - name: The name of a picture of the app.
  ///   - value: The value that represents the tab in the selection.
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public init<S: StringProtocol, Wrapped: Hashable>(
    _ title: S, image name: String, value: Wrapped, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Wrapped? {
    let label = Label(title, image: name)
    self.init(content(), label: label, value: AnyHashable(value), role: role)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol, for a tab view that stores its own selection.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the tab.
  ///   - systemImage: The name of the symbol.
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Label(titleKey, systemImage: systemImage)
    self.init(content(), label: label, value: nil, role: role)
  }

  /// Creates a tab with a title and a picture of the app, for a tab view that stores its own
  /// selection.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the tab.
  ///   - name: The name of a picture of the app.
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  public init(
    _ titleKey: LocalizedStringKey, image name: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Label(titleKey, image: name)
    self.init(content(), label: label, value: nil, role: role)
  }

  /// Creates a tab with a title and a symbol, for a tab view that stores its own selection.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - systemImage: The name of the symbol.
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Label(title, systemImage: systemImage)
    self.init(content(), label: label, value: nil, role: role)
  }

  /// Creates a tab with a title and a picture of the app, for a tab view that stores its own
  /// selection.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - name: The name of a picture of the app.
  ///   - role: The role of the tab.
  ///   - content: The content of the tab.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image name: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Label(title, image: name)
    self.init(content(), label: label, value: nil, role: role)
  }
}
