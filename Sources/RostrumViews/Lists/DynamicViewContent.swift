public import Foundation

/// Views that are made of the elements of a collection and can change it.
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
  /// The collection that the views are made of.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets a user delete rows.
  ///
  /// ```swift
  /// ForEach(standups) { … }
  ///   .onDelete { standups.remove(atOffsets: $0) }
  /// ```
  ///
  /// - Parameter action: Deletes the elements at some offsets; `nil` for nothing to delete.
  /// - Returns: The views, whose rows can be deleted.
  @preconcurrency
  public func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    modifier(OnDelete(value: action.map(DeleteRows.init)))
  }

  /// Lets a user move rows.
  ///
  /// - Parameter action: Moves the elements at some offsets before the one that is at another
  ///   offset now; `nil` for nothing to move.
  /// - Returns: The views, whose rows can be moved.
  @preconcurrency
  public func onMove(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    let count = data.count
    return modifier(OnMove(value: action.map { MoveRows(count: count, action: $0) }))
  }
}

extension View {
  /// Keeps a user from deleting the row of the view.
  ///
  /// - Parameter isDisabled: Whether the row stays.
  /// - Returns: The view.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(DeleteDisabled(value: isDisabled))
  }

  /// Keeps a user from moving the row of the view.
  ///
  /// - Parameter isDisabled: Whether the row stays.
  /// - Returns: The view.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(MoveDisabled(value: isDisabled))
  }
}
