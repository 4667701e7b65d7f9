import Destinations
import SwiftUI

@Observable
final class TimerDestination: ViewDestinationable, DestinationTypes {
  enum EventType: String, EventTypeable {
    case none
  }

  enum InteractorType: InteractorTypeable {
    case none
  }

  let id = UUID()
  let type: RecipeDestination = .timer
  @ObservationIgnored var view: TimerView?
  @ObservationIgnored var internalState:
    DestinationInternalState<EventType, DestinationType, ContentType, TabType, InteractorType> =
      DestinationInternalState()
  var minutes = 0

  init(
    destinationConfigurations: DestinationConfigurations?,
    navigationConfigurations: NavigationConfigurations?, parentDestinationID: UUID? = nil
  ) {
    self.internalState.parentDestinationID = parentDestinationID
    self.internalState.destinationConfigurations = destinationConfigurations
    self.internalState.systemNavigationConfigurations = navigationConfigurations
  }
}

struct TimerView: View, ViewDestinationInterfacing, DestinationTypes {
  typealias EventType = TimerDestination.EventType
  typealias InteractorType = TimerDestination.InteractorType
  typealias Destination = TimerDestination

  @State var destinationState: DestinationInterfaceState<Destination>

  init(destination: Destination) {
    self.destinationState = DestinationInterfaceState(destination: destination)
  }

  var body: some View {
    Text("\(destination().minutes) minutes")
  }
}

struct TimerProvider: ViewDestinationProviding, DestinationTypes {
  typealias Destination = TimerDestination

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
    let destination = TimerDestination(
      destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestinationID: configuration.parentDestinationID)
    if case .minutes(let minutes) = configuration.contentType { destination.minutes = minutes }
    destination.assignAssociatedView(view: TimerView(destination: destination))
    return destination
  }
}
