import Destinations
import SwiftUI

@Observable
final class ShelfModel: StateModeling {
  typealias Destination = ShelfView.Destination

  @ObservationIgnored var destination: Destination?
  var names: [String] = []
  @ObservationIgnored var appearances: [Bool] = []

  func handleEvent(_ type: ShelfView.EventType, content: RecipeContent?) {
    destination?.handleThrowable { [weak self] in
      try self?.destination?.performAction(for: type, content: content)
    }
  }

  func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) {
    switch result {
    case .success(let data):
      if case .names(let names) = data as? RecipeNames { self.names = names }
    case .failure(let error):
      destination?.logError(error: error)
    }
  }

  func prepareForAppearance(isVisible: Bool) {
    appearances.append(isVisible)
  }
}

final class ShelfState: NavigationDestinationStateable {
  typealias Destination = ShelfView.Destination

  var destination: Destination
  var navigator: any DestinationPathNavigating = DestinationNavigator()
  var stateModel: ShelfModel

  init(destination: Destination, model: ShelfModel = ShelfModel()) {
    self.destination = destination
    self.stateModel = model
  }
}

struct ShelfView: View, NavigatingDestinationInterfacing, DestinationTypes {
  enum EventType: String, EventTypeable {
    case open
    case more
    case all
    case start
  }

  enum InteractorType: InteractorTypeable {
    case recipes
  }

  typealias Destination = NavigationViewDestination<
    EventType, ShelfView, DestinationType, ContentType, TabType, InteractorType
  >

  @State var destinationState: ShelfState

  init(destination: Destination) {
    self.destinationState = ShelfState(destination: destination)
  }

  var body: some View {
    NavigationStack(path: $destinationState.navigator.navigationPath) {
      List {
        ForEach(stateModel.names, id: \.self) { name in
          Button(name) { stateModel.handleEvent(.open, content: .recipe(name: name)) }
        }
        Button("More") { stateModel.handleEvent(.more, content: nil) }
      }
      .navigationTitle("Shelf")
      .navigationDestination(for: UUID.self) { buildView(for: $0) }
    }
  }

  @ViewBuilder func buildView(for destinationID: UUID) -> (some View)? {
    if let destinationToBuild = destination().childForIdentifier(
      destinationIdentifier: destinationID) as (any ViewDestinationable)?
    {
      destinationView(for: destinationToBuild)
        .goBackButton {
          backToPreviousDestination(currentDestination: destinationToBuild)
        }
    }
  }
}

struct ShelfProvider: ViewDestinationProviding, DestinationTypes {
  typealias Destination = ShelfView.Destination

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
    let destination = Destination(
      destinationType: .shelf, destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
    let view = ShelfView(destination: destination)
    destination.assignAssociatedView(view: view)

    let datasource = RecipesDatasource()
    for action in [RecipesRequest.ActionType.all, .paginate] {
      let response: InteractorResponseClosure<RecipesRequest> = {
        [weak destination] result, request in
        destination?.handleInteractorResult(result: result, for: request)
      }
      datasource.assignResponseForAction(response: response, for: action)
    }
    destination.assignInteractor(interactor: datasource, for: .recipes)
    return destination
  }
}
