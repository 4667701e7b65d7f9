extension List {
  /// Creates a list with an optional selection.
  ///
  /// - Parameters:
  ///   - selection: The selected row; `nil` for none.
  ///   - content: The rows and sections.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(rows: content(), selection: selection.map { .optional($0) })
  }

  /// Creates a list with a row for each element, and an optional selection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The selected row; `nil` for none.
  ///   - rowContent: Creates the row for an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  )
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    let rows = ForEach(data, content: rowContent)
    self.init(rows: rows, selection: selection.map { .optional($0) })
  }

  /// Creates a list with a row for each element, identified by a property, and an optional
  /// selection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of an element's identity.
  ///   - selection: The selected row; `nil` for none.
  ///   - rowContent: Creates the row for an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    let rows = ForEach(data, id: id, content: rowContent)
    self.init(rows: rows, selection: selection.map { .optional($0) })
  }

  /// Creates a list in which one row is always selected.
  ///
  /// - Parameters:
  ///   - selection: The selected row.
  ///   - content: The rows and sections.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(rows: content(), selection: .single(selection))
  }

  /// Creates a list with a row for each element, in which one row is always selected.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The selected row.
  ///   - rowContent: Creates the row for an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  )
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    let rows = ForEach(data, content: rowContent)
    self.init(rows: rows, selection: .single(selection))
  }

  /// Creates a list with a row for each element, identified by a property, in which one row is
  /// always selected.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of an element's identity.
  ///   - selection: The selected row.
  ///   - rowContent: Creates the row for an element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    let rows = ForEach(data, id: id, content: rowContent)
    self.init(rows: rows, selection: .single(selection))
  }

  /// Creates a list with multiple selection.
  ///
  /// - Parameters:
  ///   - selection: The selected rows.
  ///   - content: The rows and sections.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(rows: content(), selection: selection.map { .multiple($0) })
  }

  /// Creates a list with a row for each element, and multiple selection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The selected rows.
  ///   - rowContent: Creates the row for an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  )
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
    let rows = ForEach(data, content: rowContent)
    self.init(rows: rows, selection: selection.map { .multiple($0) })
  }

  /// Creates a list with a row for each element, identified by a property, and multiple selection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of an element's identity.
  ///   - selection: The selected rows.
  ///   - rowContent: Creates the row for an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    let rows = ForEach(data, id: id, content: rowContent)
    self.init(rows: rows, selection: selection.map { .multiple($0) })
  }
}

extension List {
  /// Creates a list with a row for each number of a range, and an optional selection.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - selection: The selected row; `nil` for none.
  ///   - rowContent: Creates the row for a number.
  public init<RowContent: View>(
    _ data: Swift.Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Int) -> RowContent
  ) where Content == ForEach<Swift.Range<Int>, Int, RowContent> {
    let rows = ForEach(data, content: rowContent)
    self.init(rows: rows, selection: selection.map { .optional($0) })
  }

  /// Creates a list with a row for each number of a range, and multiple selection.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - selection: The selected rows.
  ///   - rowContent: Creates the row for a number.
  public init<RowContent: View>(
    _ data: Swift.Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Int) -> RowContent
  ) where Content == ForEach<Swift.Range<Int>, Int, RowContent> {
    let rows = ForEach(data, content: rowContent)
    self.init(rows: rows, selection: selection.map { .multiple($0) })
  }

  /// Notifies a follower of the selection, such as a column of a split view, whether a row is
  /// selected.
  func follow(_ selection: ListSelection<SelectionValue>, in environment: EnvironmentValues) {
    guard let follower = environment.selectionFollower else { return }
    if let chosen = selection.chosen,
      let format = environment.addressFormat(for: SelectionValue.self)
    {
      follower.follow(
        address: SelectionAddress(
          components: chosen().flatMap(format.print),
          accept: { format.accept($0)?.components },
          select: { if let value = format.accept($0)?.value { selection.choose(value) } },
          clear: selection.clear))
    }
    if let isChosen = selection.isChosen {
      follower.follow(isSelected: isChosen(), clear: selection.clear)
    }
  }
}
