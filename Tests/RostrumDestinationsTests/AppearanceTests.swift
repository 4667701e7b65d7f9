import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("Appearance hooks")
struct AppearanceTests {
  private func push(_ stage: Stage) throws -> Carousel {
    try #require(try stage.flow.present(.push(.carousel)) as? Carousel)
  }

  @Test("A destination in the middle of a path is told that it isn't visible")
  func middle() throws {
    let stage = Stage(.stack)
    try stage.flow.present(.go(.destinationPath(path: [.push(.carousel), .push(.detail)])))
    let carousel = try #require(stage.flow.activeDestinations[1] as? Carousel)
    #expect(carousel.log == ["presented", "hidden"])
    try stage.flow.present(.back)
    #expect(carousel.log == ["presented", "hidden", "appears"])
  }

  @Test("A destination that leaves without having been visible is told so")
  func leavesHidden() throws {
    let stage = Stage(.stack)
    try stage.flow.present(.go(.destinationPath(path: [.push(.carousel), .push(.detail)])))
    let carousel = try #require(stage.flow.activeDestinations[1] as? Carousel)
    try stage.flow.present(.go(.replaceRoot, to: .home))
    #expect(carousel.log == ["presented", "hidden", "hidden leaves", "cleaned up"])
  }

  @Test("Selecting another tab covers the destinations of the first, without a host")
  func tabs() throws {
    let flow = Flow.make(.go(.replaceRoot, to: .tabs(first: .first)))
    flow.start()
    let carousel = try #require(try flow.present(.push(.carousel)) as? Carousel)
    let bar = try #require(flow.rootDestination as? TabsView.Destination)
    try bar.updateSelectedTab(type: .second)
    #expect(carousel.log == ["presented", "appears", "disappears"])
    try bar.updateSelectedTab(type: .first)
    #expect(carousel.log == ["presented", "appears", "disappears", "appears"])
  }

  @Test("A sheet doesn't cover the destination below it")
  func sheet() async throws {
    let stage = Stage(.stack)
    let carousel = try push(stage)
    try stage.flow.present(.sheet(.detail))
    await stage.host.settle()
    #expect(carousel.log == ["presented", "appears"])
  }

  @Test("A completion can wait until the view has appeared")
  func delayed() async throws {
    var results: [Bool] = []
    let stage = Stage(.stack)
    let push = Presentation.push(.detail)
    push.shouldDelayCompletionActivation = true
    push.completionClosure = { results.append($0) }
    try stage.flow.present(push)
    #expect(results.isEmpty)
    await stage.host.settle()
    #expect(results == [true])
  }

  @Test("The removal closure runs when the destination has left")
  func removal() async throws {
    var count = 0
    let stage = Stage(.stack)
    let push = Presentation.push(.detail)
    push.removalClosure = { count += 1 }
    try stage.flow.present(push)
    #expect(count == 0)
    await stage.host.settle()
    await stage.host.back()
    #expect(count == 1)
  }
}
