import Destinations
import SwiftUI

struct RecipeView: View, ViewDestinationInterfacing, SheetPresenting, DestinationTypes {
  enum EventType: String, EventTypeable {
    case cook
  }

  enum InteractorType: InteractorTypeable {
    case none
  }

  typealias Destination = ViewDestination<
    RecipeView, EventType, DestinationType, ContentType, TabType, InteractorType
  >

  @State var destinationState: DestinationInterfaceState<Destination>
  @State var sheetPresentation = SheetPresentation()
  let name: String

  init(destination: Destination, name: String) {
    self.destinationState = DestinationInterfaceState(destination: destination)
    self.name = name
  }

  var body: some View {
    Button("Cook") {
      destination().handleThrowable(closure: {
        try destination().performAction(for: .cook, content: .minutes(20))
      })
    }
    .navigationTitle(name)
    .destinationSheet(presentation: sheetPresentation)
  }
}

final class RecipeProvider: ViewDestinationProviding, DestinationTypes {
  typealias Destination = RecipeView.Destination

  var presentationsData: [Destination.EventType: PresentationConfiguration]
  var interactorsData:
    [Destination.EventType: any InteractorConfiguring<Destination.InteractorType>]

  init(
    presentationsData: [Destination.EventType: PresentationConfiguration] = [:],
    interactorsData: [Destination.EventType: any InteractorConfiguring<
      Destination.InteractorType
    >] = [:]
  ) {
    self.presentationsData = presentationsData
    self.interactorsData = interactorsData
  }

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
    guard case .recipe(let name) = configuration.contentType else { return nil }
    let destination = Destination(
      destinationType: .recipe, destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID, state: nil)
    destination.assignAssociatedView(view: RecipeView(destination: destination, name: name))
    return destination
  }
}
