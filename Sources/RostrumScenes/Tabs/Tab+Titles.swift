/// The label of a tab that is made of a title and an image.
public typealias DefaultTabLabel = Label<Text, Image>

extension Tab where Label == DefaultTabLabel {
  /// A tab with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: What the tab is called.
  ///   - systemImage: The name of the symbol.
  ///   - value: What it stands for in the selection.
  ///   - role: What it is for.
  ///   - content: The screen.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Label(titleKey, systemImage: systemImage)
    self.init(content(), label: label, value: AnyHashable(value), role: role)
  }

  /// A tab with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - titleKey: What the tab is called.
  ///   - name: The name of the picture of the app.
  ///   - value: What it stands for in the selection.
  ///   - role: What it is for.
  ///   - content: The screen.
  public init(
    _ titleKey: LocalizedStringKey, image name: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Label(titleKey, image: name)
    self.init(content(), label: label, value: AnyHashable(value), role: role)
  }

  /// A tab with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: What the tab is called.
  ///   - systemImage: The name of the symbol.
  ///   - value: What it stands for in the selection.
  ///   - role: What it is for.
  ///   - content: The screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Label(title, systemImage: systemImage)
    self.init(content(), label: label, value: AnyHashable(value), role: role)
  }

  /// A tab with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - title: What the tab is called.
  ///   - name: The name of the picture of the app.
  ///   - value: What it stands for in the selection.
  ///   - role: What it is for.
  ///   - content: The screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image name: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Label(title, image: name)
    self.init(content(), label: label, value: AnyHashable(value), role: role)
  }

  /// A tab with a title and a symbol, in a tab view whose selection is optional.
  ///
  /// - Parameters:
  ///   - titleKey: What the tab is called.
  ///   - systemImage: The name of the symbol.
  ///   - value: What it stands for in the selection.
  ///   - role: What it is for.
  ///   - content: The screen.
  public init<Wrapped: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Wrapped, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Wrapped? {
    let label = Label(titleKey, systemImage: systemImage)
    self.init(content(), label: label, value: AnyHashable(value), role: role)
  }

  /// A tab with a title and a picture of the app, in a tab view whose selection is optional.
  ///
  /// - Parameters:
  ///   - titleKey: What the tab is called.
  ///   - name: The name of the picture of the app.
  ///   - value: What it stands for in the selection.
  ///   - role: What it is for.
  ///   - content: The screen.
  public init<Wrapped: Hashable>(
    _ titleKey: LocalizedStringKey, image name: String, value: Wrapped, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Wrapped? {
    let label = Label(titleKey, image: name)
    self.init(content(), label: label, value: AnyHashable(value), role: role)
  }

  /// A tab with a title and a symbol, in a tab view whose selection is optional.
  ///
  /// - Parameters:
  ///   - title: What the tab is called.
  ///   - systemImage: The name of the symbol.
  ///   - value: What it stands for in the selection.
  ///   - role: What it is for.
  ///   - content: The screen.
  @_disfavoredOverload
  public init<S: StringProtocol, Wrapped: Hashable>(
    _ title: S, systemImage: String, value: Wrapped, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Wrapped? {
    let label = Label(title, systemImage: systemImage)
    self.init(content(), label: label, value: AnyHashable(value), role: role)
  }

  /// A tab with a title and a picture of the app, in a tab view whose selection is optional.
  ///
  /// - Parameters:
  ///   - title: What the tab is called.
  ///   - name: The name of the picture of the app.
  ///   - value: What it stands for in the selection.
  ///   - role: What it is for.
  ///   - content: The screen.
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
  /// A tab with a title and a symbol, in a tab view that keeps its selection itself.
  ///
  /// - Parameters:
  ///   - titleKey: What the tab is called.
  ///   - systemImage: The name of the symbol.
  ///   - role: What it is for.
  ///   - content: The screen.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Label(titleKey, systemImage: systemImage)
    self.init(content(), label: label, value: nil, role: role)
  }

  /// A tab with a title and a picture of the app, in a tab view that keeps its selection itself.
  ///
  /// - Parameters:
  ///   - titleKey: What the tab is called.
  ///   - name: The name of the picture of the app.
  ///   - role: What it is for.
  ///   - content: The screen.
  public init(
    _ titleKey: LocalizedStringKey, image name: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Label(titleKey, image: name)
    self.init(content(), label: label, value: nil, role: role)
  }

  /// A tab with a title and a symbol, in a tab view that keeps its selection itself.
  ///
  /// - Parameters:
  ///   - title: What the tab is called.
  ///   - systemImage: The name of the symbol.
  ///   - role: What it is for.
  ///   - content: The screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Label(title, systemImage: systemImage)
    self.init(content(), label: label, value: nil, role: role)
  }

  /// A tab with a title and a picture of the app, in a tab view that keeps its selection itself.
  ///
  /// - Parameters:
  ///   - title: What the tab is called.
  ///   - name: The name of the picture of the app.
  ///   - role: What it is for.
  ///   - content: The screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image name: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = Label(title, image: name)
    self.init(content(), label: label, value: nil, role: role)
  }
}
