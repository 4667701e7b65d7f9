import Foundation
import Logging
import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("The interface of destinations")
struct InterfaceTests {
  private func home(_ stage: Stage) throws -> PageView.Destination {
    try #require(stage.flow.rootDestination as? PageView.Destination)
  }

  @Test("A built action presents a copy with the assistant's data")
  func buildInterfaceAction() throws {
    let stage = Stage(.home)
    let sheet = Presentation.sheet(.detail, "own")
    var presented: [Presentation] = []
    let action = try home(stage).buildInterfaceAction(
      presentationClosure: { presented.append($0) }, configuration: sheet, eventType: .sheet)
    var changed = action
    changed.data.contentType = .text("changed")
    changed()
    #expect(presented.map(\.contentType) == [.text("changed")])
    #expect(sheet.contentType == .text("own"))
    #expect(action.data.presentationID == sheet.id)
  }

  @Test("An added action is performed by its event")
  func addInterfaceAction() throws {
    let stage = Stage(.home)
    var count = 0
    let action = InterfaceAction<Event, Area, Cargo>(
      function: { _, _ in count += 1 }, eventType: .ask)
    try home(stage).addInterfaceAction(action: action)
    try home(stage).performAction(for: .ask)
    #expect(count == 1)
    #expect(throws: DestinationsError.duplicateEventTypeUsed(event: "ask", destination: "home")) {
      try home(stage).addInterfaceAction(action: action)
    }
  }

  @Test("An event uses its updated presentation")
  func updatePresentation() async throws {
    let stage = Stage(.home, [.sheet: .sheet(.detail)])
    let sheet = try #require(try home(stage).presentation(for: .sheet))
    sheet.contentType = .text("updated")
    try home(stage).updatePresentation(presentation: sheet)
    await stage.host.button("home sheet").tap()
    #expect(stage.host.text("updated").exists)
    #expect(try home(stage).presentation(presentationID: sheet.id) === sheet)
  }

  @Test("An assistant can choose another presentation type")
  func presentationType() throws {
    struct Covering: InterfaceActionConfiguring {
      func configure(
        interfaceAction: InterfaceAction<Event, Area, Cargo>, eventType: Event,
        destination: any Destinationable, content: Cargo?
      ) -> InterfaceAction<Event, Area, Cargo> {
        var action = interfaceAction
        action.data.presentationType = DestinationPresentationType<Area, Cargo, Section>.fullScreen
        return action
      }
    }
    let sheet = Presentation.sheet(.detail)
    sheet.assistantType = .custom(Covering())
    let stage = Stage(.home, [.sheet: sheet])
    try home(stage).performAction(for: .sheet)
    #expect(stage.flow.state?.sheet.map(\.mode) == [.fullscreen])
  }

  @Test("A provider has presentations for the user's navigation by default")
  func systemPresentations() throws {
    struct Plain: DestinationProviding { typealias Destination = PageView.Destination }
    let built = try #require(Plain().buildSystemPresentations())
    #expect(
      built.configuration(for: .navigateBackInStack)?.presentationType
        == .navigationStack(type: .goBack))
    #expect(built.configuration(for: .dismissSheet)?.presentationType == .sheet(type: .dismiss))
    let stage = Stage(.stack)
    let stack = try #require(stage.flow.rootDestination as? StackView.Destination)
    #expect(stack.systemNavigationPresentation(for: .dismissSheet)?.actionType == .systemNavigation)
  }

  @Test("The view exists until the destination leaves")
  func currentView() throws {
    let stage = Stage(.stack)
    let detail = try #require(try stage.flow.present(.push(.detail)) as? PageView.Destination)
    #expect(detail.currentView() != nil)
    detail.moveBackInNavigationStack()
    #expect(detail.currentView() == nil)
    #expect(stage.areas == ["stack"])
  }

  @Test("A view's state model receives hooks, results and the end of its destination")
  func stateModel() async throws {
    let stage = Stage(.home)
    let destination = LedgerView.Destination(destinationType: .other)
    let ledger = Ledger()
    destination.assignAssociatedView(view: LedgerView(destination: destination, ledger: ledger))
    stage.flow.replaceRootDestination(with: destination)
    await stage.host.settle()
    #expect(ledger.destination === destination)
    #expect(stage.host.text("no entries").exists)
    destination.handleInteractorResult(
      result: .success(.notes(models: [])), for: NotesRequest(action: .retrieve))
    await destination.handleAsyncInteractorResult(
      result: .success(.notes(models: [])), for: NotesRequest(action: .retrieve))
    stage.flow.removeDestination(destinationID: destination.id)
    #expect(
      ledger.log == ["presented", "appears", "result", "result", "disappears", "cleaned up"])
    #expect(ledger.destination == nil)
  }

  @Test("The default state model performs the action of an event")
  func defaultState() async throws {
    let stage = Stage(.home, [.sheet: .sheet(.detail)])
    let view = try #require(try home(stage).currentView())
    view.stateModel.handleEvent(.sheet)
    #expect(stage.areas == ["home", "detail"])
  }

  @Test("Tabs can be added and replaced, and too few ids change only their tabs")
  func updateTabViews() async throws {
    let stage = Stage(.tabs(first: .first))
    let bar = try #require(stage.flow.rootDestination as? TabsView.Destination)
    let third = try #require(bar.rootDestination(for: .third))
    bar.updateTabViews(
      destinationIDs: [third.id], for: [TabModel(type: .first), TabModel(type: .second)])
    #expect(bar.rootDestination(for: .first)?.id == third.id)
    #expect(bar.rootDestination(for: .second) != nil)
    #expect(bar.view?.tabIndex(for: .third) == 2)
    let second = try #require(bar.destinationIdentifier(for: .second))
    bar.view?.replaceViews(in: .first, with: second)
    #expect(bar.currentChildDestination()?.id == second)
    await stage.host.settle()
    #expect(stage.host.text("second page").exists)
  }

  @Test("A column's view can be bound, and tracks the column's destination")
  func containers() throws {
    let stage = Stage(.split)
    let split = try #require(stage.flow.rootDestination as? SplitPageView.Destination)
    let before = split.currentDetail
    try stage.flow.present(.go(.splitView(column: SplitViewColumn(swiftUI: .detail)), to: .other))
    #expect(split.currentDetail != before)
    #expect(split.currentDetail.id == split.rootDestination(for: .detail)?.id)
  }

  @Test("All cases of an enum are found, with a default for each associated value")
  func autoCaseIterable() {
    #expect(Everywhere.allCases.map(\.rawValue) == ["home", "tabs", "page", "found"])
    #expect(Everywhere.allCases[1] == .tabs([], first: .first))
  }

  @Test("The logger applies its options, and forwards messages to the logging system")
  func logger() {
    let entries = Entries()
    let logger = entries.logger()
    logger.options.maximumOutputLevel = .warning
    #expect(logger.log("left out", level: .info) == "")
    #expect(logger.log("written", category: .network, level: .error) == "written")
    logger.shouldOutputLogEntries = false
    logger.log("silent", level: .error)
    #expect(entries.all == [.init(level: .error, message: "written", category: "network")])
  }
}

