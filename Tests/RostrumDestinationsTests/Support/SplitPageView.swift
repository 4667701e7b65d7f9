import RostrumDestinations
import RostrumScenes

struct SplitPageView: NavigationSplitViewDestinationInterfacing {
  typealias Destination = NavigationSplitViewDestination<
    SplitPageView, Event, Area, Cargo, Section, NoInteractors
  >

  @State var destinationState: DestinationInterfaceState<Destination>

  init(destination: Destination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $destinationState.destination.selectedColumn) {
      destinationView(for: .sidebar)
    } content: {
      destinationView(for: .content)
    } detail: {
      destinationView(for: .detail)
    }
  }
}

/// A page in the sidebar, and a stack in the column between.
struct SplitProvider: ViewDestinationProviding {
  typealias Destination = SplitPageView.Destination

  var presentationsData: [Event: Presentation] = [:]

  func buildDestination(
    destinationPresentations: AppDestinationConfigurations<Event, Area, Cargo, Section>?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, Area, Cargo, Section
    >?,
    configuration: Presentation, appFlow: some ViewFlowable<Area, Cargo, Section>
  ) -> Destination? {
    guard let sidebar = appFlow.destination(for: .go(.replaceCurrent, to: .home, "sidebar")),
      let content = appFlow.destination(for: .go(.replaceCurrent, to: .stack, "content"))
    else { return nil }
    let destination = Destination(
      destinationType: .split, destinationsForColumns: [.sidebar: sidebar, .content: content],
      destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestinationID: configuration.parentDestinationID)
    destination.assignAssociatedView(view: SplitPageView(destination: destination))
    return destination
  }
}
