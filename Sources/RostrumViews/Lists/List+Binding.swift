// NB: As with `ForEach`, the closures aren't annotated with the main actor: the compiler (Swift
// 6.3) loses the annotation for a closure with a parameter `$element`.
extension List where SelectionValue == Never {
  /// Creates a list with a row for a binding to each element of a collection.
  ///
  /// ```swift
  /// List($attendees) { $attendee in
  ///   TextField("Name", text: $attendee.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - rowContent: Creates the row for a binding.
  public init<Elements: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<
      [_BindingElement<Elements, Elements.Element.ID>], Elements.Element.ID, RowContent
    >
  {
    self.init(rows: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list with a row for a binding to each element, identified by a property.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The key path of the identity.
  ///   - rowContent: Creates the row for a binding.
  public init<
    Elements: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  ) where Content == ForEach<[_BindingElement<Elements, ID>], ID, RowContent> {
    self.init(rows: ForEach(data, id: id, content: rowContent), selection: nil)
  }
}

extension List {
  /// Creates a list with a row for a binding to each element, and an optional selection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - selection: The selected row; `nil` for none.
  ///   - rowContent: Creates the row for a binding.
  public init<Elements: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Elements>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<
      [_BindingElement<Elements, Elements.Element.ID>], Elements.Element.ID, RowContent
    >
  {
    let rows = ForEach(data, content: rowContent)
    self.init(rows: rows, selection: selection.map { .optional($0) })
  }

  /// Creates a list with a row for a binding to each element, and multiple selection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - selection: The selected rows.
  ///   - rowContent: Creates the row for a binding.
  public init<Elements: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Elements>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> RowContent
  )
  where
    Elements.Element: Identifiable,
    Content == ForEach<
      [_BindingElement<Elements, Elements.Element.ID>], Elements.Element.ID, RowContent
    >
  {
    let rows = ForEach(data, content: rowContent)
    self.init(rows: rows, selection: selection.map { .multiple($0) })
  }
}
