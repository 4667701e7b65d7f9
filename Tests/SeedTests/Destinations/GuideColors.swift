import Foundation
import RostrumDestinationsClassic
import RostrumScenes

extension Guide {
  struct ColorsListView: ViewDestinationInterfacing {
    enum UserInteractions: String, UserInteractionTypeable { case selectColor, moreButton }
    enum InteractorType: InteractorTypeable { case colorsDatasource, colors }
    typealias Destination = ViewDestination<
      UserInteractions, ColorsListView, PresentationConfiguration
    >

    @State var destinationState: DestinationInterfaceState<Destination>
    let model: ColorsModel

    init(destination: Destination, model: ColorsModel) {
      self.destinationState = DestinationInterfaceState(destination: destination)
      self.model = model
    }

    var body: some View {
      ForEach(model.colors, id: \.self) { color in
        Button(color.name) {
          destination().handleThrowable {
            try destination().performInterfaceAction(
              interactionType: .selectColor, content: .color(model: color))
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

  final class ColorsListProvider: ViewDestinationProviding {
    typealias Destination = ColorsListView.Destination
    typealias InteractorType = ColorsListView.InteractorType

    let presentationsData: [ColorsListView.UserInteractions: PresentationConfiguration]
    let interactorsData:
      [ColorsListView.UserInteractions: any InteractorConfiguring<InteractorType>]

    init(
      presentationsData: [ColorsListView.UserInteractions: PresentationConfiguration] = [:],
      interactorsData: [ColorsListView.UserInteractions: any InteractorConfiguring<InteractorType>]
    ) {
      self.presentationsData = presentationsData
      self.interactorsData = interactorsData
    }

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
      let destination = Destination(
        destinationType: .colorsList, destinationConfigurations: destinationPresentations,
        navigationConfigurations: navigationPresentations,
        parentDestination: configuration.parentDestinationID)
      let model = ColorsModel()
      destination.assignAssociatedView(view: ColorsListView(destination: destination, model: model))

      let colorsResponse: InteractorResponseClosure<ColorsRequest> = {
        [weak destination]
        (result: Result<ColorsRequest.ResultData, any Error>, request: ColorsRequest) in
        switch result {
        case .success(let data):
          if case .colors(let colors) = data { model.colors = colors }
        case .failure(let error):
          destination?.logError(error: error)
        }
      }

      let datasource = ColorsDatasource(with: ColorsPresenter())
      datasource.assignResponseForAction(response: colorsResponse, for: .paginate)
      destination.setupInteractor(interactor: datasource, for: .colorsDatasource)
      return destination
    }
  }

  /// Passes on the colour that was chosen.
  struct ChooseColorFromListAssistant: InterfaceActionConfiguring {
    func configure(
      interfaceAction: InterfaceAction<
        ColorsListView.UserInteractions, DestinationType, ContentType
      >,
      interactionType: ColorsListView.UserInteractions, destination: any Destinationable,
      content: ContentType?
    ) -> InterfaceAction<ColorsListView.UserInteractions, DestinationType, ContentType> {
      var action = interfaceAction
      action.data.contentType = content
      action.data.parentID = destination.parentDestinationID()
      return action
    }
  }

  struct ColorDetailView: ViewDestinationInterfacing {
    enum UserInteractions: String, UserInteractionTypeable { case none }
    typealias InteractorType = NoInteractors
    typealias Destination = ViewDestination<
      UserInteractions, ColorDetailView, PresentationConfiguration
    >

    @State var destinationState: DestinationInterfaceState<Destination>
    let model: ColorModel?

    init(destination: Destination, model: ColorModel? = nil) {
      self.destinationState = DestinationInterfaceState(destination: destination)
      self.model = model
    }

    var body: some View {
      Text(verbatim: model?.name ?? "no colour").navigationTitle("Colour")
    }
  }

  struct ColorDetailProvider: ViewDestinationProviding {
    typealias Destination = ColorDetailView.Destination

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
      let destination = Destination(destinationType: .colorDetail)
      var model: ColorModel?
      if case .color(let color) = configuration.contentType { model = color }
      destination.assignAssociatedView(
        view: ColorDetailView(destination: destination, model: model))
      return destination
    }
  }
}
