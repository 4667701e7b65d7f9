import Foundation
import RostrumViews

/// A destination whose view holds a split view, each column of which shows a destination.
@MainActor
public protocol NavigationSplitViewDestinationable<DestinationType, ContentType, TabType>:
  ViewDestinationable, GroupedDestinationable
{
  /// The destination of each column.
  var destinationIDsForColumns: [NavigationSplitViewColumn: UUID] { get set }
  /// The column in front, where there is room for only one.
  var selectedColumn: NavigationSplitViewColumn { get set }
}

extension NavigationSplitViewDestinationable {
  /// The destination of the column in front.
  public func frontChild() -> ViewChild? { shownDestination(in: selectedColumn) }

  /// The destination in front within the column in front: the top of its stack, at any depth.
  public func currentChildDestination() -> (
    any Destinationable<DestinationType, ContentType, TabType>
  )? { currentDestination(for: selectedColumn) }

  /// The destinations of the columns, and those on their stacks.
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

  /// Returns the destination in front within a column.
  ///
  /// - Parameter column: The column.
  /// - Returns: The top of the column's stack, or the destination of the column.
  public func currentDestination(for column: NavigationSplitViewColumn) -> ViewChild? {
    shownDestination(in: column)?.front
  }

  /// Returns the column that shows a destination.
  ///
  /// - Parameter destinationID: The destination of the column, or one on its stack.
  /// - Returns: The column, or `nil` if no column shows the destination.
  public func column(destinationID: UUID) -> NavigationSplitViewColumn? {
    destinationIDsForColumns.first { column, shown in
      shown == destinationID
        || ownChild(shown)?.asGroup?.childForIdentifier(destinationIdentifier: destinationID) != nil
    }?.key
  }

  /// Shows a destination in a column: on its navigation stack, or in place of its destination.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - column: The column.
  ///   - shouldUpdateSelectedColumn: Whether the column comes to the front.
  ///   - presentationOptions: How the destination moves onto a stack.
  ///   - removeDestinationFromFlowClosure: Removes the destination that was replaced from the flow.
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

  /// Removes the destination of a column, or puts another one in its place.
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
