import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("Destinations in sheets")
struct DestinationSheetTests {
  let pages: [Event: Presentation] = [
    .sheet: .sheet(.detail), .cover: .go(.fullScreen, to: .detail), .close: .close,
    .replace: .go(.replaceCurrent, to: .other), .push: .push(.detail, "pushed"),
  ]

  @Test("An event presents a sheet")
  func sheet() async {
    let stage = Stage(.home, pages)
    await stage.host.button("home sheet").tap()
    #expect(stage.tree == "sheet")
    #expect(stage.host.sheet().text("detail").exists)
    #expect(stage.areas == ["home", "detail"])
    #expect(stage.current == "detail")
  }

  @Test("A full-screen sheet is a cover")
  func cover() async {
    let stage = Stage(.home, pages)
    await stage.host.button("home cover").tap()
    #expect(stage.tree == "cover")
    await stage.host.button("detail close").tap()
    #expect(stage.tree == "")
    #expect(stage.areas == ["home"])
  }

  enum Route: CaseIterable { case user, dismiss, event, flow, remove, state, system, fromBelow }

  @Test("The flow tracks every way of dismissing a sheet", arguments: Route.allCases)
  func dismissed(by route: Route) async throws {
    let stage = Stage(.home, pages)
    let live = stage.host.graph.liveNodeCount
    await stage.host.button("home sheet").tap()
    let detail = try #require(stage.flow.currentDestination)
    let home = try #require(stage.flow.rootDestination as? PageView.Destination)
    switch route {
    case .user: await stage.host.dismiss()
    case .dismiss: await stage.host.button("detail leaves").tap()
    case .event: await stage.host.button("detail close").tap()
    case .flow: try stage.flow.present(.close)
    case .remove: stage.flow.removeDestination(destinationID: detail.id)
    case .state: home.internalState.sheetPresentation.dismissSheet()
    case .system: detail.performSystemNavigationAction(navigationType: .dismissSheet)
    case .fromBelow: try home.performAction(for: .close)
    }
    await stage.host.settle()
    #expect(stage.tree == "")
    #expect(stage.areas == ["home"])
    #expect(stage.current == "home")
    #expect(home.internalState.sheetPresentation.sheet == nil)
    #expect(stage.host.graph.liveNodeCount == live)
  }

  @Test("Nested sheets are dismissed with the one below", arguments: 1...5)
  func nested(depth: Int) async {
    let stage = Stage(.home, pages)
    for _ in 1...depth { stage.flow.presentDestination(configuration: .sheet(.detail)) }
    await stage.host.settle()
    let tree = (0..<depth).map { String(repeating: "  ", count: $0) + "sheet" }
    #expect(stage.tree == tree.joined(separator: "\n"))
    stage.flow.removeDestination(destinationID: stage.flow.activeDestinations[1].id)
    await stage.host.settle()
    #expect(stage.tree == "")
    #expect(stage.areas == ["home"])
  }

  @Test("A second sheet of the same destination replaces the first")
  func another() async throws {
    let stage = Stage(.home, pages)
    let home = try #require(stage.flow.rootDestination as? PageView.Destination)
    try home.performAction(for: .sheet, content: .text("one"))
    try home.performAction(for: .sheet, content: .text("two"))
    await stage.host.settle()
    #expect(stage.tree == "sheet")
    #expect(stage.host.text("two").exists)
    #expect(stage.areas == ["home", "detail"])
  }

  @Test("A replaced sheet has fresh state")
  func replaced() async {
    let stage = Stage(.home, pages)
    await stage.host.button("home sheet").tap()
    await stage.host.button("detail replace").tap()
    #expect(stage.tree == "sheet")
    #expect(stage.host.text("other").exists)
    #expect(stage.areas == ["home", "other"])
  }

  @Test("Detents apply without a mode")
  func detents() async {
    let options = SheetPresentationOptions(
      swiftUI: ViewSheetPresentationOptions(presentationDetents: [.medium, .large]))
    let stage = Stage(.home)
    stage.flow.presentDestination(
      configuration: .go(.sheet(type: .present, options: options), to: .detail))
    await stage.host.settle()
    #expect(stage.host.presentations[0].options.detents == [.medium, .large])
  }

  @Test("The mode of a sheet can be set", arguments: [true, false])
  func explicitMode(coversEverything: Bool) async {
    let options = SheetPresentationOptions(
      swiftUI: coversEverything
        ? ViewSheetPresentationOptions(presentationMode: .fullscreen)
        : ViewSheetPresentationOptions(presentationMode: .sheet))
    let stage = Stage(.home)
    stage.flow.presentDestination(
      configuration: .go(.sheet(type: .present, options: options), to: .detail))
    await stage.host.settle()
    #expect(stage.tree == (coversEverything ? "cover" : "sheet"))
  }

  @Test("Dismissing without a sheet is an error")
  func nothing() {
    let stage = Stage(.home)
    #expect(
      throws: DestinationsError.nothingToLeave(
        presentation: "sheet(dismiss)", destination: "home")
    ) { try stage.flow.present(.close) }
  }

  @Test("A sheet over a pushed screen is dismissed with the screen")
  func overScreen() async throws {
    let stage = Stage(.stack, pages)
    await stage.host.button("stack push").tap()
    await stage.host.button("pushed sheet").tap()
    #expect(stage.tree == "screen \"pushed\"\n  sheet")
    let pushed = stage.flow.activeDestinations[1]
    stage.flow.removeDestination(destinationID: pushed.id)
    await stage.host.settle()
    #expect(stage.tree == "")
    #expect(stage.areas == ["stack"])
  }

  @Test("A target selects the sheet to dismiss")
  func target() async throws {
    let stage = Stage(.home, pages)
    let first = try #require(try stage.flow.present(.sheet(.detail)))
    try stage.flow.present(.sheet(.other))
    let close = Presentation.close
    close.actionTargetID = first.id
    try stage.flow.present(close)
    await stage.host.settle()
    #expect(stage.areas == ["home"])
  }
}
