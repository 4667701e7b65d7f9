// flags: -module-alias Destinations=DropInDestinationsClassic -module-alias SwiftUI=DropInSwiftUI
// An app in the spelling of Destinations of March 2025: its own classes, assistants and providers.
import Foundation
import Destinations
import SwiftUI

enum RouteDestinationType: RoutableDestinations {
  case list, detail, split, group
  case tabs([AppTab])
  var rawValue: String {
    switch self {
    case .tabs: "tabs";
    default: "\(self)"
    }
  }
}
enum AppTab: String, TabTypeable, CaseIterable { case a, b; var tabName: String { rawValue } }
enum AppContent: ContentTypeable { case text(String) }
protocol DestinationTypes {
  typealias DestinationType = RouteDestinationType
  typealias ContentType = AppContent
  typealias TabType = AppTab
  typealias PresentationType = DestinationPresentationType<PresentationConfiguration>
  typealias PresentationConfiguration = DestinationPresentation<
    RouteDestinationType, AppContent, AppTab
  >
  typealias NavigationConfigurations = AppDestinationConfigurations<
    SystemNavigationType, PresentationConfiguration
  >
}

// A destination class of the app's own, with a stack.
@Observable
final class ListDestination: NavigatingViewDestinationable, DestinationTypes {
  enum UserInteractions: UserInteractionTypeable, Equatable {
    case open(String?), more
    var rawValue: String {
      switch self {
      case .open: "open";
      case .more: "more"
      }
    }
    static func == (lhs: UserInteractions, rhs: UserInteractions) -> Bool {
      lhs.rawValue == rhs.rawValue
    }
    func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
  }
  enum InteractorType: InteractorTypeable { case items }
  typealias UserInteractionType = UserInteractions
  typealias ViewType = ListView

  let id = UUID()
  let type: DestinationType = .list
  @ObservationIgnored var view: ListView?
  @ObservationIgnored var internalState:
    DestinationInternalState<
      InteractorType, UserInteractionType, PresentationType, PresentationConfiguration
    > = DestinationInternalState()
  @ObservationIgnored var groupInternalState:
    GroupDestinationInternalState<PresentationType, PresentationConfiguration> =
      GroupDestinationInternalState()
  var items: [String] = []

  init(
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil, parentDestination: UUID? = nil
  ) {
    self.internalState.parentDestinationID = parentDestination
    self.internalState.destinationConfigurations = destinationConfigurations
    self.internalState.systemNavigationConfigurations = navigationConfigurations
  }
  func prepareForPresentation() {}
  func configureInteractor(_ interactor: any AbstractInteractable, type: InteractorType) {
    switch type {
    case .items:
      (interactor as? ItemsDatasource)?.assignResponseForAction(
        response: { [weak self] result, request in self?.items = [] }, for: .load)
    }
  }
  func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) async {}
}

struct ListView: NavigatingDestinationInterfacing, SheetPresenting, DestinationTypes {
  typealias UserInteractionType = ListDestination.UserInteractions
  typealias InteractorType = ListDestination.InteractorType
  typealias Destination = ListDestination
  @State var destinationState: NavigationDestinationInterfaceState<Destination>
  @State var sheetPresentation = SheetPresentation()
  init(destination: Destination) {
    self._destinationState = State.init(
      initialValue: NavigationDestinationInterfaceState(destination: destination))
  }
  var body: some View {
    NavigationStack(path: $destinationState.navigator.navigationPath) {
      Text("a").navigationDestination(for: UUID.self) { id in buildView(for: id) }
    }
  }
  @ViewBuilder func buildView(for destinationID: UUID) -> (some View)? {
    if let destinationToBuild = destination().childForIdentifier(
      destinationIdentifier: destinationID)
    {
      destinationView(for: destinationToBuild)
    }
  }
}

