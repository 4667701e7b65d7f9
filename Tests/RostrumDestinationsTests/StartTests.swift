import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("A flow starts")
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

  @Test("A flow that starts after it is shown comes up")
  func late() async {
    let flow = Flow.make(.go(.replaceRoot, to: .home))
    let host = TestHost { flow.startingDestinationView() }
    flow.start()
    await host.settle()
    #expect(host.text("home").exists)
  }

  @Test("The way of the first presentation does not matter", arguments: ["sheet", "push"])
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

  @Test("A second start begins anew")
  func again() async {
    let stage = Stage(.stack, [.push: .push(.detail)])
    await stage.host.button("stack push").tap()
    stage.flow.start()
    #expect(stage.tree == "")
    #expect(stage.areas == ["stack"])
  }

  @Test("Content comes to the provider")
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

  @Test("Destinations that know all their cases are checked for providers at the start")
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
