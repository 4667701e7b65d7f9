import Foundation
import RostrumDestinations
import Rostrum

/// Colors in a split view: a list beside the detail.
struct BrowseView: NavigationSplitViewDestinationInterfacing, DestinationTypes {
  enum EventType: String, EventTypeable, CaseIterable { case none }
  typealias Destination = NavigationSplitViewDestination<
    BrowseView, EventType, DestinationType, ContentType, TabType, NoInteractors
  >
  @State var destinationState: DestinationInterfaceState<Destination>

  init(destination: Destination) {
    self.destinationState = DestinationInterfaceState(destination: destination)
  }

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $destinationState.destination.selectedColumn) {
      BindableContainerView(content: $destinationState.destination.currentSidebar)
    } detail: {
      BindableContainerView(content: $destinationState.destination.currentDetail)
    }
  }
}

struct BrowseProvider: ViewDestinationProviding, DestinationTypes {
  typealias Destination = BrowseView.Destination

  func buildDestination(
    destinationPresentations: AppDestinationConfigurations<
      Destination.EventType, DestinationType, ContentType, TabType
    >?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, DestinationType, ContentType, TabType
    >?,
    configuration: DestinationPresentation<DestinationType, ContentType, TabType>,
    appFlow: some ViewFlowable<DestinationType, ContentType, TabType>
  ) -> Destination? {
    let column = SplitViewColumn(swiftUI: .sidebar)
    guard
      let sidebar = appFlow.buildDestination(
        for: PresentationConfiguration(
          destinationType: .pick, presentationType: .splitView(column: column),
          assistantType: .basic))
    else { return nil }
    let destination = Destination(
      destinationType: .browse, destinationsForColumns: [.sidebar: sidebar],
      parentDestinationID: configuration.parentDestinationID)
    destination.assignAssociatedView(view: BrowseView(destination: destination))
    return destination
  }
}
