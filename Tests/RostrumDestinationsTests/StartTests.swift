import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("Starting a flow")
struct StartTests {
  @Test("Nothing is shown before the start")
  func before() {
    let flow = Flow.make(.go(.replaceRoot, to: .home))
    let host = TestHost { flow.startingDestinationView() }
    #expect(!host.text("home").exists)
    #expect(flow.currentDestination == nil)
  }

  @Test("The first destination is the root and the current one")
  func root() {
    let stage = Stage(.home)
    #expect(stage.host.text("home").exists)
    #expect(stage.flow.rootDestination?.type == .home)
    #expect(stage.current == "home")
    #expect(stage.areas == ["home"])
  }

  @Test("A flow that starts after its view is shown updates the view")
  func late() async {
    let flow = Flow.make(.go(.replaceRoot, to: .home))
    let host = TestHost { flow.startingDestinationView() }
    flow.start()
    await host.settle()
    #expect(host.text("home").exists)
  }

  @Test("The first presentation type doesn't matter", arguments: ["sheet", "push"])
  func way(name: String) {
    let stage = Stage(name == "sheet" ? .sheet(.home) : .push(.home))
    #expect(stage.flow.rootDestination?.type == .home)
    #expect(stage.tree == "")
  }

  @Test("A flow can start with a path")
  func path() {
    let stage = Stage(
      .go(.destinationPath(path: [.go(.replaceRoot, to: .stack), .push(.detail), .sheet(.other)])))
    #expect(stage.tree == "screen \"detail\"\n  sheet")
    #expect(stage.areas == ["stack", "detail", "other"])
  }

  @Test("A second start resets the flow")
  func again() async {
    let stage = Stage(.stack, [.push: .push(.detail)])
    await stage.host.button("stack push").tap()
    stage.flow.start()
    #expect(stage.tree == "")
    #expect(stage.areas == ["stack"])
  }

  @Test("Content reaches the provider")
  func content() {
    let stage = Stage(.go(.replaceRoot, to: .home, "Hello"))
    #expect(stage.host.text("Hello").exists)
  }

  @Test("A first destination without a provider is an issue, and nothing is shown")
  func unknown() {
    withKnownIssue {
      let stage = Stage(.unknown)
      #expect(stage.flow.rootDestination == nil)
    } matching: {
      $0.description.contains("The flow doesn't have a provider for \"unknown\"")
    }
  }

  @Test("With CaseIterable destinations, providers are checked at the start")
  func preflight() {
    enum Small: String, RoutableDestinations, CaseIterable { case one, two, three }
    typealias SmallPresentation = DestinationPresentation<Small, Cargo, Section>
    let flow = ViewFlow<Small, Section, Cargo>(
      destinationProviders: [:],
      startingDestination: SmallPresentation(
        destinationType: .one, presentationType: .replaceRoot),
      routesToIgnore: [.two])
    withKnownIssue {
      flow.start()
    } matching: {
      $0.description.contains("have providers for \"one\", \"three\".")
        || $0.description.contains("have a provider for \"one\"")
    }
  }
}
