import Foundation
import Observation
import RostrumViews

/// A destination whose view holds a split view, without data of its own.
///
/// The view conforms to ``NavigationSplitViewDestinationInterfacing``.
@Observable
public final class NavigationSplitViewDestination<
  ViewType: NavigationSplitViewDestinationInterfacing, EventType: EventTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: NavigationSplitViewDestinationable {
  /// The identity in the flow.
  public let id = UUID()
  /// Which area it is.
  public let type: DestinationType
  /// The view.
  @ObservationIgnored public var view: ViewType?
  /// What every destination keeps.
  public let internalState:
    DestinationInternalState<EventType, DestinationType, ContentType, TabType, InteractorType>
  /// What the group keeps.
  public let groupInternalState =
    GroupDestinationInternalState<DestinationType, ContentType, TabType>()
  /// The destination in each column.
  public var destinationIDsForColumns: [NavigationSplitViewColumn: UUID] = [:]
  /// The column in front, where there is room for one only.
  public var selectedColumn: NavigationSplitViewColumn = .sidebar

  /// Makes a destination with a destination in each column.
  ///
  /// - Parameters:
  ///   - destinationType: Which area it is.
  ///   - destinationsForColumns: What each column shows.
  ///   - destinationConfigurations: The presentations, by event.
  ///   - navigationConfigurations: The presentations, by system navigation.
  ///   - parentDestination: The destination around, or that presents this one.
  public init(
    destinationType: DestinationType,
    destinationsForColumns: [NavigationSplitViewColumn: any ViewDestinationable<
      DestinationType, ContentType, TabType
    >],
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil, parentDestination: UUID? = nil
  ) {
    type = destinationType
    internalState = DestinationInternalState(
      destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations, parentDestination: parentDestination)
    for column in [NavigationSplitViewColumn.sidebar, .content, .detail] {
      guard let destination = destinationsForColumns[column] else { continue }
      destinationIDsForColumns[column] = destination.id
      addChild(childDestination: destination, shouldSetDestinationAsCurrent: false)
    }
  }
}
