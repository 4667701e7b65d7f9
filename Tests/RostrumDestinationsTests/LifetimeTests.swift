import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("The lifetime of destinations")
struct LifetimeTests {
  @Test("A removed destination is released, with its view")
  func released() async throws {
    let stage = Stage(.stack, [.push: .push(.detail), .back: .back])
    await stage.host.button("stack push").tap()
    weak let detail = stage.flow.currentDestination
    #expect(detail != nil)
    await stage.host.back()
    await stage.host.settle()
    #expect(detail == nil)
  }

  @Test("A sheet's destination is released when the user dismisses the sheet")
  func releasedSheet() async {
    let stage = Stage(.home, [.sheet: .sheet(.detail)])
    await stage.host.button("home sheet").tap()
    weak let detail = stage.flow.currentDestination
    #expect(detail != nil)
    await stage.host.dismiss()
    await stage.host.settle()
    #expect(detail == nil)
  }

  @Test("A released flow releases its destinations")
  func flow() throws {
    weak var flow: Flow?
    weak var root: PageView.Destination?
    do {
      let made = Flow.make(.go(.replaceRoot, to: .home))
      made.start()
      flow = made
      root = try #require(made.rootDestination as? PageView.Destination)
      #expect(root != nil)
    }
    #expect(flow == nil)
    #expect(root == nil)
  }

  @Test("A flow logs presentations and dismissals")
  func logged() async {
    let entries = Entries()
    let stage = Stage(.home, [.sheet: .sheet(.detail)])
    stage.flow.logger = entries.logger()
    await stage.host.button("home sheet").tap()
    await stage.host.dismiss()
    #expect(
      entries.all.map(\.message) == [
        "Presented \"detail\" by sheet", "Left \"detail\" by dismissSheet",
      ])
  }

  @Test("A custom presentation is performed by itself")
  func custom() async throws {
    var shown: AnyDestination?
    var results: [Bool] = []
    let custom = CustomPresentation<Area, Cargo, Section>(swiftUI: {
      destination, current, parent, done in
      shown = destination
      #expect(current?.type == .home)
      #expect(parent?.id == current?.id)
      done?(true)
    })
    let stage = Stage(.home)
    let presented = try stage.flow.present(
      .go(.custom(presentation: custom), to: .detail, done: { results.append($0) }))
    #expect(shown?.id == presented?.id)
    #expect(results == [true])
    #expect(stage.areas == ["home", "detail"])
  }

  @Test("A failed custom presentation leaves nothing behind")
  func customFails() throws {
    var results: [Bool] = []
    let custom = CustomPresentation<Area, Cargo, Section>(swiftUI: { _, _, _, done in done?(false) }
    )
    let stage = Stage(.home)
    try stage.flow.present(
      .go(.custom(presentation: custom), to: .detail, done: { results.append($0) }))
    #expect(results == [false])
    #expect(stage.areas == ["home"])
  }

  @Test("A destination is notified once of each step of its life cycle")
  func hooks() async throws {
    let stage = Stage(.stack)
    let carousel = try #require(try stage.flow.present(.push(.carousel)) as? Carousel)
    await stage.host.settle()
    #expect(carousel.log == ["presented", "appears"])
    try stage.flow.present(.push(.detail))
    await stage.host.settle()
    #expect(carousel.log == ["presented", "appears", "disappears"])
    await stage.host.back()
    await stage.host.back()
    await stage.host.settle()
    #expect(
      carousel.log == [
        "presented", "appears", "disappears", "appears", "disappears", "cleaned up",
      ])
  }
}
