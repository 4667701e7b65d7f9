import Foundation
import RostrumDestinations
import Rostrum

/// A color, as a page or as a card.
struct ColorDetailView: ViewDestinationInterfacing, DestinationTypes {
  enum EventType: String, EventTypeable, CaseIterable { case showSwatch }
  typealias Destination = ViewDestination<
    ColorDetailView, EventType, DestinationType, ContentType, TabType, NoInteractors
  >
  @State var destinationState: DestinationInterfaceState<Destination>
  let color: ColorModel

  init(destination: Destination, color: ColorModel) {
    self.destinationState = DestinationInterfaceState(destination: destination)
    self.color = color
  }

  var body: some View {
    VStack(spacing: 20) {
      if destination().type == .colorCard { card } else { page }
      Button("Show Swatch") {
        destination().handleThrowable {
          try destination().performAction(for: .showSwatch, content: .color(color))
        }
      }
      .buttonStyle(.borderedProminent)
      Spacer()
    }
    .padding()
    .navigationTitle(color.name)
  }

  private var page: some View {
    Rectangle()
      .fill(color.color)
      .frame(maxWidth: .infinity, minHeight: 220, maxHeight: 220)
      .accessibilityLabel("A page of \(color.name)")
  }

  private var card: some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(color.color)
      .frame(width: 220, height: 300)
      .shadow(radius: 12)
      .accessibilityLabel("A card of \(color.name)")
  }
}

struct ColorDetailProvider: ViewDestinationProviding, DestinationTypes {
  typealias Destination = ColorDetailView.Destination

  let presentationsData: [ColorDetailView.EventType: PresentationConfiguration] = [
    .showSwatch: PresentationConfiguration(
      destinationType: .swatch, presentationType: .sheet(type: .present), assistantType: .basic)
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
    guard let type = configuration.destinationType,
      case .color(let color)? = configuration.contentType
    else { return nil }
    let destination = Destination(
      destinationType: type, destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
    destination.assignAssociatedView(view: ColorDetailView(destination: destination, color: color))
    return destination
  }
}
