public import Foundation

/// Views of the elements of a collection that can modify the collection.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the views.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the user delete rows.
  ///
  /// ```swift
  /// ForEach(standups) { … }
  ///   .onDelete { standups.remove(atOffsets: $0) }
  /// ```
  ///
  /// - Parameter action: Deletes the elements at the given offsets; `nil` disables deletion.
  /// - Returns: The views with deletable rows.
  @preconcurrency
  public func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    modifier(OnDelete(value: action.map(DeleteRows.init)))
  }

  /// Lets the user move rows.
  ///
  /// - Parameter action: Moves the elements at the given offsets before the element at another
  ///   offset; `nil` disables moving.
  /// - Returns: The views with movable rows.
  @preconcurrency
  public func onMove(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    let count = data.count
    return modifier(OnMove(value: action.map { MoveRows(count: count, action: $0) }))
  }
}

extension View {
  /// Disables deletion of the view's row.
  ///
  /// - Parameter isDisabled: Whether deletion is disabled.
  /// - Returns: The view.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(DeleteDisabled(value: isDisabled))
  }

  /// Disables moving of the view's row.
  ///
  /// - Parameter isDisabled: Whether moving is disabled.
  /// - Returns: The view.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(MoveDisabled(value: isDisabled))
  }
}
