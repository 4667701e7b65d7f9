/// Columns for the elements of a collection.
///
/// ```swift
/// Table(measurements) {
///   TableColumn("Day", value: \.day)
///   TableColumnForEach(stations) { station in
///     TableColumn(station.name) { Text($0.value(of: station), format: .number) }
///   }
/// }
/// ```
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue {
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue

  /// The elements.
  public let data: Data
  /// Creates the columns for an element.
  public let content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID

  /// Creates columns for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Creates the columns for an element.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    identify = { $0.id }
  }

  /// Creates columns for each element, identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of the identity.
  ///   - content: Creates the columns for an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = { $0[keyPath: id] }
  }

  /// Creates columns for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: Creates the columns for a number.
  public init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    identify = { $0 }
  }

  /// The headings; apps don't call or implement this.
  public func _headers(_ table: _TableContext) -> ForEach<Data, ID, Content._Headers> {
    ForEach<Data, ID, Content._Headers>(
      data: data, content: { content($0)._headers(table) }, identify: identify)
  }

  /// The cells of a row; apps don't call or implement this.
  public func _cells(
    _ value: RowValue, _ table: _TableContext
  ) -> ForEach<Data, ID, Content._Cells> {
    let next = table.afterFirst
    let first = table.row == nil ? nil : data.first.map(identify)
    return ForEach<Data, ID, Content._Cells>(
      data: data,
      content: { content($0)._cells(value, first == identify($0) ? table : next) },
      identify: identify)
  }

  /// Lists the columns; apps don't call or implement this.
  public func _list(in list: inout _TableColumnList, _ table: _TableContext) {
    for element in data { content(element)._list(in: &list, table) }
  }
}
