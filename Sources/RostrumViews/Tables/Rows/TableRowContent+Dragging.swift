public import RostrumFoundation

extension TableRowContent {
  /// Lets the user drag the row to a place that takes its content.
  ///
  /// ```swift
  /// ForEach(songs) { song in
  ///   TableRow(song).draggable(song)
  /// }
  /// ```
  ///
  /// A place is a view with `dropDestination(for:action:isTargeted:)`, or a `ForEach` with
  /// `dropDestination(for:action:)`. Users who don't drag press the button “Move to…” in the first
  /// cell, which lists the places.
  ///
  /// - Parameter payload: The content; evaluated when the user drops it.
  /// - Returns: The row.
  @preconcurrency
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> T
  ) -> some TableRowContent<TableRowValue> {
    DraggableRows(content: self, payload: DragPayload(payload))
  }
}

/// Rows that the user can drag.
struct DraggableRows<Content: TableRowContent>: TableRowContent {
  typealias TableRowValue = Content.TableRowValue
  let content: Content
  let payload: DragPayload

  func _list(in list: inout _TableRowList<TableRowValue>) {
    list.dragging(payload) { content._list(in: &$0) }
  }
}

/// Rows of a ``Table`` for the elements of a collection.
@MainActor @preconcurrency
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension DynamicTableRowContent {
  /// Lets the user drop content between the rows.
  ///
  /// ```swift
  /// ForEach(songs) { TableRow($0).draggable($0) }
  ///   .dropDestination(for: Song.self) { index, new in
  ///     songs.insert(contentsOf: new, at: index)
  ///   }
  /// ```
  ///
  /// Without rows there is no place to drop: give the table a `dropDestination` as well.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the content.
  ///   - action: Inserts the content before the element at an offset.
  /// - Returns: The rows.
  @preconcurrency
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor (Int, [T]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> {
    InsertingRows(
      content: self, insertion: InsertRows(count: data.count) { action($1, $0) })
  }
}

/// Rows between which content can be dropped.
struct InsertingRows<Content: DynamicTableRowContent>: DynamicTableRowContent {
  typealias TableRowValue = Content.TableRowValue
  let content: Content
  let insertion: InsertRows

  var data: Content.Data { content.data }

  func _list(in list: inout _TableRowList<TableRowValue>) {
    list.insertion = insertion
    content._list(in: &list)
  }
}
