import Logging
import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("Interactors that are actors")
struct InteractorTests {
  typealias Configuration = InteractorConfiguration<
    NotesDestination.InteractorType, NotesDatasource
  >

  let datasource = NotesDatasource()
  let hasEnded = Flag()
  let flow: Flow
  let host: TestHost
  let notes: NotesDestination

  init() throws {
    let provider = NotesProvider(
      datasource: datasource,
      interactorsData: [
        .retrieve: Configuration(interactorType: .notes, actionType: .retrieve),
        .fail: Configuration(
          interactorType: .notes, actionType: .fail, assistantType: .basicAsync),
        .add: Configuration(
          interactorType: .notes, actionType: .retrieve,
          assistantType: .custom(AddNoteAssistant())),
        .follow: Configuration(
          interactorType: .notes, actionType: .follow,
          assistantType: .custom(
            FollowNotesAssistant(arrivals: datasource.arrivals.stream, hasEnded: hasEnded))),
      ])
    let flow = Flow(
      destinationProviders: [.notes: provider, .home: PageProvider()],
      startingDestination: .go(.replaceRoot, to: .notes))
    flow.start()
    self.flow = flow
    host = TestHost { flow.startingDestinationView() }
    notes = try #require(flow.rootDestination as? NotesDestination)
  }

  @Test("The result of a basic request reaches the destination, and updates its view")
  func basic() async {
    await host.button("Retrieve").tap()
    await flow.finishRequests()
    await host.settle()
    #expect(host.row(containing: "First").exists)
  }

  @Test("An assistant adds the content of the event")
  func custom() async throws {
    try notes.performAction(for: .add, content: .text("Second"))
    await flow.finishRequests()
    #expect(notes.items.map(\.text) == ["First", "Second"])
  }

  @Test("A failure reaches the destination, and is written to the flow's log")
  func failure() async throws {
    let entries = Entries()
    flow.logger = entries.logger(level: .error)
    try notes.performAction(for: .fail)
    await flow.finishRequests()
    #expect(notes.failure is NotesFailure)
    #expect(entries.all.map(\.message) == ["NotesFailure()"])
    #expect(entries.all.map(\.category) == ["error"])
  }

  @Test("A sequence of results is observed until the destination is removed")
  func sequence() async throws {
    try notes.performAction(for: .follow)
    datasource.arrivals.continuation.yield(Note(id: 7, text: "Seventh"))
    while !Task.isCancelled, notes.items.count < 2 { await Task.yield() }
    #expect(notes.items.last?.text == "Seventh")
    flow.removeDestination(destinationID: notes.id)
    await hasEnded.wait()
    await notes.internalState.requests.finish()
    #expect(notes.internalState.requests.isEmpty)
  }

  @Test("A request in progress is cancelled with its destination")
  func cancelled() async throws {
    try notes.performAction(for: .add, content: .text("Late"))
    flow.removeDestination(destinationID: notes.id)
    await notes.internalState.requests.finish()
    #expect(notes.items.isEmpty)
  }

  @Test("An interactor is notified of its assignment, and of the removal of its destination")
  func lifetime() async {
    #expect(notes.configured == [.notes])
    await datasource.isPrepared.wait()
    flow.removeDestination(destinationID: notes.id)
    await datasource.isCleanedUp.wait()
    #expect(notes.interactor(for: .notes) == nil)
  }

  @Test("Any interactor can be told to release what it holds")
  func anyCleanup() async throws {
    let interactor: any AbstractInteractable = try #require(notes.interactor(for: .notes))
    interactor.cleanupResources()
    await datasource.isCleanedUp.wait()
  }

  @Test("A request to a missing interactor fails")
  func absent() async {
    let request = NotesRequest(action: .retrieve)
    let result = await notes.performRequest(interactor: .absent, request: request)
    #expect(
      throws: DestinationsError.interactorNotFound(interactor: "absent", destination: "notes")
    ) { try result.get() }
  }

  @Test("A request made in code gets its result")
  func byHand() async throws {
    let request = NotesRequest(action: .retrieve)
    let result = await notes.performRequest(interactor: .notes, request: request)
    let texts =
      switch try result.get() {
      case .notes(let notes): notes.map(\.text)
      }
    #expect(texts == ["First"])
  }

  @Test("An event with both a presentation and an interactor performs neither")
  func both() throws {
    let provider = NotesProvider(
      datasource: datasource, presentationsData: [.both: .sheet(.home)],
      interactorsData: [.both: Configuration(interactorType: .notes, actionType: .retrieve)])
    let flow = Flow(
      destinationProviders: [.notes: provider, .home: PageProvider()],
      startingDestination: .go(.replaceRoot, to: .notes))
    withKnownIssue {
      flow.start()
    } matching: {
      $0.description.contains("The event \"both\" of \"notes\" has more than one action")
    }
    let notes = try #require(flow.rootDestination as? NotesDestination)
    #expect(
      throws: DestinationsError.duplicateEventTypeUsed(event: "both", destination: "notes")
    ) { try notes.performAction(for: .both) }
    #expect(flow.activeDestinations.count == 1)
  }

  @Test("An event without an action is an error")
  func nowhere() {
    #expect(
      throws: DestinationsError.missingInterfaceAction(event: "nowhere", destination: "notes")
    ) { try notes.performAction(for: .nowhere) }
  }
}
