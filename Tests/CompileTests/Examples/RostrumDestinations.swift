// What the examples in the comments of RostrumDestinations use without declaring it.

enum AppDestination: String, RoutableDestinations, Codable { case home, colorDetail, notes }
enum AppContent: ContentTypeable, Codable {
  case color(ColorModel)
  case note(Note)
}

enum AppTab: String, TabTypeable, CaseIterable, Codable {
  case colors
  var tabName: String { rawValue }
}

typealias AppFlow = ViewFlow<AppDestination, AppTab, AppContent>

struct ColorModel: Hashable, Codable, Sendable {
  var darker: ColorModel { self }
  static let red = ColorModel()
}

struct Note: Hashable, Codable, Sendable {}
@MainActor func nextPage() -> [ColorModel] { [] }

enum ColorsList {
  enum Event: String, EventTypeable, CaseIterable { case moreButton, selectColor }
  enum InteractorType: InteractorTypeable { case colors }
}

struct ColorsRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable { case retrieve, paginate }
  enum ResultData: ContentTypeable { case colors([ColorModel]) }
  let action: ActionType
  init(action: ActionType) { self.action = action }
}

struct NotesRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable { case retrieve, add(Note) }
  enum ResultData: ContentTypeable { case notes([Note]) }
  let action: ActionType
  init(action: ActionType) { self.action = action }
}

enum NotesDestination {
  enum InteractorType: InteractorTypeable { case notes }
}

struct HomeView: ViewDestinationInterfacing {
  enum Event: String, EventTypeable, CaseIterable { case open }
  typealias Destination = ViewDestination<
    HomeView, Event, AppDestination, AppContent, AppTab, NoInteractors
  >
  @State var destinationState: DestinationInterfaceState<Destination>
  init(destination: Destination) {
    self.destinationState = DestinationInterfaceState(destination: destination)
  }
  var body: some View { EmptyView() }
}

struct HomeProvider: ViewDestinationProviding {
  typealias Destination = HomeView.Destination
  var presentationsData:
    [HomeView.Event: DestinationPresentation<AppDestination, AppContent, AppTab>] = [:]
  func buildDestination(
    destinationPresentations: AppDestinationConfigurations<
      HomeView.Event, AppDestination, AppContent, AppTab
    >?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, AppDestination, AppContent, AppTab
    >?,
    configuration: DestinationPresentation<AppDestination, AppContent, AppTab>,
    appFlow: some ViewFlowable<AppDestination, AppContent, AppTab>
  ) -> Destination? { nil }
}

typealias ColorDetailProvider = HomeProvider
typealias NotesList = EmptyView
typealias NotesView = HomeView

@MainActor struct Toaster { func show(_ destination: some Any) {} }
// MARK: Variables
let flow = AppFlow(
  destinationProviders: [.home: HomeProvider()],
  startingDestination: DestinationPresentation(
    destinationType: .home, presentationType: .replaceRoot, assistantType: .basic))
let toaster = Toaster()
_ = (flow, toaster)
