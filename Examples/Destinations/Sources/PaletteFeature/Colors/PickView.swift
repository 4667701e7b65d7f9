import Foundation
import RostrumDestinations
import Rostrum

/// The sidebar of the split view.
struct PickView: ViewDestinationInterfacing, DestinationTypes {
  enum EventType: String, EventTypeable, CaseIterable { case pick }
  typealias Destination = ViewDestination<
    PickView, EventType, DestinationType, ContentType, TabType, NoInteractors
  >
  @State var destinationState: DestinationInterfaceState<Destination>

  init(destination: Destination) {
    self.destinationState = DestinationInterfaceState(destination: destination)
  }

  var body: some View {
    List((0..<8).map(ColorModel.init)) { color in
      Button {
        destination().handleEvent(.pick, content: .color(color))
      } label: {
        ColorRow(color: color)
      }
    }
    .navigationTitle("Browse")
  }
}

struct PickProvider: ViewDestinationProviding, DestinationTypes {
  typealias Destination = PickView.Destination

  let presentationsData: [PickView.EventType: PresentationConfiguration] = [
    .pick: PresentationConfiguration(
      destinationType: .colorDetail,
      presentationType: .splitView(column: SplitViewColumn(swiftUI: .detail)),
      assistantType: .basic)
  ]

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
      destinationType: .pick, destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
    destination.assignAssociatedView(view: PickView(destination: destination))
    return destination
  }
}
