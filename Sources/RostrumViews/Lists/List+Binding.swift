// NB: As those of `ForEach`, the closures are not marked with the main actor: for a closure with a
// parameter `$element` the compiler (Swift 6.3) would lose the mark.
extension List where SelectionValue == Never {
  /// A list of one row for a binding to each element of a collection.
  ///
  /// ```swift
  /// List($attendees) { $attendee in
  ///   TextField("Name", text: $attendee.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - rowContent: Makes the row of a binding.
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

  /// A list of one row for a binding to each element of a collection, whose identity is a property.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: Where the identity is.
  ///   - rowContent: Makes the row of a binding.
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
  /// A list of one row for a binding to each element, of which one or none is chosen.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - selection: Which row is chosen; `nil` for none.
  ///   - rowContent: Makes the row of a binding.
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

  /// A list of one row for a binding to each element, of which any number are chosen.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - selection: Which rows are chosen.
  ///   - rowContent: Makes the row of a binding.
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
