public import Foundation

/// A column of a ``Table``, with its heading and its content for a row's value.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Age", value: \.age) { Text("\($0.age) years") }
/// TableColumn("Actions") { person in Button("Delete") { delete(person) } }
/// ```
///
/// A column with a key path can sort the table if the table has a sort order. On a desk, a text in a
/// cell has one line, and is truncated if the column is too narrow for it; give it a `lineLimit(_:)`
/// for more.
public struct TableColumn<RowValue: Identifiable, Content: View>: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue

  let title: Text
  let content: @MainActor (RowValue) -> Content
  let sort: TableSort<RowValue>?
  var frame: Frame?
  var alignment = TableColumnAlignment.automatic

  init(
    _ title: Text, sort: TableSort<RowValue>?, content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.title = title
    self.sort = sort
    self.content = content
  }

  /// The headings; apps don't call or implement this.
  public func _headers(_ table: _TableContext) -> some View {
    let resizing = ColumnResizing(in: table, frame)
    return TableHeading(
      title: title, sort: sort, styles: styles(resizing), resizing: resizing,
      moving: ColumnMoving(in: table))
  }

  /// The cells of a row; apps don't call or implement this.
  public func _cells(_ value: RowValue, _ table: _TableContext) -> some View {
    TableCell(
      content: content(value), styles: styles(ColumnResizing(in: table, frame)),
      row: table.row)
  }

  /// Lists the column; apps don't call or implement this.
  public func _list(in list: inout _TableColumnList, _ table: _TableContext) {
    list.entries.append(
      _TableColumnList.Entry(title: title, traits: table.column, isHidden: table.isHidden))
  }

  private func styles(_ resizing: ColumnResizing?) -> [StyleProperty] {
    let frame = resizing?.width.map { Frame(width: $0) } ?? frame
    var styles = [frame.map { StyleProperty.frame($0) }].compactMap(\.self)
    if let text = alignment.text { styles.append(.textAlignment(text)) }
    if alignment.isNumeric { styles.append(.monospacedDigits) }
    return styles
  }
}

extension TableColumn {
  /// Creates a column that shows views.
  ///
  /// - Parameters:
  ///   - titleKey: The heading.
  ///   - content: Creates the views for a row's value.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), sort: nil, content: content)
  }

  /// Creates a column that shows views.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - content: Creates the views for a row's value.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(title), sort: nil, content: content)
  }

  /// Creates a column that shows views, with a styled heading.
  ///
  /// - Parameters:
  ///   - text: The heading.
  ///   - content: Creates the views for a row's value.
  public init(_ text: Text, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content) {
    self.init(text, sort: nil, content: content)
  }

  /// Creates a column that shows views and sorts by a property.
  ///
  /// - Parameters:
  ///   - titleKey: The heading.
  ///   - value: The key path of the property.
  ///   - content: Creates the views for a row's value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(titleKey), sort: TableSort(value), content: content)
  }

  /// Creates a column that shows views and sorts by a property.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - value: The key path of the property.
  ///   - content: Creates the views for a row's value.
  @_disfavoredOverload
  public init<V: Comparable>(
    _ title: some StringProtocol, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(Text(title), sort: TableSort(value), content: content)
  }

  /// Creates a column that shows views and sorts by a property, with an order of its own.
  ///
  /// ```swift
  /// let comparator = String.Comparator(options: .caseInsensitive)
  /// TableColumn("Name", value: \.name, comparator: comparator) { Text($0.name) }
  /// ```
  ///
  /// - Parameters:
  ///   - titleKey: The heading.
  ///   - value: The key path of the property.
  ///   - comparator: The order of the property's values.
  ///   - content: Creates the views for a row's value.
  public init<V, C: SortComparator & Sendable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      Text(titleKey), sort: TableSort(KeyPathComparator(value, comparator: comparator)),
      content: content)
  }

  /// Creates a column that shows views and sorts by a comparator.
  ///
  /// - Parameters:
  ///   - titleKey: The heading.
  ///   - comparator: The order of the rows.
  ///   - content: Creates the views for a row's value.
  public init<Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Comparator,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where Comparator.Compared == RowValue {
    self.init(Text(titleKey), sort: TableSort(comparator), content: content)
  }

  /// Creates a column that shows views and sorts by a comparator.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - comparator: The order of the rows.
  ///   - content: Creates the views for a row's value.
  @_disfavoredOverload
  public init<Comparator: SortComparator>(
    _ title: some StringProtocol, sortUsing comparator: Comparator,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) where Comparator.Compared == RowValue {
    self.init(Text(title), sort: TableSort(comparator), content: content)
  }
}

extension TableColumn where Content == Text {
  /// Creates a column that shows a text and sorts by it.
  ///
  /// - Parameters:
  ///   - titleKey: The heading.
  ///   - value: The key path of the text.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(Text(titleKey), sort: TableSort(value)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column that shows a text and sorts by it.
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - value: The key path of the text.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(Text(title), sort: TableSort(value)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column that shows a text and sorts by it, with an order of its own.
  ///
  /// - Parameters:
  ///   - titleKey: The heading.
  ///   - value: The key path of the text.
  ///   - comparator: The order of the texts.
  public init<C: SortComparator & Sendable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, comparator: C
  ) where C.Compared == String {
    self.init(titleKey, value: value, comparator: comparator) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}
