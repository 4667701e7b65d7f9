/// What a column is called, and what the user may change of it.
struct TableColumnTraits: Hashable {
  var id: String?
  var defaultVisibility = Visibility.automatic
  var disabled = TableColumnCustomizationBehavior()

  /// The traits in view of those around them.
  func within(_ outer: TableColumnTraits) -> TableColumnTraits {
    var result = self
    if id == nil { result.id = outer.id }
    if defaultVisibility == .automatic { result.defaultVisibility = outer.defaultVisibility }
    result.disabled.formUnion(outer.disabled)
    return result
  }

  /// Whether the column is shown to a user who has chosen something.
  func isVisible(in choices: TableColumnChoices) -> Bool {
    let isVisible = defaultVisibility != .hidden
    guard let id, !disabled.contains(.visibility) else { return isVisible }
    return choices.visibility[id] ?? isVisible
  }

  /// Whether the user may show and hide the column.
  var canHide: Bool { id != nil && !disabled.contains(.visibility) }

  /// Whether the user may move the column.
  var canMove: Bool { id != nil && !disabled.contains(.reorder) }
}

/// Columns that a user can customize; apps don't name this type.
public struct _CustomizedColumns<Content: TableColumnContent>: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue

  let content: Content
  var traits = TableColumnTraits()

  /// The headings; apps don't call or implement this.
  public func _headers(_ table: _TableContext) -> Content._Headers? {
    let inner = table.entering(traits)
    return inner.isHidden ? nil : content._headers(inner)
  }

  /// The cells of a row; apps don't call or implement this.
  public func _cells(_ value: TableRowValue, _ table: _TableContext) -> Content._Cells? {
    let inner = table.entering(traits)
    return inner.isHidden ? nil : content._cells(value, inner)
  }

  /// Lists the columns; apps don't call or implement this.
  public func _list(in list: inout _TableColumnList, _ table: _TableContext) {
    content._list(in: &list, table.entering(traits))
  }

  func with(_ change: (inout TableColumnTraits) -> Void) -> Self {
    var result = self
    change(&result.traits)
    return result
  }
}

extension TableColumnContent {
  /// Names the column for a customization of the table, which stores the name.
  ///
  /// A user can show, hide, move and resize columns with an identifier; see
  /// ``TableColumnCustomization``.
  ///
  /// - Parameter id: The identifier, which no other column of the table has.
  /// - Returns: The column.
  public func customizationID(_ id: String) -> _CustomizedColumns<Self> {
    _CustomizedColumns(content: self).with { $0.id = id }
  }

  /// Sets whether the column is shown as long as the user hasn't chosen that.
  ///
  /// - Parameter visibility: The visibility.
  /// - Returns: The column.
  public func defaultVisibility(_ visibility: Visibility) -> _CustomizedColumns<Self> {
    _CustomizedColumns(content: self).with { $0.defaultVisibility = visibility }
  }

  /// Prevents the user from changing something of the column.
  ///
  /// ```swift
  /// TableColumn("Name", value: \.name)
  ///   .customizationID("name")
  ///   .disabledCustomizationBehavior([.visibility, .reorder])
  /// ```
  ///
  /// - Parameter behavior: What can't be changed.
  /// - Returns: The column.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> _CustomizedColumns<Self> {
    _CustomizedColumns(content: self).with { $0.disabled = behavior }
  }
}

extension _CustomizedColumns {
  /// Names the column for a customization of the table, which stores the name.
  ///
  /// - Parameter id: The identifier, which no other column of the table has.
  /// - Returns: The column.
  public func customizationID(_ id: String) -> Self { with { $0.id = id } }

  /// Sets whether the column is shown as long as the user hasn't chosen that.
  ///
  /// - Parameter visibility: The visibility.
  /// - Returns: The column.
  public func defaultVisibility(_ visibility: Visibility) -> Self {
    with { $0.defaultVisibility = visibility }
  }

  /// Prevents the user from changing something of the column.
  ///
  /// - Parameter behavior: What can't be changed.
  /// - Returns: The column.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
    with { $0.disabled.formUnion(behavior) }
  }
}
