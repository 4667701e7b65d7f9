extension ForEach: TabContent where Content: TabContent {
  /// The type of the selection.
  public typealias TabValue = Content.TabValue

  /// The views that represent the tabs; apps don't call or implement this.
  public var _tabs: ForEach<Data, ID, Content._Tabs> {
    ForEach<Data, ID, Content._Tabs>(
      data: data, content: { content($0)._tabs }, identify: identify)
  }

  // NB: Disfavored, like the initializer for views, so that neither is preferred.
  /// Creates a tab for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Creates the tab for an element.
  @_disfavoredOverload
  public init(
    _ data: Data, content: @escaping @MainActor (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }

  /// Creates a tab for each element, identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identity.
  ///   - content: Creates the tab for an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}
