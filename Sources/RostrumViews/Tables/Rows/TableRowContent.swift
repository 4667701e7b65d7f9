/// Rows of a ``Table``.
///
/// ```swift
/// Table(of: Person.self) {
///   TableColumn("Name", value: \.name)
/// } rows: {
///   TableRow(author)
///   Section("Editors") {
///     ForEach(editors) { TableRow($0) }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the rows' values.
  associatedtype TableRowValue: Identifiable

  /// Lists the rows; apps don't call or implement this.
  func _list(in list: inout _TableRowList<TableRowValue>)
}

/// A row with the value that its columns show.
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Value

  let value: Value

  /// Creates a row.
  ///
  /// - Parameter value: The value of the row.
  public init(_ value: Value) {
    self.value = value
  }

  /// Lists the row; apps don't call or implement this.
  public func _list(in list: inout _TableRowList<Value>) { list.append(value) }
}

/// A row whose first cell has a button that shows and hides the rows within it.
///
/// ```swift
/// DisclosureTableRow(team) {
///   ForEach(team.members) { TableRow($0) }
/// }
/// ```
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// The type of the rows' values.
  public typealias TableRowValue = Label.TableRowValue

  let value: TableRowValue
  let isExpanded: Binding<Bool>?
  let content: () -> Content

  /// Creates a row with others in it.
  ///
  /// - Parameters:
  ///   - value: The value of the row.
  ///   - isExpanded: Whether the rows in it are shown; `nil` if the table keeps that.
  ///   - content: The rows in it.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Content.TableRowValue == Value {
    self.value = value
    self.isExpanded = isExpanded
    self.content = content
  }

  /// Lists the rows; apps don't call or implement this.
  public func _list(in list: inout _TableRowList<TableRowValue>) {
    list.append(value, isExpanded: isExpanded) { content()._list(in: &$0) }
  }
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Value

  /// Lists nothing; apps don't call or implement this.
  public func _list(in list: inout _TableRowList<Value>) {}
}
