import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("Events of a destination")
struct EventTests {
  struct Shouting: InterfaceActionConfiguring {
    func configure(
      interfaceAction: InterfaceAction<Event, Area, Cargo>, eventType: Event,
      destination: any Destinationable, content: Cargo?
    ) -> InterfaceAction<Event, Area, Cargo> {
      var action = interfaceAction
      if case .text(let text) = content { action.data.contentType = .text(text.uppercased()) }
      if content == nil { action.data.destinationType = .other }
      return action
    }
  }

  struct Foreign: InterfaceActionConfiguring {
    func configure(
      interfaceAction: InterfaceAction<ColorsListView.UserInteractions, Area, Cargo>,
      eventType: ColorsListView.UserInteractions, destination: any Destinationable,
      content: Cargo?
    ) -> InterfaceAction<ColorsListView.UserInteractions, Area, Cargo> { interfaceAction }
  }

  private func home(_ stage: Stage) throws -> PageView.Destination {
    try #require(stage.flow.rootDestination as? PageView.Destination)
  }

  @Test("The three spellings of an event are equivalent", arguments: 0...3)
  func spellings(index: Int) async throws {
    let stage = Stage(.home, [.sheet: .sheet(.detail)])
    let home = try home(stage)
    switch index {
    case 0: try home.performAction(for: .sheet)
    case 1: try home.performInterfaceAction(eventType: .sheet)
    case 2: try home.performInterfaceAction(interactionType: .sheet)
    default: home.handleEvent(.sheet)
    }
    #expect(stage.areas == ["home", "detail"])
  }

  @Test("The content of an event becomes that of the destination, once")
  func content() async throws {
    let stage = Stage(.home, [.sheet: .sheet(.detail, "of the presentation")])
    let home = try home(stage)
    try home.performAction(for: .sheet, content: .text("of the event"))
    await stage.host.settle()
    #expect(stage.host.text("of the event").exists)
    try home.performAction(for: .sheet)
    await stage.host.settle()
    #expect(stage.host.text("of the presentation").exists)
  }

  @Test("A custom assistant changes the content")
  func assistant() async throws {
    let sheet = Presentation.sheet(.detail)
    sheet.assistantType = .custom(Shouting())
    let stage = Stage(.home, [.sheet: sheet])
    try home(stage).performAction(for: .sheet, content: .text("loud"))
    await stage.host.settle()
    #expect(stage.host.text("LOUD").exists)
  }

  @Test("A custom assistant selects a different destination")
  func otherDestination() async throws {
    let sheet = Presentation.sheet(.detail)
    sheet.assistantType = .custom(Shouting())
    let stage = Stage(.home, [.sheet: sheet])
    await stage.host.button("home sheet").tap()
    #expect(stage.current == "other")
  }

  @Test("An assistant for other types is an error")
  func foreign() throws {
    let sheet = Presentation.sheet(.detail)
    sheet.assistantType = .custom(Foreign())
    let stage = Stage(.home, [.sheet: sheet])
    #expect(
      throws: DestinationsError.missingInterfaceActionAssistant(
        event: "sheet", destination: "home")
    ) { try home(stage).performAction(for: .sheet) }
  }

  @Test("An event without an action is an error, with instructions")
  func nowhere() throws {
    let stage = Stage(.home)
    let error = DestinationsError.missingInterfaceAction(event: "sheet", destination: "home")
    #expect(throws: error) { try home(stage).performAction(for: .sheet) }
    #expect(
      error.message == """
        The event "sheet" of "home" has no action.

        Add it to the "presentationsData" or "interactorsData" of the provider, and pass the \
        presentations to the destination.
        """)
  }

  @Test("A presentation that isn't possible is an error of its event")
  func unknown() throws {
    let stage = Stage(.home, [.sheet: .sheet(.unknown)])
    #expect(throws: DestinationsError.self) { try home(stage).performAction(for: .sheet) }
    #expect(stage.areas == ["home"])
    #expect(stage.tree == "")
  }

  @Test("A mistake of the app is reported, and the continuation runs")
  func reported() throws {
    let stage = Stage(.home)
    let home = try home(stage)
    var isCaught = false
    withKnownIssue {
      home.handleThrowable {
        try home.performAction(for: .sheet)
      } catchClosure: {
        isCaught = true
      }
    } matching: {
      $0.description.contains("The event \"sheet\" of \"home\" has no action.")
    }
    #expect(isCaught)
  }

  @Test("Any other error is logged")
  func logged() throws {
    let entries = Entries()
    let stage = Stage(.home)
    stage.flow.logger = entries.logger()
    try home(stage).handleThrowable { throw NotesFailure() }
    #expect(entries.all.map(\.message) == ["NotesFailure()"])
  }

  @Test("A destination that has left its flow presents nothing")
  func noFlow() throws {
    let stage = Stage(.home, [.sheet: .sheet(.detail)])
    let home = try home(stage)
    stage.flow.removeDestination(destinationID: home.id)
    #expect(throws: DestinationsError.noFlow(destination: "home")) {
      try home.performAction(for: .sheet)
    }
  }

  @Test("The completion reports whether it succeeded")
  func completion() throws {
    var results: [Bool] = []
    let stage = Stage(.home)
    try stage.flow.present(
      .go(.sheet(type: .present), to: .detail, done: { results.append($0) }))
    #expect(throws: DestinationsError.self) {
      try stage.flow.present(
        .go(.sheet(type: .present), to: .unknown, done: { results.append($0) }))
    }
    #expect(results == [true, false])
  }
}
