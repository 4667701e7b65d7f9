import Foundation
import RostrumDestinations
import RostrumScenes

/// A group of the app's own: it shows one of its children.
final class Carousel: ViewDestinationable, GroupedDestinationable {
  let id = UUID()
  let type = Area.carousel
  var view: CarouselView?
  let internalState: DestinationInternalState<Event, Area, Cargo, Section, NoInteractors>
  let groupInternalState = GroupDestinationInternalState<Area, Cargo, Section>()
  private(set) var log: [String] = []

  init(
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil, parentDestination: UUID? = nil
  ) {
    internalState = DestinationInternalState(
      destinationConfigurations: destinationConfigurations,
      navigationConfigurations: navigationConfigurations, parentDestination: parentDestination)
  }

  func prepareForPresentation() { log.append("presented") }
  func prepareForAppearance(isVisible: Bool) { log.append(isVisible ? "appears" : "hidden") }
  func prepareForDisappearance(wasVisible: Bool) {
    log.append(wasVisible ? "disappears" : "hidden leaves")
  }
  func cleanupResources() { log.append("cleaned up") }
}

struct CarouselView: ViewDestinationInterfacing {
  typealias Destination = Carousel

  @State var destinationState: DestinationInterfaceState<Destination>

  init(destination: Destination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var body: some View {
    PageContent(title: "carousel", destination: destination()) {
      destinationView(for: destination().frontChild())
    }
  }
}

struct CarouselProvider: ViewDestinationProviding {
  typealias Destination = Carousel

  var presentationsData: [Event: Presentation] = [:]

  func buildDestination(
    destinationPresentations: AppDestinationConfigurations<Event, Area, Cargo, Section>?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, Area, Cargo, Section
    >?,
    configuration: Presentation, appFlow: some ViewFlowable<Area, Cargo, Section>
  ) -> Destination? {
    let destination = Carousel(
      destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
    destination.assignAssociatedView(view: CarouselView(destination: destination))
    return destination
  }
}
