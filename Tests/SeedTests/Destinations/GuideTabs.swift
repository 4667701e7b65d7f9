import RostrumDestinationsClassic
import RostrumScenes

extension Guide {
  struct TabsView: TabBarViewDestinationInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case none }
    typealias InteractorType = NoInteractors
    typealias Destination = TabViewDestination<PresentationConfiguration, TabsView>

    @State var destinationState: DestinationInterfaceState<Destination>

    init(destination: Destination) {
      self.destinationState = DestinationInterfaceState(destination: destination)
    }

    var body: some View {
      TabView(selection: $destinationState.destination.selectedTab) {
        ForEach($destinationState.destination.activeTabs, id: \.self) { tab in
          buildView(for: tab.wrappedValue)
            .tag(tab.wrappedValue.type.tabName)
            .tabItem {
              Label(tab.wrappedValue.type.tabName, systemImage: tab.wrappedValue.type.imageName)
            }
        }
      }
    }

    @ViewBuilder
    func buildView(for tab: TabModel<TabType>) -> some View {
      destinationView(for: destination().rootDestination(for: tab.type))
    }
  }

  struct TabsProvider: ViewDestinationProviding {
    typealias Destination = TabsView.Destination

    func buildDestination(
      destinationPresentations: AppDestinationConfigurations<
        Destination.UserInteractionType, PresentationConfiguration
      >?,
      navigationPresentations: AppDestinationConfigurations<
        SystemNavigationType, PresentationConfiguration
      >?,
      configuration: PresentationConfiguration,
      appFlow: some ViewFlowable<PresentationConfiguration>
    ) -> Destination? {
      guard let type = configuration.destinationType, case .tabBar(let tabs) = type,
        let first = tabs.first
      else { return nil }
      let destinations = tabs.compactMap { tab in
        let type: DestinationType =
          switch tab {
          case .home: .home
          case .userNotes: .notes
          case .colors: .colorsList
          }
        return appFlow.destination(
          for: PresentationConfiguration(
            destinationType: type, presentationType: .replaceCurrent, assistantType: .basic))
      }
      let destination = Destination(
        type: type, tabDestinations: destinations, tabTypes: tabs, selectedTab: first)
      guard let destination else { return nil }
      destination.assignAssociatedView(view: TabsView(destination: destination))
      return destination
    }
  }
}