// Generic
struct ItemRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable { case load }
  typealias RequestContentType = AppContent
  typealias ResultData = AppContent
  typealias Item = String
  let action: ActionType
  init(action: ActionType) { self.action = action }
}
final class ItemsDatasource: Datasourceable {
  typealias Request = ItemRequest
  typealias ResultData = AppContent
  var requestResponses: [ItemRequest.ActionType: InteractorResponseClosure<ItemRequest>] = [:]
  var items: [String] = []
  func perform(request: ItemRequest) {}
  func startItemsRetrieval() {}
}
actor CloudDatasource: AsyncDatasourceable {
  typealias Request = ItemRequest
  typealias ResultData = AppContent
  var items: [String] = []
  func perform(request: ItemRequest) async -> Result<AppContent, any Error> { .success(.text("a")) }
  func startItemsRetrieval() async {}
}
struct LoadAssistant: InteractorAssisting, DestinationTypes {
  typealias InteractorType = ListDestination.InteractorType
  typealias Request = ItemRequest
  let interactorType: InteractorType = .items
  let actionType: ItemRequest.ActionType = .load
  var requestMethod: InteractorRequestMethod = .sync
  func handleRequest<Destination: Destinationable>(destination: Destination, content: ContentType?)
  where Destination.InteractorType == InteractorType {
    destination.performRequest(interactor: interactorType, request: Request(action: actionType))
  }
}
struct CloudAssistant: AsyncInteractorAssisting, DestinationTypes {
  typealias InteractorType = ListDestination.InteractorType
  typealias Request = ItemRequest
  let interactorType: InteractorType = .items
  let actionType: ItemRequest.ActionType = .load
  func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) async where Destination.InteractorType == InteractorType {
    let request = Request(action: actionType)
    let result = await destination.performRequest(interactor: interactorType, request: request)
    await destination.handleAsyncInteractorResult(result: result, for: request)
  }
}
struct OpenAssistant: InterfaceActionConfiguring, DestinationTypes {
  typealias UserInteractionType = ListDestination.UserInteractions
  func configure(
    interfaceAction: InterfaceAction<UserInteractionType, DestinationType, ContentType>,
    interactionType: UserInteractionType, destination: any Destinationable, content: ContentType?
  ) -> InterfaceAction<UserInteractionType, DestinationType, ContentType> {
    var closure = interfaceAction
    closure.data.contentType = content
    closure.data.parentID = destination.parentDestinationID()
    closure.data.currentDestinationID = destination.id
    if let parent = destination as? any ViewDestinationable {
      closure.data.actionTargetID = parent.id
    }
    return closure
  }
}

struct DetailView: ViewDestinationInterfacing, DestinationTypes {
  enum UserInteractions: String, UserInteractionTypeable { case close }
  enum InteractorType: InteractorTypeable {}
  typealias UserInteractionType = UserInteractions
  typealias Destination = ViewDestination<UserInteractions, DetailView, PresentationConfiguration>
  @State var destinationState: DestinationInterfaceState<Destination>
  init(destination: Destination) {
    self.destinationState = DestinationInterfaceState(destination: destination)
  }
  var body: some View { Text("d") }
}
final class DetailState: DestinationStateable {
  var destination: ListDestination
  init(destination: ListDestination) { self.destination = destination }
}

struct SplitView: NavigationSplitViewDestinationInterfacing, DestinationTypes {
  enum UserInteractionType: String, UserInteractionTypeable { case none }
  enum InteractorType: InteractorTypeable {}
  typealias Destination = NavigationSplitViewDestination<PresentationConfiguration, SplitView>
  @State var destinationState: DestinationInterfaceState<Destination>
  init(destination: Destination) {
    self.destinationState = DestinationInterfaceState(destination: destination)
  }
  var body: some View {
    NavigationSplitView {
      BindableContainerView(content: $destinationState.destination.currentSidebar)
    } detail: {
      BindableContainerView(content: $destinationState.destination.currentDetail)
    }
  }
}
struct TabsView: TabBarViewDestinationInterfacing, DestinationTypes {
  typealias TabType = AppTab
  enum UserInteractionType: String, UserInteractionTypeable { case none }
  enum InteractorType: InteractorTypeable {}
  typealias Destination = TabViewDestination<PresentationConfiguration, TabsView>
  @State var destinationState: DestinationInterfaceState<Destination>
  init(destination: Destination) {
    self.destinationState = DestinationInterfaceState(destination: destination)
  }
  var body: some View { Text("") }
}

