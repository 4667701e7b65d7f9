import Foundation
import RostrumDestinations
import Rostrum

/// A color in a sheet.
struct SwatchView: ViewDestinationInterfacing, DestinationTypes {
  enum EventType: String, EventTypeable, CaseIterable { case done }
  typealias Destination = ViewDestination<
    SwatchView, EventType, DestinationType, ContentType, TabType, NoInteractors
  >
  @State var destinationState: DestinationInterfaceState<Destination>
  let color: ColorModel

  init(destination: Destination, color: ColorModel) {
    self.destinationState = DestinationInterfaceState(destination: destination)
    self.color = color
  }

  var body: some View {
    VStack(spacing: 24) {
      Text("Swatch of \(color.name)").font(.title2)
      Circle()
        .fill(color.color)
        .frame(width: 180, height: 180)
        .accessibilityHidden(true)
      Button("Done") { destination().handleEvent(.done) }
        .buttonStyle(.borderedProminent)
    }
    .padding(32)
  }
}

struct SwatchProvider: ViewDestinationProviding, DestinationTypes {
  typealias Destination = SwatchView.Destination

  let presentationsData: [SwatchView.EventType: PresentationConfiguration] = [
    .done: PresentationConfiguration(
      presentationType: .sheet(type: .dismiss), assistantType: .basic)
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
    guard case .color(let color)? = configuration.contentType else { return nil }
    let destination = Destination(
      destinationType: .swatch, destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
    destination.assignAssociatedView(view: SwatchView(destination: destination, color: color))
    return destination
  }
}
