import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("Destinations in tabs")
struct DestinationTabTests {
  let pages: [Event: Presentation] = [
    .push: .push(.detail), .tab: .go(.tabBar(tab: .second)),
    .choose: .go(.tabBar(tab: .first), to: .detail, "chosen"),
    .add: .go(.tabBar(tab: .third), to: .other), .replace: .go(.replaceCurrent, to: .other),
    .sheet: .sheet(.home, "sheet"), .column: .go(.splitView(column: .init(swiftUI: .detail))),
  ]

  private func stage(_ first: Section = .first) -> Stage { Stage(.tabs(first: first), pages) }

  private func bar(_ stage: Stage) throws -> TabsView.Destination {
    try #require(stage.flow.rootDestination as? TabsView.Destination)
  }

  @Test("Each tab shows its destination, and all of them are in the flow")
  func tabs() {
    let stage = stage()
    #expect(stage.host.role(.tabView)().options == ["first", "second", "third"])
    #expect(stage.host.text("first page").exists)
    #expect(stage.areas == ["tabs", "stack", "home", "home"])
    #expect(stage.current == "stack")
  }

  @Test("A provider serves a case with any associated value")
  func associatedValue() throws {
    let stage = stage(.third)
    #expect(try bar(stage).selectedTab.type == .third)
    #expect(stage.host.text("third page").exists)
  }

  @Test("When the user selects a tab, the flow knows the front destination")
  func userChooses() async throws {
    let stage = stage()
    await stage.host.role(.tabView)().select("second")
    #expect(try bar(stage).selectedTab == TabModel(type: .second))
    #expect(stage.current == "home")
    #expect(stage.flow.currentDestination?.id == (try bar(stage).rootDestination(for: .second)?.id))
  }

  @Test("A presentation without a destination selects the tab")
  func choose() async throws {
    let stage = stage()
    await stage.host.button("first page tab").tap()
    #expect(stage.host.text("second page").exists)
    #expect(stage.areas.count == 4)
  }

  @Test("A destination is pushed onto the stack of its tab, which is selected")
  func ontoStack() async throws {
    let stage = stage(.second)
    await stage.host.button("second page choose").tap()
    #expect(stage.tree == "screen \"chosen\"")
    #expect(stage.host.path == ["first page", "chosen"])
    #expect(stage.current == "detail")
    #expect(try bar(stage).currentDestination(for: .first)?.type == .detail)
    #expect(try bar(stage).rootDestination(for: .first)?.type == .stack)
  }

  @Test("A destination replaces a page without a stack")
  func instead() async throws {
    let stage = stage()
    await stage.host.button("first page add").tap()
    #expect(stage.host.text("other").exists)
    #expect(stage.areas == ["tabs", "stack", "home", "other"])
    let other = try #require(stage.flow.currentDestination)
    #expect(try bar(stage).tab(destinationID: other.id) == .third)
    #expect(try bar(stage).destinationIdentifier(for: .third) == other.id)
  }

  @Test("Pushing uses the stack of the selected tab, even from the tab bar itself")
  func pushFromBar() async throws {
    let stage = stage()
    try bar(stage).performAction(for: .push)
    await stage.host.settle()
    #expect(stage.host.path == ["first page", "detail"])
  }

  @Test("The stack of a tab is kept when another tab is selected")
  func kept() async throws {
    let stage = stage()
    await stage.host.button("first page push").tap()
    await stage.host.role(.tabView)().select("second")
    #expect(stage.current == "home")
    await stage.host.role(.tabView)().select("first")
    #expect(stage.host.path == ["first page", "detail"])
    #expect(stage.current == "detail")
    #expect(stage.areas.count == 5)
  }

  @Test("A page of a tab is replaced in place")
  func replaceCurrent() async throws {
    let stage = stage(.second)
    await stage.host.button("second page replace").tap()
    #expect(stage.host.text("other").exists)
    #expect(try bar(stage).rootDestination(for: .second)?.type == .other)
    #expect(stage.areas.count == 4)
  }

  @Test("A sheet of a tab that isn't selected isn't in front")
  func sheetElsewhere() async throws {
    let stage = stage(.second)
    await stage.host.button("second page sheet").tap()
    #expect(stage.flow.currentDestination?.parentDestinationID() != nil)
    try bar(stage).updateSelectedTab(type: .first)
    #expect(stage.current == "stack")
  }

  @Test("A tab can be selected from a sheet")
  func fromSheet() async throws {
    let stage = stage(.second)
    await stage.host.button("second page sheet").tap()
    await stage.host.button("sheet choose").tap()
    #expect(try bar(stage).selectedTab.type == .first)
    #expect(try bar(stage).currentDestination(for: .first)?.type == .detail)
  }

  @Test("The interface selects a tab")
  func gotoTab() async throws {
    let stage = stage()
    try #require(try bar(stage).view).gotoTab(.third)
    await stage.host.settle()
    #expect(stage.host.text("third page").exists)
    #expect(try bar(stage).tabIndex(for: .third) == 2)
  }

  @Test("A tab that isn't active is an error")
  func inactive() throws {
    let stage = stage()
    try bar(stage).activeTabs.removeLast()
    let error = DestinationsError.tabNotFound(tab: "third", tabs: ["first", "second"])
    #expect(throws: error) { try bar(stage).updateSelectedTab(type: .third) }
    #expect(throws: error) { try stage.flow.present(.go(.tabBar(tab: .third), to: .other)) }
    #expect(
      error.message
        == "The tab \"third\" isn't active. The active tabs are: \"first\", \"second\".")
  }

  @Test("A missing destination for a tab is an issue instead of a trap")
  func tooFew() {
    let provider = TabsProvider(shown: [.home])
    let flow = Flow(
      destinationProviders: [.tabs(first: .first): provider, .home: PageProvider()],
      startingDestination: .go(.replaceRoot, to: .tabs(first: .first)))
    withKnownIssue {
      flow.start()
    } matching: {
      $0.description.contains("The number of destinations, 1, differs from that of the tabs")
        || $0.description.contains("The provider of \"tabs\" didn't return a destination")
    }
    #expect(flow.activeDestinations.isEmpty)
  }

  @Test("A presentation in a tab without tabs is an error")
  func noTabs() {
    let stage = Stage(.home)
    #expect(
      throws: DestinationsError.missingContainer(presentation: "tabBar", destination: "home")
    ) { try stage.flow.present(.go(.tabBar(tab: .first))) }
  }
}
