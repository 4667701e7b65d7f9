import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("Paths of destinations")
struct DestinationPathTests {
  @Test("One event presents a whole path")
  func event() async {
    let stage = Stage(
      .stack,
      [.path: .go(.destinationPath(path: [.push(.detail), .push(.other), .sheet(.home)]))])
    await stage.host.button("stack path").tap()
    #expect(stage.tree == "screen \"detail\"\n  screen \"other\"\n    sheet")
    #expect(stage.current == "home")
  }

  @Test("A path selects tabs")
  func tabs() async throws {
    let stage = Stage(.tabs(first: .second))
    stage.flow.presentDestination(
      configuration: .go(
        .destinationPath(path: [
          .go(.tabBar(tab: .first)), .push(.detail), .push(.other),
        ])))
    await stage.host.settle()
    #expect(stage.host.path == ["first page", "detail", "other"])
  }

  @Test("A step without content uses that of the path, and doesn't keep it")
  func content() throws {
    let steps: [Presentation] = [.push(.detail), .push(.other, "own")]
    let stage = Stage(.stack)
    for text in ["first run", "second run"] {
      try stage.flow.present(.go(.destinationPath(path: steps), text))
    }
    #expect(
      stage.host.path == ["stack", "first run", "own", "second run", "own"])
  }

  @Test("An impossible step is reported, earlier steps stay, and later ones are dropped")
  func interrupted() async {
    var results: [Bool] = []
    let stage = Stage(.stack)
    let path = Presentation.go(
      .destinationPath(path: [.push(.detail), .push(.unknown), .push(.other)]),
      done: { results.append($0) })
    #expect(throws: DestinationsError.self) { try stage.flow.present(path) }
    #expect(results == [false])
    #expect(stage.host.path == ["stack", "detail"])
    stage.flow.presentDestination(configuration: .push(.home))
    await stage.host.settle()
    #expect(stage.host.path == ["stack", "detail", "home"])
  }

  @Test("The error of a path names the step and the cause")
  func words() {
    let error = DestinationsError.pathInterrupted(
      step: 2, count: 3, reason: .tabNotFound(tab: "third", tabs: []))
    #expect(
      error.message == """
        Step 2 of 3 of a path isn't possible, so the rest was dropped.

        The tab "third" isn't active. The active tabs are: none.
        """)
  }

  @Test("Steps aren't animated by default, but a custom step can be")
  func animation() throws {
    let stage = Stage(.stack)
    let stack = try #require(stage.flow.rootDestination as? StackView.Destination)
    let navigator = RecordingNavigator()
    try #require(stack.view).destinationState.navigator = navigator
    let moving = Presentation.push(.other)
    moving.navigationStackOptions = NavigationStackPresentationOptions(shouldAnimate: true)
    try stage.flow.present(.go(.destinationPath(path: [.push(.detail), moving])))
    try stage.flow.present(.push(.home))
    #expect(navigator.moves == [false, true, nil])
  }

  @Test("The nearest destination of a type comes to the front")
  func nearest() async throws {
    let stage = Stage(.stack)
    for presentation in [Presentation.push(.detail), .push(.other), .sheet(.home)] {
      try stage.flow.present(presentation)
    }
    let detail = stage.flow.activeDestinations[1]
    let found = try stage.flow.present(.go(.moveToNearest, to: .detail))
    await stage.host.settle()
    #expect(found?.id == detail.id)
    #expect(stage.host.path == ["stack", "detail"])
    #expect(stage.areas == ["stack", "detail"])
  }

  @Test("If there is no such destination, a new one is pushed")
  func nearestNew() async throws {
    let stage = Stage(.stack)
    try stage.flow.present(.go(.moveToNearest, to: .detail))
    #expect(stage.host.path == ["stack", "detail"])
  }

  @Test("Presenting the nearest destination in a different tab selects the tab")
  func nearestInTab() async throws {
    let stage = Stage(.tabs(first: .second))
    try stage.flow.present(.go(.moveToNearest, to: .stack))
    await stage.host.settle()
    #expect(stage.host.text("first page").exists)
  }

  @Test("Moving to the nearest destination without a type is an error")
  func nearestOfNothing() {
    let stage = Stage(.stack)
    #expect(throws: DestinationsError.undefinedDestinationType(presentation: "moveToNearest")) {
      try stage.flow.present(.go(.moveToNearest))
    }
  }
}
