import Foundation
import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("The state of a flow as a value")
struct FlowStateTests {
  private func copied(_ flow: Flow) throws -> Flow {
    let data = try JSONEncoder().encode(flow.state)
    let other = Flow.make(.go(.replaceRoot, to: .home))
    try other.restore(JSONDecoder().decode(Flow.State.self, from: data))
    return other
  }

  private func tree(_ flow: Flow) -> String {
    TestHost { flow.startingDestinationView() }.presentations.map(\.description)
      .joined(separator: "\n")
  }

  @Test("Stacks, tabs and sheets are restored to the same tree")
  func everything() throws {
    let stage = Stage(.tabs(first: .second))
    for presentation: Presentation in [
      .go(.tabBar(tab: .first)), .push(.detail, "one"), .push(.other, "three"),
      .sheet(.stack, "sheet"), .push(.detail, "inside"), .go(.fullScreen, to: .home, "cover"),
    ] {
      try stage.flow.present(presentation)
    }
    let other = try copied(stage.flow)
    #expect(other.state == stage.flow.state)
    #expect(tree(other) == tree(stage.flow))
    #expect(
      other.activeDestinations.map { $0.type } == [
        .tabs(first: .second), .stack, .home, .home, .detail, .other, .stack, .detail,
        .home,
      ])
    #expect(other.currentDestination?.type == .home)
  }

  @Test("Columns are restored, with their stacks and the front column")
  func replacedTab() throws {
    let stage = Stage(.tabs(first: .second))
    try stage.flow.present(.go(.replaceCurrent, to: .other, "replaced"))
    let other = try copied(stage.flow)
    #expect(other.state == stage.flow.state)
    #expect(other.activeDestinations.count == 4)
  }

  @Test("Custom groups and added destinations are restored")
  func columns() throws {
    let stage = Stage(.split)
    for column in [NavigationSplitViewColumn.content, .detail] {
      try stage.flow.present(
        .go(.splitView(column: SplitViewColumn(swiftUI: column)), to: .other))
    }
    let other = try copied(stage.flow)
    #expect(other.state == stage.flow.state)
    #expect(tree(other) == tree(stage.flow))
  }

  @Test("Groups of the app and added destinations are restored")
  func groups() throws {
    let stage = Stage(.carousel)
    let group = try #require(stage.flow.rootDestination as? Carousel)
    for text in ["one", "two"] {
      let add = Presentation.go(.addToCurrent, to: .detail, text)
      add.currentDestinationID = group.id
      try stage.flow.present(add)
    }
    group.updateCurrentDestination(destinationID: group.childDestinations()[0].id)
    try stage.flow.present(.go(.addToCurrent, to: .other, "beside"))
    let other = try copied(stage.flow)
    #expect(other.state == stage.flow.state)
  }

  @Test("A state with tabs that the destination doesn't have is an error")
  func unreadable() throws {
    let stage = Stage(.tabs(first: .first))
    var state = try #require(stage.flow.state)
    state.type = .home
    #expect(throws: DestinationsError.unreadableState(of: "home")) {
      try stage.flow.restore(state)
    }
  }

  @Test("There is no state before the start")
  func before() {
    #expect(Flow.make(.go(.replaceRoot, to: .home)).state == nil)
  }
}

@MainActor
@Suite("Paths as links")
struct FlowPathTests {
  typealias Path = FlowPath<Area, Cargo, Section>

  let base = URL(string: "https://example.org/app/")!
  let path = Path(steps: [
    .init(.replaceRoot, .tabs(first: .second)), .init(.tab(.first)),
    .init(.push, .detail, content: .text("a & b / ü")), .init(.sheet, .other),
  ])

  @Test("A path converts to a URL and back")
  func url() throws {
    let url = try path.url(relativeTo: base)
    #expect(url.absoluteString.hasPrefix("https://example.org/app/root:"))
    #expect(url.path(percentEncoded: true).hasSuffix("/tab-first/push:detail/sheet:other"))
    #expect(try Path(url: url, relativeTo: base) == path)
  }

  @Test("The path of a URL is presented")
  func presented() throws {
    let stage = Stage(.home)
    try stage.flow.present(path.presentation)
    #expect(stage.areas == ["tabs", "stack", "home", "home", "detail", "other"])
    #expect(stage.tree == "screen \"a & b / ü\"\n  sheet")
  }

  @Test(
    "A URL that isn't a path of the app is an error",
    arguments: [
      "https://example.org/other", "https://example.org/app/fly:detail",
      "https://example.org/app/push:nowhere", "https://example.org/app/push:detail?1=1",
      "https://example.org/app/tab-fourth",
    ])
  func unreadable(link: String) throws {
    let url = try #require(URL(string: link))
    #expect(throws: DestinationsError.unreadableLink(link)) {
      try Path(url: url, relativeTo: base)
    }
  }

  @Test("A path can be stored as JSON")
  func json() throws {
    let data = try JSONEncoder().encode(path)
    #expect(try JSONDecoder().decode(Path.self, from: data) == path)
  }
}
