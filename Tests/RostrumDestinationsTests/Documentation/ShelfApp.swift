import Foundation
import Rostrum
import RostrumDestinations

enum Place: String, RoutableDestinations { case shelf, book }
enum Parcel: ContentTypeable { case title(String) }
enum NoTabs: String, TabTypeable {
  case none
  var tabName: String { rawValue }
}

typealias ShelfPresentation = DestinationPresentation<Place, Parcel, NoTabs>
typealias Configurations<Event: EventTypeable> = AppDestinationConfigurations<
  Event, Place, Parcel, NoTabs
>

struct ShelfView: NavigatingDestinationInterfacing {
  enum Event: String, EventTypeable { case open }
  typealias Destination = NavigationViewDestination<
    Event, ShelfView, Place, Parcel, NoTabs, NoInteractors
  >
  @State var destinationState: NavigationDestinationInterfaceState<Destination>

  init(destination: Destination) {
    destinationState = NavigationDestinationInterfaceState(destination: destination)
  }

  var body: some View {
    NavigationStack(path: $destinationState.navigator.navigationPath) {
      List(["Emma", "Persuasion"], id: \.self) { title in
        Button(title) { destination().handleEvent(.open, content: .title(title)) }
      }
      .navigationTitle("Shelf")
      .navigationDestination(for: UUID.self) { destinationView(for: $0) }
    }
  }
}

struct BookView: ViewDestinationInterfacing {
  enum Event: String, EventTypeable { case close }
  typealias Destination = ViewDestination<BookView, Event, Place, Parcel, NoTabs, NoInteractors>
  @State var destinationState: DestinationInterfaceState<Destination>
  let title: String

  init(destination: Destination, title: String) {
    destinationState = DestinationInterfaceState(destination: destination)
    self.title = title
  }

  var body: some View {
    Button("Close") { destination().handleEvent(.close) }
      .navigationTitle(title)
  }
}

struct ShelfProvider: ViewDestinationProviding {
  typealias Destination = ShelfView.Destination
  let presentationsData: [ShelfView.Event: ShelfPresentation] = [
    .open: ShelfPresentation(
      destinationType: .book, presentationType: .navigationStack(type: .present))
  ]

  func buildDestination(
    destinationPresentations: Configurations<ShelfView.Event>?,
    navigationPresentations: Configurations<SystemNavigationType>?,
    configuration: ShelfPresentation, appFlow: some ViewFlowable<Place, Parcel, NoTabs>
  ) -> Destination? {
    let destination = Destination(
      destinationType: .shelf, destinationConfigurations: destinationPresentations)
    destination.assignAssociatedView(view: ShelfView(destination: destination))
    return destination
  }
}

struct BookProvider: ViewDestinationProviding {
  typealias Destination = BookView.Destination
  let presentationsData: [BookView.Event: ShelfPresentation] = [
    .close: ShelfPresentation(presentationType: .navigationStack(type: .goBack))
  ]

  func buildDestination(
    destinationPresentations: Configurations<BookView.Event>?,
    navigationPresentations: Configurations<SystemNavigationType>?,
    configuration: ShelfPresentation, appFlow: some ViewFlowable<Place, Parcel, NoTabs>
  ) -> Destination? {
    guard case .title(let title) = configuration.contentType else { return nil }
    let destination = Destination(
      destinationType: .book, destinationConfigurations: destinationPresentations)
    destination.assignAssociatedView(view: BookView(destination: destination, title: title))
    return destination
  }
}

struct ShelfApp: App {
  @State var flow = ViewFlow<Place, NoTabs, Parcel>(
    destinationProviders: [.shelf: ShelfProvider(), .book: BookProvider()],
    startingDestination: ShelfPresentation(
      destinationType: .shelf, presentationType: .replaceRoot))

  var body: some Scene {
    WindowGroup {
      flow.startingDestinationView().onAppear { flow.start() }
    }
  }
}
