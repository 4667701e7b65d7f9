extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue

  // NB: Disfavored, like the initializer for views, so that neither is preferred.
  /// Creates rows of a table for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Creates the rows for an element.
  @_disfavoredOverload
  public init<Value: Identifiable>(
    _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == Value {
    self.init(data: data, content: content) { $0.id }
  }

  /// Creates rows of a table for each element, identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identity.
  ///   - content: Creates the rows for an element.
  public init<Value: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == Value {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Creates a row of a table for each element.
  ///
  /// - Parameter data: The elements.
  public init(
    _ data: Data
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data: data, content: { TableRow($0) }, identify: { $0.id })
  }

  /// Lists the rows; apps don't call or implement this.
  public func _list(in list: inout _TableRowList<TableRowValue>) {
    let insertion = list.takeInsertion()
    for (offset, element) in data.enumerated() {
      list.inserting(insertion, at: offset) { content(element)._list(in: &$0) }
    }
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// Groups rows of a table.
  ///
  /// - Parameter content: The rows.
  public init<Value: Identifiable>(
    @TableRowBuilder<Value> content: () -> Content
  ) where Content.TableRowValue == Value {
    self.init(content: content())
  }

  /// Lists the rows; apps don't call or implement this.
  public func _list(in list: inout _TableRowList<Content.TableRowValue>) {
    content._list(in: &list)
  }
}

extension Section: TableRowContent
where Parent: View, Content: TableRowContent, Footer: View {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue

  /// Creates a section of a table with a header and a footer.
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - header: The header.
  ///   - footer: The footer.
  public init<Value: Identifiable>(
    @TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) where Content.TableRowValue == Value {
    self.init(content(), header: header(), footer: footer())
  }

  /// Creates a section of a table with a header.
  ///
  /// - Parameters:
  ///   - content: The rows.
  ///   - header: The header.
  public init<Value: Identifiable>(
    @TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where Content.TableRowValue == Value, Footer == EmptyView {
    self.init(content(), header: header(), footer: EmptyView())
  }

  /// Creates a section of a table without a header.
  ///
  /// - Parameter content: The rows.
  public init<Value: Identifiable>(
    @TableRowBuilder<Value> content: () -> Content
  ) where Content.TableRowValue == Value, Parent == EmptyView, Footer == EmptyView {
    self.init(content(), header: EmptyView(), footer: EmptyView())
  }

  /// Creates a section of a table with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The heading.
  ///   - content: The rows.
  public init<Value: Identifiable>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content
  ) where Content.TableRowValue == Value, Parent == Text, Footer == EmptyView {
    self.init(content(), header: Text(titleKey), footer: EmptyView())
  }

  /// Creates a section of a table with a title.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - content: The rows.
  @_disfavoredOverload
  public init<Value: Identifiable>(
    _ title: some StringProtocol, @TableRowBuilder<Value> content: () -> Content
  ) where Content.TableRowValue == Value, Parent == Text, Footer == EmptyView {
    self.init(content(), header: Text(title), footer: EmptyView())
  }

  /// Lists the rows; apps don't call or implement this.
  public func _list(in list: inout _TableRowList<TableRowValue>) {
    if !(header is EmptyView) { list.append(.header, AnyView(header)) }
    rows._list(in: &list)
    if !(footer is EmptyView) { list.append(.footer, AnyView(footer)) }
  }
}
