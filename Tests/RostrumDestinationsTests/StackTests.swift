import Foundation
import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("Destinations on a navigation stack")
struct DestinationStackTests {
  let pages: [Event: Presentation] = [
    .push: .push(.detail), .back: .back, .replace: .go(.replaceCurrent, to: .other),
    .sheet: .sheet(.stack, "inner"),
  ]

  @Test("An event pushes a screen")
  func push() async {
    let stage = Stage(.stack, pages)
    await stage.host.button("stack push").tap()
    #expect(stage.tree == "screen \"detail\"")
    #expect(stage.host.path == ["stack", "detail"])
    #expect(stage.areas == ["stack", "detail"])
    #expect(stage.current == "detail")
  }

  @Test("An event of a pushed screen pushes above it")
  func deep() async {
    let stage = Stage(.stack, pages)
    await stage.host.button("stack push").tap()
    await stage.host.button("detail push").tap()
    #expect(stage.tree == "screen \"detail\"\n  screen \"detail\"")
    #expect(stage.areas == ["stack", "detail", "detail"])
  }

  enum Route: CaseIterable { case button, dismiss, event, flow, remove, navigator, system, path }

  @Test("The flow tracks every way of leaving a screen", arguments: Route.allCases)
  func back(by route: Route) async throws {
    let stage = Stage(.stack, pages)
    let live = stage.host.graph.liveNodeCount
    await stage.host.button("stack push").tap()
    let detail = try #require(stage.flow.currentDestination)
    let stack = try #require(stage.flow.rootDestination as? StackView.Destination)
    switch route {
    case .button: await stage.host.back()
    case .dismiss: await stage.host.button("detail leaves").tap()
    case .event: await stage.host.button("detail back").tap()
    case .flow: try stage.flow.present(.back)
    case .remove: stage.flow.removeDestination(destinationID: detail.id)
    case .navigator: stack.navigateBackInStack()
    case .system: detail.performSystemNavigationAction(navigationType: .navigateBackInStack)
    case .path: stack.navigator()?.navigationPath = []
    }
    await stage.host.settle()
    #expect(stage.tree == "")
    #expect(stage.areas == ["stack"])
    #expect(stage.current == "stack")
    #expect(stack.childDestinations().isEmpty)
    #expect(stack.navigator()?.navigationPath == [])
    #expect(stage.flow.destination(for: detail.id) == nil)
    #expect(stage.host.graph.liveNodeCount == live)
  }

  @Test("Going back two screens at once removes both from the flow")
  func twoAtOnce() async throws {
    let stage = Stage(.stack, pages)
    await stage.host.button("stack push").tap()
    await stage.host.button("detail push").tap()
    let event = try #require(stage.host.presentations[0].dismissal)
    try stage.host.graph.perform(event)
    #expect(stage.areas == ["stack"])
  }

  @Test("A replaced screen doesn't affect the screens below it")
  func replaced() async {
    let stage = Stage(.stack, pages)
    await stage.host.button("stack push").tap()
    await stage.host.button("detail push").tap()
    await stage.host.button("detail replace").tap()
    #expect(stage.host.path == ["stack", "detail", "other"])
    #expect(stage.areas == ["stack", "detail", "other"])
    await stage.host.back()
    #expect(stage.areas == ["stack", "detail"])
  }

  @Test("Going back to a destination removes those above it")
  func backToTarget() async throws {
    let stage = Stage(.stack, pages)
    let first = try #require(try stage.flow.present(.push(.detail, "one")))
    try stage.flow.present(.push(.detail, "two"))
    try stage.flow.present(.push(.detail, "three"))
    let back = Presentation.back
    back.actionTargetID = first.id
    try stage.flow.present(back)
    await stage.host.settle()
    #expect(stage.host.path == ["stack", "one"])
    #expect(stage.areas == ["stack", "detail"])
  }

  @Test("A covered screen keeps its state")
  func state() async {
    let stage = Stage(.stack, pages)
    await stage.host.button("stack push").tap()
    await stage.host.button("detail counts 0").tap()
    await stage.host.button("detail push").tap()
    #expect(stage.host.button("detail counts 0").exists)
    await stage.host.back()
    #expect(stage.host.button("detail counts 1").exists)
  }

  @Test("Going back from the root is an error")
  func nothingBehind() {
    let stage = Stage(.stack, pages)
    #expect(
      throws: DestinationsError.nothingToLeave(
        presentation: "navigationStack(goBack)", destination: "stack")
    ) { try stage.flow.present(.back) }
  }

  @Test("Pushing without a stack is an error, and creates no destination")
  func noStack() {
    let stage = Stage(.home)
    #expect(
      throws: DestinationsError.missingContainer(
        presentation: "navigationStack", destination: "home")
    ) { try stage.flow.present(.push(.detail)) }
    #expect(stage.areas == ["home"])
  }

  @Test("A sheet needs its own stack, because the one below it isn't visible")
  func belowSheet() {
    let stage = Stage(.stack)
    #expect(throws: Never.self) { try stage.flow.present(.sheet(.home)) }
    #expect(
      throws: DestinationsError.missingContainer(
        presentation: "navigationStack", destination: "home")
    ) { try stage.flow.present(.push(.detail)) }
  }

  @Test("A stack in a sheet can be pushed onto, and is dismissed with the sheet")
  func stackInSheet() async {
    let stage = Stage(.stack, pages)
    await stage.host.button("stack sheet").tap()
    await stage.host.button("inner push").tap()
    #expect(stage.tree == "sheet\n  screen \"detail\"")
    await stage.host.dismiss()
    #expect(stage.tree == "")
    #expect(stage.areas == ["stack"])
  }

  @Test("A path may reorder its screens, and the flow keeps the remaining ones")
  func editedPath() async throws {
    let stage = Stage(.stack)
    for text in ["one", "two", "three"] { try stage.flow.present(.push(.detail, text)) }
    let stack = try #require(stage.flow.rootDestination as? StackView.Destination)
    let navigator = try #require(stack.navigator())
    navigator.navigationPath = [navigator.navigationPath[2], navigator.navigationPath[0]]
    await stage.host.settle()
    #expect(stage.host.path == ["stack", "three", "one"])
    #expect(stage.areas == ["stack", "detail", "detail"])
    #expect(stage.flow.currentDestination?.id == navigator.currentPathElement())
  }
}