@AutoCaseIterable
private enum Everywhere: RoutableDestinations {
  case home
  case tabs([Section], first: Section)
  case page(Int)
  case found(String?)
  case nowhere(Nowhere, Int)

  enum Nowhere: CaseIterable, Hashable {}

  var rawValue: String {
    switch self {
    case .home: "home"
    case .tabs: "tabs"
    case .page: "page"
    case .found: "found"
    case .nowhere: "nowhere"
    }
  }
}

/// A state model that remembers its calls.
private final class Ledger: StateModeling {
  weak var destination: LedgerView.Destination?
  var log: [String] = []

  func handleEvent(_ type: Event, content: Cargo?) {}
  func prepareForPresentation() { log.append("presented") }
  func prepareForAppearance(isVisible: Bool) { log.append(isVisible ? "appears" : "hidden") }
  func prepareForDisappearance(wasVisible: Bool) { log.append("disappears") }
  func cleanupResources() { log.append("cleaned up") }

  func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) {
    log.append("result")
  }
}

private final class LedgerConnection: DestinationStateable {
  var destination: LedgerView.Destination
  var stateModel: Ledger

  init(destination: LedgerView.Destination, ledger: Ledger) {
    self.destination = destination
    stateModel = ledger
  }
}

private struct LedgerView: ViewDestinationInterfacing {
  typealias Destination = ViewDestination<LedgerView, Event, Area, Cargo, Section, NoInteractors>
  @State var destinationState: LedgerConnection

  init(destination: Destination, ledger: Ledger) {
    destinationState = LedgerConnection(destination: destination, ledger: ledger)
  }

  var body: some View {
    Text(verbatim: stateModel.log.isEmpty ? "none" : "no entries")
  }
}
