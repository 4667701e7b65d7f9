extension List {
  /// Creates a list of a tree of values, with one selected value.
  ///
  /// - Parameters:
  ///   - data: The values at the top.
  ///   - children: The key path of the values below a value; `nil` for a leaf.
  ///   - selection: The selected row; `nil` for none.
  ///   - rowContent: Creates the row of a value.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Creates a list of a tree of values that a property identifies, with one selected value.
  ///
  /// - Parameters:
  ///   - data: The values at the top.
  ///   - id: The key path of the identity.
  ///   - children: The key path of the values below a value; `nil` for a leaf.
  ///   - selection: The selected row; `nil` for none.
  ///   - rowContent: Creates the row of a value.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }

  /// Creates a list of a tree of values, with several selected values.
  ///
  /// - Parameters:
  ///   - data: The values at the top.
  ///   - children: The key path of the values below a value; `nil` for a leaf.
  ///   - selection: The selected rows.
  ///   - rowContent: Creates the row of a value.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Creates a list of a tree of values that a property identifies, with several selected values.
  ///
  /// - Parameters:
  ///   - data: The values at the top.
  ///   - id: The key path of the identity.
  ///   - children: The key path of the values below a value; `nil` for a leaf.
  ///   - selection: The selected rows.
  ///   - rowContent: Creates the row of a value.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping @MainActor (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(selection: selection) {
      OutlineGroup(data, id: id, children: children, content: rowContent)
    }
  }
}
