import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("Destinations in columns")
struct DestinationSplitTests {
  let pages: [Event: Presentation] = [
    .column: .go(.splitView(column: SplitViewColumn(swiftUI: .detail)), to: .detail),
    .choose: .go(.splitView(column: SplitViewColumn(swiftUI: .content)), to: .other),
    .replace: .go(.replaceCurrent, to: .other),
  ]

  private func split(_ stage: Stage) throws -> SplitPageView.Destination {
    try #require(stage.flow.rootDestination as? SplitPageView.Destination)
  }

  @Test("Each column shows its destination")
  func columns() throws {
    let stage = Stage(.split, pages)
    #expect(stage.host.text("sidebar").exists)
    #expect(stage.host.text("content").exists)
    #expect(try split(stage).rootDestination(for: .sidebar)?.type == .home)
    #expect(try split(stage).rootDestination(for: .content)?.type == .stack)
    #expect(try split(stage).rootDestination(for: .detail) == nil)
    #expect(stage.areas == ["split", "home", "stack"])
    #expect(stage.current == "home")
  }

  @Test("A destination in an empty column brings the column to the front")
  func empty() async throws {
    let stage = Stage(.split, pages)
    await stage.host.button("sidebar column").tap()
    #expect(stage.host.text("detail").exists)
    #expect(stage.current == "detail")
    #expect(try split(stage).selectedColumn == .detail)
    #expect(stage.tree == "")
  }

  @Test("A destination replaces the one in a column")
  func instead() async throws {
    let stage = Stage(.split, pages)
    await stage.host.button("sidebar column").tap()
    let first = try #require(stage.flow.currentDestination)
    await stage.host.button("detail column").tap()
    let second = try #require(stage.flow.currentDestination)
    #expect(first.id != second.id)
    #expect(stage.areas == ["split", "home", "stack", "detail"])
    #expect(try split(stage).column(destinationID: second.id) == .detail)
  }

  @Test("A destination is pushed onto the stack of a column")
  func ontoStack() async throws {
    let stage = Stage(.split, pages)
    await stage.host.button("sidebar choose").tap()
    #expect(stage.tree == "screen \"other\"")
    #expect(try split(stage).currentDestination(for: .content)?.type == .other)
    #expect(try split(stage).rootDestination(for: .content)?.type == .stack)
  }

  @Test("The page of a column is replaced in place")
  func replaceCurrent() async throws {
    let stage = Stage(.split, pages)
    await stage.host.button("sidebar replace").tap()
    #expect(try split(stage).rootDestination(for: .sidebar)?.type == .other)
    #expect(stage.areas == ["split", "stack", "other"])
  }

  @Test("A presentation in a column without columns is an error")
  func noColumns() {
    let stage = Stage(.home, pages)
    #expect(
      throws: DestinationsError.missingContainer(presentation: "splitView", destination: "home")
    ) {
      try stage.flow.present(.go(.splitView(column: SplitViewColumn(swiftUI: .detail)), to: .other))
    }
  }
}
