import Foundation
import RostrumViews

/// A destination whose view holds a split view, each column of which shows a destination.
@MainActor
public protocol NavigationSplitViewDestinationable<DestinationType, ContentType, TabType>:
  ViewDestinationable, GroupedDestinationable
{
  /// The destination in each column.
  var destinationIDsForColumns: [NavigationSplitViewColumn: UUID] { get set }
  /// The column in front, where there is room for one only.
  var selectedColumn: NavigationSplitViewColumn { get set }
}

extension NavigationSplitViewDestinationable {
  /// The destination in the column in front.
  public func currentChildDestination() -> Child? { rootDestination(for: selectedColumn) }

  /// What the first column shows.
  public var currentSidebar: Child? { rootDestination(for: .sidebar) }
  /// What the column between shows.
  public var currentContent: Child? { rootDestination(for: .content) }
  /// What the last column shows.
  public var currentDetail: Child? { rootDestination(for: .detail) }

  /// The destination that a column shows.
  ///
  /// - Parameter column: Which column.
  /// - Returns: The destination, if there is one.
  public func rootDestination(for column: NavigationSplitViewColumn) -> Child? {
    destinationIDsForColumns[column].flatMap { childForIdentifier(destinationIdentifier: $0) }
  }

  /// The destination in front within a column.
  ///
  /// - Parameter column: Which column.
  /// - Returns: The one on top of the column's stack, or the one that the column shows.
  public func currentDestination(for column: NavigationSplitViewColumn) -> Child? {
    rootDestination(for: column)?.front
  }

  /// The column that shows a destination.
  ///
  /// - Parameter destinationID: The destination.
  /// - Returns: The column, if there is one.
  public func column(destinationID: UUID) -> NavigationSplitViewColumn? {
    destinationIDsForColumns.first { $0.value == destinationID }?.key
  }

  /// Shows a destination in a column: on top of the column's navigation stack if it has one, else
  /// in place of what it shows.
  ///
  /// - Parameters:
  ///   - destination: The destination.
  ///   - column: Which column.
  ///   - shouldUpdateSelectedColumn: Whether the column comes to the front.
  ///   - presentationOptions: How it comes onto a stack.
  public func presentDestination(
    destination: Child, in column: NavigationSplitViewColumn,
    shouldUpdateSelectedColumn: Bool = true,
    presentationOptions: NavigationStackPresentationOptions? = nil
  ) {
    if let stack = rootDestination(for: column)?.asNavigating {
      stack.push(destination, shouldAnimate: presentationOptions?.shouldAnimate)
    } else if let old = rootDestination(for: column) {
      detach(old.id, replacement: destination)
    } else {
      destinationIDsForColumns[column] = destination.id
      addChild(childDestination: destination, shouldSetDestinationAsCurrent: false)
    }
    if shouldUpdateSelectedColumn { selectedColumn = column }
  }

  /// Takes the destination of a column away, or puts another one in its place.
  public func detach(_ id: UUID, replacement: Child?) {
    for (column, shown) in destinationIDsForColumns where shown == id {
      destinationIDsForColumns[column] = replacement?.id
    }
    swap(id, replacement)
  }
}
