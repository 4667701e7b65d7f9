import Foundation
import Observation
import RostrumDestinations
import RostrumScenes

struct ColorModel: Hashable, Sendable {
  let name: String
}

struct ColorsRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable { case retrieve, paginate }
  enum ResultData: Sendable { case colors([ColorModel]) }

  let action: ActionType

  init(action: ActionType) {
    self.action = action
  }
}

struct ColorsPresenter {
  let pageSize = 2
}

/// Colours in pages.
final class ColorsDatasource: Datasourceable {
  typealias Request = ColorsRequest

  var requestResponses: [ColorsRequest.ActionType: InteractorResponseClosure<ColorsRequest>] = [:]
  private(set) var items: [ColorModel] = []
  private(set) var isPrepared = false
  private(set) var isCleanedUp = false
  private let presenter: ColorsPresenter

  init(with presenter: ColorsPresenter) {
    self.presenter = presenter
  }

  func perform(request: ColorsRequest) {
    for _ in 0..<presenter.pageSize { items.append(ColorModel(name: "colour \(items.count + 1)")) }
    responseForAction(action: request.action)?(.success(.colors(items)), request)
  }

  func prepareForRequests() { isPrepared = true }
  func cleanupResources() { isCleanedUp = true }
}

/// A list of colours, with a button for more of them.
struct ColorsListView: ViewDestinationInterfacing {
  enum UserInteractions: String, UserInteractionTypeable { case selectColor, moreButton, lost }
  enum InteractorType: InteractorTypeable { case colorsDatasource, absent }
  typealias Destination = ViewDestination<
    ColorsListView, UserInteractions, Area, Cargo, Section, InteractorType
  >

  @State var destinationState: DestinationInterfaceState<Destination>
  @State private var colors: [ColorModel] = []
  let model: ColorsModel

  init(destination: Destination, model: ColorsModel) {
    destinationState = DestinationInterfaceState(destination: destination)
    self.model = model
  }

  var body: some View {
    ForEach(model.colors, id: \.self) { color in
      Button(color.name) {
        destination().handleThrowable {
          try destination().performInterfaceAction(
            interactionType: .selectColor, content: .text(color.name))
        }
      }
    }
    Button("More") {
      destination().handleThrowable {
        try destination().performInterfaceAction(interactionType: .moreButton)
      }
    }
  }
}

@MainActor @Observable
final class ColorsModel {
  var colors: [ColorModel] = []
}

final class ColorsListProvider: ViewDestinationProviding {
  typealias Destination = ColorsListView.Destination
  typealias InteractorType = ColorsListView.InteractorType

  var presentationsData: [ColorsListView.UserInteractions: Presentation]
  var interactorsData: [ColorsListView.UserInteractions: any InteractorConfiguring<InteractorType>]
  let datasource = ColorsDatasource(with: ColorsPresenter())

  init(
    presentationsData: [ColorsListView.UserInteractions: Presentation] = [:],
    interactorsData: [ColorsListView.UserInteractions: any InteractorConfiguring<InteractorType>] =
      [:]
  ) {
    self.presentationsData = presentationsData
    self.interactorsData = interactorsData
  }

  func buildDestination(
    destinationPresentations: AppDestinationConfigurations<
      ColorsListView.UserInteractions, Area, Cargo, Section
    >?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, Area, Cargo, Section
    >?,
    configuration: Presentation, appFlow: some ViewFlowable<Area, Cargo, Section>
  ) -> Destination? {
    let destination = Destination(
      destinationType: .colors, destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
    let model = ColorsModel()
    destination.assignAssociatedView(view: ColorsListView(destination: destination, model: model))

    let colorsResponse: InteractorResponseClosure<ColorsRequest> = {
      [weak model] (result: Result<ColorsRequest.ResultData, any Error>, request: ColorsRequest) in
      switch result {
      case .success(.colors(let colors)): model?.colors = colors
      case .failure: model?.colors = []
      }
    }
    datasource.assignResponseForAction(response: colorsResponse, for: .paginate)
    destination.assignInteractor(interactor: datasource, for: .colorsDatasource)
    return destination
  }
}
