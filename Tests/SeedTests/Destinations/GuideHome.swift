import Foundation
import RostrumDestinationsClassic
import RostrumScenes

extension Guide {
  /// A navigation stack, in the guide's oldest spelling: the view itself keeps the navigator.
  struct HomeView: ViewDestinationInterfacing, NavigatingDestinationInterfacing {
    enum UserInteractions: String, UserInteractionTypeable { case details }
    typealias Destination = NavigationViewDestination<
      UserInteractions, HomeView, PresentationConfiguration, NoInteractors
    >

    @State var destinationState: DestinationInterfaceState<Destination>
    @State var navigator: any DestinationPathNavigating = DestinationNavigator()

    init(destination: Destination) {
      self.destinationState = DestinationInterfaceState(destination: destination)
    }

    var body: some View {
      NavigationStack(
        path: $navigator.navigationPath,
        root: {
          Button("Details") { destination().handleEvent(.details) }
            .navigationTitle("Home")
            .navigationDestination(for: UUID.self) { buildView(for: $0) }
        })
    }

    @ViewBuilder
    func buildView(for destinationID: UUID) -> some View {
      if let destinationToBuild = destination().childForIdentifier(
        destinationIdentifier: destinationID)
      {
        destinationView(for: destinationToBuild)
          .goBackButton {
            backToPreviousDestination(currentDestination: destinationToBuild)
          }
          .onDestinationDisappear(
            destination: destinationToBuild, navigationDestination: destination())
      }
    }
  }

  struct HomeProvider: ViewDestinationProviding {
    typealias Destination = HomeView.Destination

    var presentationsData: [HomeView.UserInteractions: PresentationConfiguration] {
      [
        .details: PresentationConfiguration(
          destinationType: .colorDetail, presentationType: .navigationStack(type: .present),
          assistantType: .basic)
      ]
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
        destinationType: .home, destinationConfigurations: destinationPresentations,
        navigationConfigurations: navigationPresentations,
        parentDestination: configuration.parentDestinationID)
      destination.assignAssociatedView(view: HomeView(destination: destination))
      return destination
    }
  }
}
