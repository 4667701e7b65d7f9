// What the examples in the comments of RostrumDestinationsClassic use without declaring it.

enum AppDestination: String, RoutableDestinations { case home, notes }
enum AppContent: ContentTypeable { case text(String) }

enum AppTab: String, TabTypeable {
  case home
  var tabName: String { rawValue }
}

typealias AppPresentation = DestinationPresentation<AppDestination, AppContent, AppTab>

protocol DestinationTypes {
  typealias DestinationType = AppDestination
  typealias ContentType = AppContent
  typealias TabType = AppTab
  typealias PresentationConfiguration = AppPresentation
}

enum ColorsList {
  enum UserInteractions: String, UserInteractionTypeable { case selectColor }
}

struct HomeView: ViewDestinationInterfacing, DestinationTypes {
  enum UserInteractionType: String, UserInteractionTypeable { case open }
  typealias InteractorType = NoInteractors
  typealias Destination = ViewDestination<UserInteractionType, HomeView, PresentationConfiguration>
  @State var destinationState: DestinationInterfaceState<Destination>
  init(destination: Destination) {
    self.destinationState = DestinationInterfaceState(destination: destination)
  }
  var body: some View { EmptyView() }
}

struct NotesView: ViewDestinationInterfacing, DestinationTypes {
  enum UserInteractionType: String, UserInteractionTypeable { case add }
  typealias InteractorType = NoInteractors
  typealias Destination = ViewDestination<UserInteractionType, NotesView, PresentationConfiguration>
  @State var destinationState: DestinationInterfaceState<Destination>
  init(destination: Destination) {
    self.destinationState = DestinationInterfaceState(destination: destination)
  }
  var body: some View { EmptyView() }
}