final class ListProvider: ViewDestinationProviding, DestinationTypes {
  typealias Destination = ListDestination
  var presentationsData: [Destination.UserInteractionType: PresentationConfiguration] = [:]
  var interactorsData:
    [Destination.UserInteractionType: any InteractorConfiguring<Destination.InteractorType>] = [:]
  init(
    presentationsData: [Destination.UserInteractionType: PresentationConfiguration]? = nil,
    interactorsData: [Destination.UserInteractionType: any InteractorConfiguring<
      Destination.InteractorType
    >]? = nil
  ) {
    if let presentationsData { self.presentationsData = presentationsData }
    if let interactorsData { self.interactorsData = interactorsData }
  }
  func buildDestination(
    destinationPresentations: AppDestinationConfigurations<
      Destination.UserInteractionType, PresentationConfiguration
    >?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, DestinationPresentation<DestinationType, ContentType, TabType>
    >?, configuration: PresentationConfiguration,
    appFlow: some ViewFlowable<PresentationConfiguration>
  ) -> Destination? {
    let destination = Destination(
      destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
    destination.assignAssociatedView(view: ListView(destination: destination))
    destination.setupInteractor(interactor: ItemsDatasource(), for: .items)
    return destination
  }
}
struct TabsProvider: ViewDestinationProviding, DestinationTypes {
  typealias Destination = TabsView.Destination
  var presentationsData: [Destination.UserInteractionType: PresentationConfiguration] = [:]
  var interactorsData:
    [Destination.UserInteractionType: any InteractorConfiguring<Destination.InteractorType>] = [:]
  func buildDestination(
    destinationPresentations: AppDestinationConfigurations<
      Destination.UserInteractionType, PresentationConfiguration
    >?,
    navigationPresentations: AppDestinationConfigurations<
      SystemNavigationType, PresentationConfiguration
    >?, configuration: PresentationConfiguration,
    appFlow: some ViewFlowable<PresentationConfiguration>
  ) -> Destination? {
    var children: [any ViewDestinationable<PresentationConfiguration>] = []
    for tab in AppTab.allCases {
      let presentation = PresentationConfiguration(
        destinationType: .detail, presentationType: .tabBar(tab: tab), assistantType: .basic)
      if let child = appFlow.buildDestination(for: presentation) { children.append(child) }
    }
    let child: (any ViewDestinationable<PresentationConfiguration>)? = appFlow.destination(
      for: configuration)
    _ = child
    guard
      let destination = Destination(
        type: .tabs(AppTab.allCases), tabDestinations: children, tabTypes: AppTab.allCases,
        selectedTab: .a, destinationConfigurations: destinationPresentations,
        navigationConfigurations: navigationPresentations,
        parentDestinationID: configuration.parentDestinationID)
    else { return nil }
    destination.assignAssociatedView(view: TabsView(destination: destination))
    return destination
  }
}
@MainActor
func flow() {
  let providers: [RouteDestinationType: any ViewDestinationProviding] = [
    .list: ListProvider(
      presentationsData: [
        .open(nil): DetailView.PresentationConfiguration(
          destinationType: .detail, presentationType: .navigationStack(type: .present),
          assistantType: .custom(OpenAssistant()))
      ],
      interactorsData: [
        .more: InteractorConfiguration<ListDestination.InteractorType, ItemsDatasource>(
          interactorType: .items, actionType: .load, assistantType: .custom(LoadAssistant()))
      ]), .tabs([]): TabsProvider(),
  ]
  let flow = ViewFlow<RouteDestinationType, AppTab, AppContent>(
    destinationProviders: providers,
    startingDestination: DetailView.PresentationConfiguration(
      destinationType: .list, presentationType: .replaceCurrent, assistantType: .basic))
  flow.start()
  let current = flow.currentDestination
  _ = current
  flow.presentDestination(
    configuration: DetailView.PresentationConfiguration(
      presentationType: .sheet(type: .dismiss), assistantType: .basic))
  let any: (any Destinationable<DetailView.PresentationConfiguration>)? = flow.destination(
    for: UUID())
  _ = any
  let configurations = AppDestinationConfigurations(configurations: [
    ListDestination.UserInteractions.more: DetailView.PresentationConfiguration(
      presentationType: .addToCurrent, assistantType: .basic)
  ])
  configurations.addConfiguration(
    configuration: DetailView.PresentationConfiguration(
      presentationType: .addToCurrent, assistantType: .basic), for: .more)
  let custom = DetailView.PresentationConfiguration(
    presentationType: .custom(
      presentation: CustomPresentation(swiftUI: { destination, current, parent, completion in
        completion?(true)
      })), assistantType: .basic)
  _ = custom
  let custom2 = CustomPresentation<DetailView.PresentationConfiguration>(swiftUI: {
    destination, current, parent, completion in completion?(true)
  })
  _ = custom2
  let action = InterfaceAction<ListDestination.UserInteractions, RouteDestinationType, AppContent>(
    function: { type, data in }, interactionType: .more)
  _ = action.userInteractionType
}
