import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("Navigation by the user")
struct SystemNavigationTests {
  @Test("A provider is notified when the user goes back or dismisses, not when the app does")
  func heard() async throws {
    var heard: [String] = []
    let stage = Stage(
      .go(.replaceRoot, to: .stack), [:],
      system: [
        .navigateBackInStack: .go(
          .navigationStack(type: .goBack), done: { _ in heard.append("back") }),
        .dismissSheet: .go(.sheet(type: .dismiss), done: { _ in heard.append("dismissed") }),
      ])
    try stage.flow.present(.push(.detail))
    await stage.host.back()
    #expect(heard == ["back"])
    try stage.flow.present(.sheet(.detail))
    await stage.host.dismiss()
    #expect(heard == ["back", "dismissed"])
    try stage.flow.present(.push(.detail))
    try stage.flow.present(.back)
    #expect(heard == ["back", "dismissed"])
  }

  @Test("A destination can be presented after the user dismisses a sheet")
  func follows() async throws {
    let stage = Stage(
      .go(.replaceRoot, to: .stack), [:], system: [.dismissSheet: .push(.other)])
    try stage.flow.present(.sheet(.detail))
    await stage.host.dismiss()
    #expect(stage.tree == "screen \"other\"")
    #expect(stage.areas == ["stack", "other"])
  }

  @Test("The system's back navigation removes the screen and those above it")
  func above() async throws {
    let stage = Stage(.stack)
    let one = try #require(try stage.flow.present(.push(.detail, "one")))
    try stage.flow.present(.push(.detail, "two"))
    one.performSystemNavigationAction(navigationType: .navigateBackInStack)
    await stage.host.settle()
    #expect(stage.areas == ["stack"])
  }

  @Test("A target is the destination to which the user returns")
  func target() async throws {
    let stage = Stage(.stack)
    let one = try #require(try stage.flow.present(.push(.detail, "one")))
    try stage.flow.present(.push(.detail, "two"))
    let three = try #require(try stage.flow.present(.push(.detail, "three")))
    three.performSystemNavigationAction(
      navigationType: .navigateBackInStack, options: SystemNavigationOptions(targetID: one.id))
    await stage.host.settle()
    #expect(stage.host.path == ["stack", "one"])
  }

  @Test("With nothing to leave, nothing happens")
  func nothing() {
    let stage = Stage(.home)
    stage.flow.rootDestination?.performSystemNavigationAction(navigationType: .dismissSheet)
    stage.flow.rootDestination?.performSystemNavigationAction(
      navigationType: .navigateBackInStack)
    #expect(stage.areas == ["home"])
  }
}
