extension ForEach: TabContent where Content: TabContent {
  /// The type of the selection.
  public typealias TabValue = Content.TabValue

  /// The views that stand for the tabs; apps do not call or write it.
  public var _tabs: ForEach<Data, ID, Content._Tabs> {
    ForEach<Data, ID, Content._Tabs>(
      data: data, content: { content($0)._tabs }, identify: identify)
  }

  /// Makes tabs of elements that have an identity.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the tab of an element.
  public init(
    _ data: Data, content: @escaping @MainActor (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }

  /// Makes tabs of elements whose identity is a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: Where the identity is.
  ///   - content: Makes the tab of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }
}
