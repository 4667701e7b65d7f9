import RostrumDestinations
import RostrumScenes

struct TabsView: TabBarViewDestinationInterfacing {
  typealias Destination = TabViewDestination<
    TabsView, Event, Area, Cargo, Section, NoInteractors
  >

  @State var destinationState: DestinationInterfaceState<Destination>

  init(destination: Destination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var body: some View {
    TabView(selection: $destinationState.destination.selectedTab) {
      ForEach($destinationState.destination.activeTabs, id: \.self) { tab in
        destinationView(for: tab.wrappedValue)
          .tag(tab.wrappedValue.type.tabName)
          .tabItem { Label(tab.wrappedValue.type.tabName, systemImage: "star") }
      }
    }
  }
}

/// A stack in the first tab, pages in the others.
struct TabsProvider: ViewDestinationProviding {
  typealias Destination = TabsView.Destination

  var presentationsData: [Event: Presentation] = [:]
  var tabs: [Section] = Section.allCases
  var shown: [Area]?

  func buildDestination(
    destinationPresentations: AppDestinationConfigurations<Event, Area, Cargo, Section>?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, Area, Cargo, Section
    >?,
    configuration: Presentation, appFlow: some ViewFlowable<Area, Cargo, Section>
  ) -> Destination? {
    guard case .tabs(let first) = configuration.destinationType else { return nil }
    let areas = shown ?? tabs.map { $0 == .first ? Area.stack : .home }
    let destinations = zip(tabs, areas).compactMap { tab, area in
      appFlow.destination(for: .go(.replaceCurrent, to: area, "\(tab) page"))
    }
    let destination = Destination(
      type: .tabs(first: first), tabDestinations: destinations, tabTypes: tabs,
      selectedTab: first, destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestinationID: configuration.parentDestinationID)
    guard let destination else { return nil }
    destination.assignAssociatedView(view: TabsView(destination: destination))
    return destination
  }
}
