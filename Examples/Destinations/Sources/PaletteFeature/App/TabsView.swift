import Foundation
import RostrumDestinations
import Rostrum

struct TabsView: TabBarViewDestinationInterfacing, DestinationTypes {
  enum EventType: String, EventTypeable, CaseIterable { case none }
  typealias Destination = TabViewDestination<
    TabsView, EventType, DestinationType, ContentType, TabType, NoInteractors
  >
  @State var destinationState: DestinationInterfaceState<Destination>

  init(destination: Destination) {
    self.destinationState = DestinationInterfaceState(destination: destination)
  }

  var body: some View {
    TabView(selection: $destinationState.destination.selectedTab) {
      ForEach($destinationState.destination.activeTabs, id: \.self) { tab in
        destinationView(for: tab.wrappedValue)
          .tag(tab.wrappedValue)
          .tabItem {
            Label(tab.wrappedValue.type.tabName, systemImage: tab.wrappedValue.type.symbol)
          }
      }
    }
  }
}

struct TabsProvider: ViewDestinationProviding, DestinationTypes {
  typealias Destination = TabsView.Destination

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
    let tabs = AppTab.allCases
    let destinations = tabs.compactMap { tab in
      appFlow.buildDestination(
        for: PresentationConfiguration(
          destinationType: tab.destination, presentationType: .tabBar(tab: tab),
          assistantType: .basic))
    }
    guard
      let destination = Destination(
        type: .tabs, tabDestinations: destinations, tabTypes: tabs, selectedTab: .colors,
        parentDestinationID: configuration.parentDestinationID)
    else { return nil }
    destination.assignAssociatedView(view: TabsView(destination: destination))
    return destination
  }
}
