import Foundation
import RostrumScenes

/// A destination whose view contains a split view with a destination in each column.
@MainActor
public protocol NavigationSplitViewDestinationable<DestinationType, ContentType, TabType>:
  ViewDestinationable, GroupedDestinationable
{
  /// The destination of each column.
  var destinationIDsForColumns: [NavigationSplitViewColumn: UUID] { get set }
  /// The column that is shown if there is room for only one.
  var selectedColumn: NavigationSplitViewColumn { get set }
}

extension NavigationSplitViewDestinationable {
  /// The destination of the selected column.
  public func frontChild() -> ViewChild? { shownDestination(in: selectedColumn) }

  /// The frontmost destination in the selected column: the top of its stack, at any depth.
  public func currentChildDestination() -> (
    any Destinationable<DestinationType, ContentType, TabType>
  )? { currentDestination(for: selectedColumn) }

  /// The destinations of the columns and of their stacks.
  public func childDestinations() -> [any Destinationable<DestinationType, ContentType, TabType>] {
    ownChildrenWithStacks
  }

  /// Returns the destination of a column.
  ///
  /// - Parameter column: The column.
  /// - Returns: The destination, or `nil` if the column doesn't have one.
  public func rootDestination(for column: NavigationSplitViewColumn) -> ViewChild? {
    shownDestination(in: column)
  }

  /// Returns the frontmost destination in a column.
  ///
  /// - Parameter column: The column.
  /// - Returns: The top of the column's stack, or the destination of the column.
  public func currentDestination(for column: NavigationSplitViewColumn) -> ViewChild? {
    shownDestination(in: column)?.front
  }

  /// Returns the column that shows a destination.
  ///
  /// - Parameter destinationID: The ID of the column's destination, or of a destination on its
  ///   stack.
  /// - Returns: The column, or `nil` if no column shows the destination.
  public func column(destinationID: UUID) -> NavigationSplitViewColumn? {
    destinationIDsForColumns.first { column, shown in
      shown == destinationID
        || ownChild(shown)?.asGroup?.childForIdentifier(destinationIdentifier: destinationID) != nil
    }?.key
  }

  /// Shows a destination in a column: on its navigation stack, or instead of its destination.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - column: The column.
  ///   - shouldUpdateSelectedColumn: Whether the column is selected.
  ///   - presentationOptions: Options for a push onto a navigation stack.
  ///   - removeDestinationFromFlowClosure: A closure that removes the replaced destination from the
  ///     flow.
  public func presentDestination(
    destination: ViewChild, in column: NavigationSplitViewColumn,
    shouldUpdateSelectedColumn: Bool = true,
    presentationOptions: NavigationStackPresentationOptions? = nil,
    removeDestinationFromFlowClosure: RemoveDestinationFromFlowClosure? = nil
  ) {
    if let stack = shownDestination(in: column)?.asNavigating {
      stack.push(destination, shouldAnimate: presentationOptions?.shouldAnimate)
    } else if let old = shownDestination(in: column) {
      detach(old.id, replacement: destination)
      removeDestinationFromFlowClosure?(old.id)
    } else {
      show(destination, in: column)
    }
    if shouldUpdateSelectedColumn { selectedColumn = column }
  }

  /// Removes the destination of a column, or replaces it.
  public func detach(_ id: UUID, replacement: ViewChild?) {
    for (column, shown) in destinationIDsForColumns where shown == id {
      destinationIDsForColumns[column] = replacement?.id
    }
    swap(id, replacement)
  }

  func shownDestination(in column: NavigationSplitViewColumn) -> ViewChild? {
    destinationIDsForColumns[column].flatMap { ownChild($0) }
  }

  func show(_ destination: ViewChild, in column: NavigationSplitViewColumn) {
    destinationIDsForColumns[column] = destination.id
    append(destination, setsCurrent: false)
  }
}
