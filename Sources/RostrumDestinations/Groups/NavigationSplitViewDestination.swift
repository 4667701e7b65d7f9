import Foundation
import Observation
import RostrumScenes

/// A destination whose view contains a split view.
///
/// The view conforms to ``NavigationSplitViewDestinationInterfacing``.
@Observable
public final class NavigationSplitViewDestination<
  ViewType: NavigationSplitViewDestinationInterfacing, EventType: EventTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: NavigationSplitViewDestinationable {
  /// The ID of the destination.
  public let id = UUID()
  /// The type of the destination.
  public let type: DestinationType
  /// The view.
  @ObservationIgnored public var view: ViewType?
  /// The state that every destination stores.
  @ObservationIgnored public var internalState:
    DestinationInternalState<EventType, DestinationType, ContentType, TabType, InteractorType>
  /// The state of the group.
  @ObservationIgnored public var groupInternalState =
    GroupDestinationInternalState<DestinationType, ContentType, TabType>()
  /// The destination of each column.
  public var destinationIDsForColumns: [NavigationSplitViewColumn: UUID] = [:] {
    didSet {
      for (column, id) in oldValue where destinationIDsForColumns[column] != id {
        replacedViews[column] = nil
      }
    }
  }
  /// The column that is shown if there is room for only one.
  public var selectedColumn: NavigationSplitViewColumn = .sidebar {
    didSet { internalState.flow?.containersDidChange() }
  }
  /// The state model, which contains the logic of the destination.
  @ObservationIgnored public var stateModel:
    (
      any StateModeling<
        NavigationSplitViewDestination<
          ViewType, EventType, DestinationType, ContentType, TabType, InteractorType
        >
      >
    )?
  private var replacedViews: [NavigationSplitViewColumn: ContainerView<AnyView>] = [:]

  /// Creates a destination with a destination for each column.
  ///
  /// - Parameters:
  ///   - destinationType: The type of the destination.
  ///   - destinationsForColumns: The destination of each column.
  ///   - destinationConfigurations: The presentations, by event.
  ///   - navigationConfigurations: The presentations, by system navigation.
  ///   - parentDestinationID: The parent of the destination.
  ///   - state: The object with the logic of the destination.
  public init(
    destinationType: DestinationType,
    destinationsForColumns: [NavigationSplitViewColumn: any ViewDestinationable<
      DestinationType, ContentType, TabType
    >],
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil, parentDestinationID: UUID? = nil,
    state: (
      any StateModeling<
        NavigationSplitViewDestination<
          ViewType, EventType, DestinationType, ContentType, TabType, InteractorType
        >
      >
    )? = nil
  ) {
    type = destinationType
    internalState = DestinationInternalState(
      destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations, parentDestination: parentDestinationID)
    stateModel = state
    for column in [NavigationSplitViewColumn.sidebar, .content, .detail] {
      if let destination = destinationsForColumns[column] { show(destination, in: column) }
    }
  }

  /// The view of the sidebar's destination.
  ///
  /// Setting this property replaces the view until the destination of the column changes.
  public var currentSidebar: ContainerView<AnyView> {
    get { view(in: .sidebar) }
    set { replacedViews[.sidebar] = newValue }
  }

  /// The view of the content column's destination.
  ///
  /// Setting this property replaces the view until the destination of the column changes.
  public var currentContent: ContainerView<AnyView> {
    get { view(in: .content) }
    set { replacedViews[.content] = newValue }
  }

  /// The view of the detail column's destination.
  ///
  /// Setting this property replaces the view until the destination of the column changes.
  public var currentDetail: ContainerView<AnyView> {
    get { view(in: .detail) }
    set { replacedViews[.detail] = newValue }
  }

  private func view(in column: NavigationSplitViewColumn) -> ContainerView<AnyView> {
    let destination = shownDestination(in: column)
    return replacedViews[column]
      ?? ContainerView(AnyView(DestinationView(destination)), id: destination?.id ?? id)
  }
}
