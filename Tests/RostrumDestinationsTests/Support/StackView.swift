import Foundation
import RostrumDestinations
import RostrumScenes

/// A page with a navigation stack, whose root it is itself.
struct StackView: ViewDestinationInterfacing, NavigatingDestinationInterfacing {
  typealias Destination = NavigationViewDestination<
    Event, StackView, Area, Cargo, Section, NoInteractors
  >

  @State var destinationState: NavigationDestinationInterfaceState<Destination>
  let title: String

  init(destination: Destination, title: String) {
    destinationState = NavigationDestinationInterfaceState(destination: destination)
    self.title = title
  }

  var body: some View {
    NavigationStack(path: $destinationState.navigator.navigationPath) {
      PageContent(title: title, destination: destination()) {}
        .navigationDestination(for: UUID.self) { destinationView(for: $0) }
    }
  }
}

struct StackProvider: ViewDestinationProviding {
  typealias Destination = StackView.Destination

  var presentationsData: [Event: Presentation] = [:]

  func buildDestination(
    destinationPresentations: AppDestinationConfigurations<Event, Area, Cargo, Section>?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, Area, Cargo, Section
    >?,
    configuration: Presentation, appFlow: some ViewFlowable<Area, Cargo, Section>
  ) -> Destination? {
    let destination = Destination(
      destinationType: .stack, destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
    destination.assignAssociatedView(
      view: StackView(destination: destination, title: configuration.title))
    return destination
  }
}
