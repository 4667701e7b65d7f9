extension Table {
  /// Creates a table with a row for a binding to each element of a collection.
  ///
  /// ```swift
  /// Table($people) {
  ///   TableColumn("Name") { person in
  ///     TextField("Name", text: person.name)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  public init<Elements: MutableCollection & RandomAccessCollection, Content: TableColumnContent>(
    _ data: Binding<Elements>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content
  )
  where
    Elements.Element: Identifiable, Value == Binding<Elements.Element>,
    Columns == _RowColumns<Value, Content>
  {
    self.init(.bindings(data), nil, nil, columnCustomization, columns())
  }

  /// Creates a table with a row for a binding to each element of a collection, and an optional selection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - selection: The id of the selected row.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  public init<Elements: MutableCollection & RandomAccessCollection, Content: TableColumnContent>(
    _ data: Binding<Elements>,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content
  )
  where
    Elements.Element: Identifiable, Value == Binding<Elements.Element>,
    Columns == _RowColumns<Value, Content>
  {
    self.init(.bindings(data), .optional(selection), nil, columnCustomization, columns())
  }

  /// Creates a table with a row for a binding to each element of a collection, and multiple selection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - selection: The ids of the selected rows.
  ///   - columnCustomization: What the user has chosen of the columns.
  ///   - columns: The columns.
  public init<Elements: MutableCollection & RandomAccessCollection, Content: TableColumnContent>(
    _ data: Binding<Elements>,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content
  )
  where
    Elements.Element: Identifiable, Value == Binding<Elements.Element>,
    Columns == _RowColumns<Value, Content>
  {
    self.init(.bindings(data), .multiple(selection), nil, columnCustomization, columns())
  }
}

extension Table.Source {
  /// A row for a binding to each element.
  @MainActor
  fileprivate static func bindings<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>
  ) -> Self where Elements.Element: Identifiable, Value == Binding<Elements.Element> {
    let rows = data.elements(place: nil as KeyPath<Elements.Element, Elements.Element.ID>?) {
      $0.id
    }
    return .values(TableRows(rows.map { $0.binding }))
  }
}
