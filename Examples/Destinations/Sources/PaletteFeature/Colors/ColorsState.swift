import Foundation
import Observation
import RostrumDestinations

/// The logic of the list of colors.
@Observable
final class ColorsState: StateModeling {
  @ObservationIgnored weak var destination: ColorsView.Destination?
  var colors: [ColorModel] = []

  func handleEvent(_ type: ColorsView.EventType, content: AppContent?) {
    destination?.handleEvent(type, content: content)
  }

  func prepareForPresentation() {
    handleEvent(.retrieve, content: nil)
  }

  func configureInteractor(
    _ interactor: any AbstractInteractable, type: ColorsView.InteractorType
  ) {
    guard let datasource = interactor as? ColorsDatasource else { return }
    for action in [ColorsRequest.ActionType.retrieve, .paginate] {
      datasource.assignResponseForAction(
        response: { [weak self] result, request in
          self?.destination?.handleInteractorResult(result: result, for: request)
        }, for: action)
    }
  }

  func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) {
    switch result {
    case .success(let data):
      if case .colors(let colors)? = data as? ColorsRequest.ResultData { self.colors = colors }
    case .failure(let error):
      destination?.logError(error: error)
    }
  }
}

/// Connects the list with its destination, and stores the path of its navigation stack.
final class ColorsConnection: NavigationDestinationStateable {
  var destination: ColorsView.Destination
  var navigator: any DestinationPathNavigating = DestinationNavigator()
  var stateModel: ColorsState

  init(destination: ColorsView.Destination) {
    self.destination = destination
    stateModel = ColorsState()
  }
}
