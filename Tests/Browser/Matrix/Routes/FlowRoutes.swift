import Foundation
import Rostrum
import RostrumDestinations

/// What a flow presents, for `test_routes.py`; `MATRIX_ROUTES` asks for it.
struct FlowRoutes: View {
  static var isAskedFor: Bool { ProcessInfo.processInfo.environment["MATRIX_ROUTES"] == "flow" }

  @State private var flow = RouteFlow(
    destinationProviders: [.root: RootProvider(), .place: PlaceProvider()],
    startingDestination: RoutePresentation(
      destinationType: .root, presentationType: .replaceRoot))
  @AppStorage("order") private var order = ""

  var body: some View {
    VStack {
      TextField("Order", text: $order)
      Text("Log: ")
      Text("Up: \(flow.activeDestinations.dropFirst().map { $0.type.rawValue }.joined())")
      flow.startingDestinationView()
    }
    .onAppear { flow.start() }
    .onChange(of: order) {
      guard flow.activeDestinations.count > 1 else { return }
      flow.removeDestination(destinationID: flow.activeDestinations[1].id)
    }
  }
}

enum RouteDestination: String, RoutableDestinations { case root, place }

enum RouteContent: ContentTypeable { case title(String) }

enum RouteTab: String, TabTypeable {
  case none
  var tabName: String { rawValue }
}

enum RouteEvent: String, EventTypeable, CaseIterable {
  case sheet, cover, screen, leaveSheet, leaveScreen
}

typealias RouteFlow = ViewFlow<RouteDestination, RouteTab, RouteContent>
typealias RoutePresentation = DestinationPresentation<RouteDestination, RouteContent, RouteTab>
typealias RouteConfigurations<Event: EventTypeable> = AppDestinationConfigurations<
  Event, RouteDestination, RouteContent, RouteTab
>

/// The first page of the flow, with a button for each way to present.
private struct RootPage: ViewDestinationInterfacing, NavigatingDestinationInterfacing {
  typealias Destination = NavigationViewDestination<
    RouteEvent, RootPage, RouteDestination, RouteContent, RouteTab, NoInteractors
  >
  @State var destinationState: NavigationDestinationInterfaceState<Destination>

  init(destination: Destination) {
    destinationState = NavigationDestinationInterfaceState(destination: destination)
  }

  var body: some View {
    NavigationStack(path: $destinationState.navigator.navigationPath) {
      VStack {
        ForEach([RouteEvent.sheet, .cover, .screen], id: \.self) { event in
          Button("\(event.rawValue) flow") {
            destination().handleEvent(event, content: .title("\(event.rawValue) flow"))
          }
        }
      }
      .navigationTitle("Flow")
      .navigationDestination(for: UUID.self) { destinationView(for: $0) }
    }
  }
}

private struct RootProvider: ViewDestinationProviding {
  typealias Destination = RootPage.Destination
  let presentationsData: [RouteEvent: RoutePresentation] = [
    .sheet: RoutePresentation(destinationType: .place, presentationType: .sheet(type: .present)),
    .cover: RoutePresentation(destinationType: .place, presentationType: .fullScreen),
    .screen: RoutePresentation(
      destinationType: .place, presentationType: .navigationStack(type: .present)),
  ]

  func buildDestination(
    destinationPresentations: RouteConfigurations<RouteEvent>?,
    navigationPresentations: RouteConfigurations<SystemNavigationType>?,
    configuration: RoutePresentation,
    appFlow: some ViewFlowable<RouteDestination, RouteContent, RouteTab>
  ) -> Destination? {
    let destination = Destination(
      destinationType: .root, destinationConfigurations: destinationPresentations)
    destination.assignAssociatedView(view: RootPage(destination: destination))
    return destination
  }
}

/// A page that a flow presents.
private struct PlacePage: ViewDestinationInterfacing {
  typealias Destination = ViewDestination<
    PlacePage, RouteEvent, RouteDestination, RouteContent, RouteTab, NoInteractors
  >
  @State var destinationState: DestinationInterfaceState<Destination>
  let title: String

  init(destination: Destination, title: String) {
    destinationState = DestinationInterfaceState(destination: destination)
    self.title = title
  }

  var body: some View {
    RoutePlace(title: title) {
      destination().handleEvent(title.hasPrefix("screen") ? .leaveScreen : .leaveSheet)
    }
  }
}

private struct PlaceProvider: ViewDestinationProviding {
  typealias Destination = PlacePage.Destination
  let presentationsData: [RouteEvent: RoutePresentation] = [
    .leaveSheet: RoutePresentation(presentationType: .sheet(type: .dismiss)),
    .leaveScreen: RoutePresentation(presentationType: .navigationStack(type: .goBack)),
  ]

  func buildDestination(
    destinationPresentations: RouteConfigurations<RouteEvent>?,
    navigationPresentations: RouteConfigurations<SystemNavigationType>?,
    configuration: RoutePresentation,
    appFlow: some ViewFlowable<RouteDestination, RouteContent, RouteTab>
  ) -> Destination? {
    guard case .title(let title) = configuration.contentType else { return nil }
    let destination = Destination(
      destinationType: .place, destinationConfigurations: destinationPresentations,
      parentDestination: configuration.parentDestinationID)
    destination.assignAssociatedView(view: PlacePage(destination: destination, title: title))
    return destination
  }
}
