import Foundation

/// A column of a ``Table``, with its heading and its content for a row's value.
///
/// ```swift
/// TableColumn("Name", value: \.name)
/// TableColumn("Age", value: \.age) { Text("\($0.age) years") }
/// TableColumn("Actions") { person in Button("Delete") { delete(person) } }
/// ```
///
/// A column with a key path can sort the table if the table has a sort order.
public struct TableColumn<RowValue: Identifiable, Content: View>: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue

  let title: Text
  let content: @MainActor (RowValue) -> Content
  let sort: TableSort<RowValue>?
  var frame: Frame?
  var alignment: TextAlignment?

  /// The headings; apps don't call or implement this.
  public var _headers: some View { TableHeading(title: title, sort: sort, styles: styles) }

  /// The cells of a row; apps don't call or implement this.
  public func _cells(_ value: RowValue) -> some View {
    TableCell(content: content(value), styles: styles)
  }

  private var styles: [StyleProperty] {
    [frame.map { .frame($0) }, alignment.map { .textAlignment($0) }].compactMap(\.self)
  }

  /// Creates a column that shows views.
  ///
  /// - Parameters:
  ///   - titleKey: The heading.
  ///   - content: Creates the views for a row's value.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    title = Text(titleKey)
    self.content = content
    sort = nil
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
    title = Text(titleKey)
    self.content = content
    sort = TableSort(value)
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
