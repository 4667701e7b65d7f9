import Foundation
import RostrumDestinations

struct ColorsProvider: ViewDestinationProviding, DestinationTypes {
  typealias Destination = ColorsView.Destination

  let presentationsData: [ColorsView.EventType: PresentationConfiguration]
  let interactorsData:
    [ColorsView.EventType: any InteractorConfiguring<ColorsView.InteractorType>] = [
      .retrieve: InteractorConfiguration<ColorsView.InteractorType, ColorsDatasource>(
        interactorType: .colors, actionType: .retrieve, assistantType: .basic),
      .paginate: InteractorConfiguration<ColorsView.InteractorType, ColorsDatasource>(
        interactorType: .colors, actionType: .paginate, assistantType: .basic),
    ]

  init(experiment: DetailExperiment) {
    let favorite = AppContent.color(ColorModel(id: 4))
    presentationsData = [
      .select: PresentationConfiguration(
        destinationType: .colorDetail, presentationType: .navigationStack(type: .present),
        assistantType: .custom(DetailAssistant(experiment: experiment))),
      .tour: PresentationConfiguration(
        presentationType: .destinationPath(path: [
          PresentationConfiguration(presentationType: .tabBar(tab: .colors), assistantType: .basic),
          PresentationConfiguration(
            destinationType: .colorDetail, presentationType: .navigationStack(type: .present),
            contentType: favorite, assistantType: .basic),
          PresentationConfiguration(
            destinationType: .swatch, presentationType: .sheet(type: .present),
            contentType: favorite, assistantType: .basic),
        ]), assistantType: .basic),
    ]
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
    let destination = Destination(
      destinationType: .colors, destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
    destination.assignAssociatedView(view: ColorsView(destination: destination))
    destination.assignInteractor(interactor: ColorsDatasource(), for: .colors)
    return destination
  }
}
