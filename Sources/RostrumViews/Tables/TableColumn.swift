import Foundation

/// A column of a ``Table``: its heading, and what it shows of a row's value.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Age", value: \.age) { Text("\($0.age) years") }
/// TableColumn("Actions") { person in Button("Delete") { delete(person) } }
/// ```
///
/// A column with a key path sorts the table where the table has a sort order.
public struct TableColumn<RowValue: Identifiable, Content: View>: TableColumnContent {
  /// The type of the values of which the rows are made.
  public typealias TableRowValue = RowValue

  let title: Text
  let content: @MainActor (RowValue) -> Content
  let sort: TableSort<RowValue>?

  /// The headings; apps do not call or write it.
  public var _headers: some View { TableHeading(title: title, sort: sort) }

  /// The cells of a row; apps do not call or write it.
  public func _cells(_ value: RowValue) -> some View {
    TableCell(content: content(value))
  }

  /// Makes a column that shows views.
  ///
  /// - Parameters:
  ///   - titleKey: The heading.
  ///   - content: Makes the views of a row's value.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    title = Text(titleKey)
    self.content = content
    sort = nil
  }

  /// Makes a column that shows views and sorts by a property.
  ///
  /// - Parameters:
  ///   - titleKey: The heading.
  ///   - value: The property.
  ///   - content: Makes the views of a row's value.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    title = Text(titleKey)
    self.content = content
    sort = TableSort(value)
  }
}

extension TableColumn where Content == Text {
  /// Makes a column that shows a text and sorts by it.
  ///
  /// - Parameters:
  ///   - titleKey: The heading.
  ///   - value: The text.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
  ) {
    title = Text(titleKey)
    content = { Text(verbatim: $0[keyPath: value]) }
    sort = TableSort(value)
  }
}

/// A property by which a table can be sorted.
@MainActor
struct TableSort<RowValue> {
  let keyPath: PartialKeyPath<RowValue>
  let make: (SortOrder) -> KeyPathComparator<RowValue>

  init<V: Comparable>(_ keyPath: any KeyPath<RowValue, V> & Sendable) {
    self.keyPath = keyPath
    make = { KeyPathComparator(keyPath, order: $0) }
  }
}
