// NB: Without a selection: the compiler (Swift 6.3) crashes for an initializer whose rows are bindings and that names
// their ids.
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
  public init<
    Elements: MutableCollection & RandomAccessCollection, Content: TableColumnContent,
    Element: Identifiable
  >(
    _ data: Binding<Elements>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Content
  )
  where
    Elements.Element == Element, Value == Binding<Element>, Columns == _RowColumns<Value, Content>
  {
    self.init(.values(TableRows(bindings(to: data))), nil, nil, columnCustomization, columns())
  }
}

/// A binding to each element.
///
/// NB: Not a member of the table's source: the compiler (Swift 6.3) crashes for one whose value is a binding.
@MainActor
private func bindings<Elements: MutableCollection & RandomAccessCollection>(
  to data: Binding<Elements>
) -> [Binding<Elements.Element>] where Elements.Element: Identifiable {
  let place: KeyPath<Elements.Element, Elements.Element.ID>? = nil
  return data.elements(place: place) { $0.id }.map(\.binding)
}
