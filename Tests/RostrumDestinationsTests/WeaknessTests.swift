import Foundation
import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

/// A test for each weakness that a reading of the library's source found.
@MainActor
@Suite("Weaknesses that don't exist here")
struct WeaknessTests {
  @Test("The default assistant of an interactor on the main actor works")
  func synchronousAssistant() throws {
    let provider = ColorsListProvider(interactorsData: [
      .moreButton: InteractorConfiguration<ColorsListProvider.InteractorType, ColorsDatasource>(
        interactorType: .colorsDatasource, actionType: .paginate, assistantType: .basic)
    ])
    let flow = Flow(
      destinationProviders: [.colors: provider],
      startingDestination: .go(.replaceRoot, to: .colors))
    flow.start()
    let colors = try #require(flow.rootDestination as? ColorsListView.Destination)
    try colors.performAction(for: .moreButton)
    #expect(provider.datasource.items.count == 2)
    let assistant = DefaultInteractorAssistant<
      ColorsListProvider.InteractorType, ColorsRequest, Cargo
    >(interactorType: .colorsDatasource)
    #expect(assistant.requestMethod == .sync)
  }

  @Test("Interactors learn that their destination has left")
  func interactorCleanup() throws {
    let provider = ColorsListProvider()
    let flow = Flow(
      destinationProviders: [.colors: provider],
      startingDestination: .go(.replaceRoot, to: .colors))
    flow.start()
    flow.removeDestination(destinationID: try #require(flow.rootDestination).id)
    #expect(provider.datasource.isCleanedUp)
  }

  @Test("A request ends with its destination")
  func structuredRequests() async throws {
    let datasource = NotesDatasource()
    let hasEnded = Flag()
    let follow = FollowNotesAssistant(arrivals: datasource.arrivals.stream, hasEnded: hasEnded)
    let provider = NotesProvider(
      datasource: datasource,
      interactorsData: [
        .follow: InteractorConfiguration<NotesDestination.InteractorType, NotesDatasource>(
          interactorType: .notes, actionType: .follow, assistantType: .custom(follow))
      ])
    let flow = Flow(
      destinationProviders: [.notes: provider],
      startingDestination: .go(.replaceRoot, to: .notes))
    flow.start()
    let notes = try #require(flow.rootDestination as? NotesDestination)
    try notes.performAction(for: .follow)
    #expect(!notes.internalState.requests.isEmpty)
    flow.removeDestination(destinationID: notes.id)
    await notes.internalState.requests.finish()
    #expect(notes.internalState.requests.isEmpty)
  }

  @Test("A presentation keeps its content, whatever content its events have")
  func sharedPresentations() throws {
    let sheet = Presentation.sheet(.detail)
    let stage = Stage(.home, [.sheet: sheet])
    let home = try #require(stage.flow.rootDestination as? PageView.Destination)
    try home.performAction(for: .sheet, content: .text("once"))
    #expect(sheet.contentType == nil)
    #expect(sheet.parentDestinationID == nil)
    try home.performAction(for: .sheet)
    #expect(stage.flow.state?.sheet.first?.destination.content == nil)
  }

  @Test("Different tabs, destinations and paths aren't equal")
  func equality() {
    typealias Way = DestinationPresentationType<Area, Cargo, Section>
    #expect(Way.tabBar(tab: .first) != .tabBar(tab: .second))
    #expect(Way.destinationPath(path: [.back]) != .destinationPath(path: []))
    #expect(Way.sheet(type: .present) != .fullScreen)
    #expect(Area.tabs(first: .first) != .tabs(first: .second))
    let custom = CustomPresentation<Area, Cargo, Section>()
    #expect(Way.custom(presentation: custom) == .custom(presentation: custom))
  }

  @Test("Impossible presentations throw and change nothing")
  func surfacedErrors() {
    let stage = Stage(.home)
    #expect(throws: DestinationsError.self) { try stage.flow.present(.push(.detail)) }
    #expect(throws: DestinationsError.self) { try stage.flow.present(.sheet(.unknown)) }
    #expect(stage.areas == ["home"])
  }

  @Test("A view that doesn't store a sheet can present one")
  func sheetsOfAnyView() async {
    let stage = Stage(.home, [.sheet: .sheet(.detail)])
    await stage.host.button("home sheet").tap()
    #expect(stage.tree == "sheet")
  }

  @Test("Every error has its message in the log")
  func messages() throws {
    let errors: [DestinationsError] = [
      .tabNotFound(message: "1"), .interactorNotFound(message: "2"),
      .childDestinationNotFound(message: "3"), .unsupportedInteractorActionType(message: "4"),
      .missingInterfaceAction(message: "5"), .missingInterfaceActionAssistant(message: "6"),
      .undefinedDestinationType(message: "7"), .undefinedSplitViewColumnType(message: "8"),
      .duplicateEventTypeUsed(message: "9"), .incompatibleType(message: "10"),
    ]
    let entries = Entries()
    let stage = Stage(.home)
    stage.flow.logger = entries.logger()
    for error in errors {
      withKnownIssue { stage.flow.rootDestination?.handleThrowable { throw error } }
    }
    #expect(entries.all.map(\.message) == (1...10).map(String.init))
  }

  @Test("Providers are checked at the start in every build, with reports that tests observe")
  func preflight() {
    let flow = Flow(
      destinationProviders: [
        .notes: NotesProvider(
          datasource: NotesDatasource(), presentationsData: [.both: .sheet(.notes)],
          interactorsData: [
            .both: InteractorConfiguration<NotesDestination.InteractorType, NotesDatasource>(
              interactorType: .notes, actionType: .retrieve)
          ])
      ], startingDestination: .go(.replaceRoot, to: .notes))
    withKnownIssue {
      flow.providersPreflight()
    } matching: {
      $0.description.contains("The event \"both\" of \"notes\" has more than one action")
    }
  }

  @Test("A flow is stored and restored, and has links")
  func restoration() throws {
    let stage = Stage(.stack)
    try stage.flow.present(.push(.detail, "one"))
    let data = try JSONEncoder().encode(stage.flow.state)
    let other = Flow.make(.go(.replaceRoot, to: .home))
    try other.restore(JSONDecoder().decode(Flow.State.self, from: data))
    #expect(other.state == stage.flow.state)
    let path = FlowPath<Area, Cargo, Section>(steps: [.init(.push, .detail)])
    let base = try #require(URL(string: "app://host/"))
    #expect(try path.url(relativeTo: base).absoluteString == "app://host/push:detail")
  }

  @Test("A test can assert all presentations as one value")
  func exhaustiveTests() throws {
    let stage = Stage(.stack)
    try stage.flow.present(.push(.detail, "one"))
    var expected = Flow.State(type: .stack)
    expected.stack = [Flow.State(type: .detail, content: .text("one"))]
    #expect(stage.flow.state == expected)
  }

  @Test("A view keeps its type and its state while others are inserted and removed")
  func typesOfViews() async {
    let stage = Stage(.home, [.sheet: .sheet(.detail)])
    await stage.host.button("home counts 0").tap()
    await stage.host.button("home sheet").tap()
    await stage.host.dismiss()
    #expect(stage.host.button("home counts 1").exists)
  }

  @Test("A flow runs without a host")
  func headless() throws {
    let flow = Flow.make(.go(.replaceRoot, to: .stack))
    flow.start()
    try flow.present(.push(.detail))
    #expect(flow.activeDestinations.map { $0.type } == [.stack, .detail])
  }

  @Test("The logic of an actor is tested off the main actor")
  nonisolated func isolation() async throws {
    let datasource = NotesDatasource()
    _ = await datasource.perform(request: NotesRequest(action: .add(note: Note(id: 2, text: "b"))))
    #expect(await datasource.items.count == 2)
  }

  @Test("A path that fails doesn't leave a queue for the next presentation")
  func staleQueue() throws {
    let stage = Stage(.stack)
    #expect(throws: DestinationsError.self) {
      try stage.flow.present(.go(.destinationPath(path: [.push(.unknown), .push(.other)])))
    }
    try stage.flow.present(.push(.detail))
    #expect(stage.areas == ["stack", "detail"])
  }

  @Test("A path doesn't change the content of its steps")
  func contentOfSteps() throws {
    let step = Presentation.push(.detail)
    let stage = Stage(.stack)
    try stage.flow.present(.go(.destinationPath(path: [step]), "of the path"))
    #expect(step.contentType == nil)
  }

  @Test("A completion runs even if nothing else retains its presentation")
  func unretained() async throws {
    var results: [Bool] = []
    let stage = Stage(.stack)
    do {
      let push = Presentation.push(.detail)
      push.shouldDelayCompletionActivation = true
      push.completionClosure = { results.append($0) }
      try stage.flow.present(push)
    }
    await stage.host.settle()
    #expect(results == [true])
  }

  @Test("The steps of a path aren't animated by default, as the guide says")
  func guide() throws {
    let stage = Stage(.stack)
    let stack = try #require(stage.flow.rootDestination as? StackView.Destination)
    let navigator = RecordingNavigator()
    try #require(stack.view).destinationState.navigator = navigator
    try stage.flow.present(.go(.destinationPath(path: [.push(.detail)])))
    #expect(navigator.moves == [false])
  }
}
