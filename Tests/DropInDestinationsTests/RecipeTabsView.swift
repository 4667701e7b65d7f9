import Destinations
import SwiftUI

struct RecipeTabsView: View, TabBarViewDestinationInterfacing, DestinationTypes {
  enum EventType: String, EventTypeable {
    case none
  }

  enum InteractorType: InteractorTypeable {
    case none
  }

  typealias Destination = TabViewDestination<
    RecipeTabsView, EventType, DestinationType, ContentType, TabType, InteractorType
  >

  @State var destinationState: DestinationInterfaceState<Destination>

  init(destination: Destination) {
    self.destinationState = DestinationInterfaceState(destination: destination)
  }

  var body: some View {
    TabView(selection: $destinationState.destination.selectedTab) {
      ForEach($destinationState.destination.activeTabs, id: \.self) { tab in
        buildView(for: tab.wrappedValue)
          .tag(tab.wrappedValue.type.tabName)
          .tabItem { Label(tab.wrappedValue.type.tabName, systemImage: "star") }
      }
    }
  }

  @ViewBuilder func buildView(for tab: TabModel<TabType>) -> (some View)? {
    if let id = destination().destinationIdentifier(for: tab.type),
      let child = destination().childForIdentifier(destinationIdentifier: id)
    {
      destinationView(for: child)
    }
  }
}

struct RecipeTabsProvider: ViewDestinationProviding, DestinationTypes {
  typealias Destination = RecipeTabsView.Destination

  var presentationsData: [Destination.EventType: PresentationConfiguration] = [:]
  var interactorsData:
    [Destination.EventType: any InteractorConfiguring<Destination.InteractorType>] = [:]

  func buildDestination(
    destinationPresentations: AppDestinationConfigurations<
      Destination.EventType, DestinationType, ContentType, TabType
    >?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, DestinationType, ContentType, TabType
    >?, configuration: PresentationConfiguration,
    appFlow: some ViewFlowable<DestinationType, ContentType, TabType>
  ) -> Destination? {
    guard let type = configuration.destinationType, case .tabBar(let tabs) = type else {
      return nil
    }
    var destinations: [any ViewDestinationable<DestinationType, ContentType, TabType>] = []
    for tab in tabs {
      let presentation = PresentationConfiguration(
        destinationType: tab == .shelf ? .shelf : .timer, presentationType: .tabBar(tab: tab),
        contentType: configuration.contentType, assistantType: .basic)
      if let child = appFlow.buildDestination(for: presentation) { destinations.append(child) }
    }
    guard
      let destination = Destination(
        type: type, tabDestinations: destinations, tabTypes: tabs, selectedTab: .shelf,
        destinationConfigurations: destinationPresentations,
        navigationConfigurations: navigationPresentations,
        parentDestinationID: configuration.parentDestinationID)
    else { return nil }
    destination.assignAssociatedView(view: RecipeTabsView(destination: destination))
    return destination
  }
}
