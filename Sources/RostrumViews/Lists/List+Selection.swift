extension List {
  /// A list of views, of which one row or none is chosen.
  ///
  /// - Parameters:
  ///   - selection: Which row is chosen; `nil` for none.
  ///   - content: The rows and sections.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(rows: content(), selection: selection.map { .optional($0) })
  }

  /// A list of one row for each element of a collection, of which one or none is chosen.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: Which row is chosen; `nil` for none.
  ///   - rowContent: Makes the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  )
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    let rows = ForEach(data, content: rowContent)
    self.init(rows: rows, selection: selection.map { .optional($0) })
  }

  /// A list of one row for each element of a collection, of which one or none is chosen.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: Where the identity of an element is.
  ///   - selection: Which row is chosen; `nil` for none.
  ///   - rowContent: Makes the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    let rows = ForEach(data, id: id, content: rowContent)
    self.init(rows: rows, selection: selection.map { .optional($0) })
  }

  /// A list of views, of which one row is chosen.
  ///
  /// - Parameters:
  ///   - selection: Which row is chosen.
  ///   - content: The rows and sections.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(rows: content(), selection: .single(selection))
  }

  /// A list of one row for each element of a collection, of which one is chosen.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: Which row is chosen.
  ///   - rowContent: Makes the row of an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  )
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    let rows = ForEach(data, content: rowContent)
    self.init(rows: rows, selection: .single(selection))
  }

  /// A list of one row for each element of a collection, of which one is chosen.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: Where the identity of an element is.
  ///   - selection: Which row is chosen.
  ///   - rowContent: Makes the row of an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    let rows = ForEach(data, id: id, content: rowContent)
    self.init(rows: rows, selection: .single(selection))
  }

  /// A list of views, of which any number of rows are chosen.
  ///
  /// - Parameters:
  ///   - selection: Which rows are chosen.
  ///   - content: The rows and sections.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(rows: content(), selection: selection.map { .multiple($0) })
  }

  /// A list of one row for each element of a collection, of which any number are chosen.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: Which rows are chosen.
  ///   - rowContent: Makes the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  )
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    let rows = ForEach(data, content: rowContent)
    self.init(rows: rows, selection: selection.map { .multiple($0) })
  }

  /// A list of one row for each element of a collection, of which any number are chosen.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: Where the identity of an element is.
  ///   - selection: Which rows are chosen.
  ///   - rowContent: Makes the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    let rows = ForEach(data, id: id, content: rowContent)
    self.init(rows: rows, selection: selection.map { .multiple($0) })
  }
}

extension List {
  /// Tells what follows the list's selection, such as a column of a split view, whether a row is selected.
  func follow(_ selection: ListSelection<SelectionValue>, in environment: EnvironmentValues) {
    guard let follower = environment.selectionFollower, let isChosen = selection.isChosen else {
      return
    }
    follower.follow(isSelected: isChosen(), clear: selection.clear)
  }
}
