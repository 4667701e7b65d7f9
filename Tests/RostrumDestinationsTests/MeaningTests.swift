import Foundation
import Logging
import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("Semantics of groups and paths")
struct MeaningTests {
  private func bar(_ stage: Stage) throws -> TabsView.Destination {
    try #require(stage.flow.rootDestination as? TabsView.Destination)
  }

  @Test("Going back on a path pops the current element, regardless of the one that becomes current")
  func backToPrevious() {
    let ids = [UUID(), UUID(), UUID()]
    let navigator = DestinationNavigator(navigationPath: ids)
    navigator.backToPreviousPathElement(previousPresentationID: ids[0])
    #expect(navigator.navigationPath == [ids[0], ids[1]])
    #expect(navigator.currentPresentationID == ids[0])
    navigator.backToPreviousPathElement()
    #expect(navigator.navigationPath == [ids[0]])
    #expect(navigator.currentPresentationID == ids[0])
  }

  @Test("Removing a destination removes its children from their groups")
  func removal() throws {
    let stage = Stage(.stack)
    let carousel = try #require(try stage.flow.present(.push(.carousel)) as? Carousel)
    try stage.flow.present(.go(.addToCurrent, to: .detail))
    #expect(carousel.childDestinations().count == 1)
    stage.flow.removeDestination(destinationID: carousel.id)
    #expect(carousel.childDestinations().isEmpty)
    #expect(stage.areas == ["stack"])
  }

  @Test("Removing a stack in a tab empties the stack and the tab bar's list")
  func removalInTab() throws {
    let stage = Stage(.tabs(first: .first))
    try stage.flow.present(.push(.detail))
    let bar = try bar(stage)
    let stack = try #require(bar.rootDestination(for: .first) as? StackView.Destination)
    stage.flow.removeDestination(destinationID: stack.id)
    #expect(stack.childDestinations().isEmpty)
    #expect(bar.childDestinations().map { $0.type } == [.home, .home])
    #expect(stage.areas == ["tabs", "home", "home"])
  }

  @Test("The current child of a tab bar is the top of the selected tab's stack")
  func leafOfTabs() throws {
    let stage = Stage(.tabs(first: .first))
    let detail = try #require(try stage.flow.present(.push(.detail)))
    #expect(try bar(stage).currentChildDestination()?.id == detail.id)
    try bar(stage).updateSelectedTab(type: .second)
    #expect(try bar(stage).currentChildDestination()?.type == .home)
  }

  @Test("A tab bar lists the children of its tabs' stacks, and finds them and their tab")
  func childrenOfTabs() throws {
    let stage = Stage(.tabs(first: .first))
    let detail = try #require(try stage.flow.present(.push(.detail)))
    let bar = try bar(stage)
    #expect(bar.childDestinations().map { $0.type } == [.stack, .detail, .home, .home])
    #expect(bar.childForIdentifier(destinationIdentifier: detail.id)?.id == detail.id)
    #expect(bar.tab(destinationID: detail.id) == .first)
  }

  @Test("A split view's current child is the top of the front column, and it lists the stacks")
  func leafOfColumns() throws {
    let stage = Stage(.split)
    let split = try #require(stage.flow.rootDestination as? SplitPageView.Destination)
    let other = try #require(
      try stage.flow.present(
        .go(.splitView(column: SplitViewColumn(swiftUI: .content)), to: .other)))
    #expect(split.currentChildDestination()?.id == other.id)
    #expect(split.childDestinations().map { $0.type } == [.home, .stack, .other])
    #expect(split.column(destinationID: other.id) == .content)
  }

  @Test("Every error of an event is logged, including reported ones")
  func logged() throws {
    let entries = Entries()
    let stage = Stage(.home)
    stage.flow.logger = entries.logger()
    let home = try #require(stage.flow.rootDestination as? PageView.Destination)
    withKnownIssue { home.handleEvent(.sheet) }
    home.handleThrowable { throw NotesFailure() }
    #expect(entries.all.count == 2)
    #expect(entries.all[0].message.hasPrefix("The event \"sheet\" of \"home\""))
    #expect(entries.all.allSatisfy { $0.level == .error && $0.category == "error" })
  }

  @Test("The placement of a destination tracks a container that the app changes itself")
  func placement() async throws {
    let stage = Stage(.tabs(first: .first))
    let bar = try bar(stage)
    let home = try #require(bar.rootDestination(for: .third))
    bar.updateTabViews(destinationIDs: [home.id], for: [TabModel(type: .second)])
    try bar.updateSelectedTab(type: .second)
    #expect(stage.flow.currentDestination?.id == home.id)
    try stage.flow.present(.sheet(.detail))
    await stage.host.settle()
    #expect(stage.tree == "sheet")
    #expect(stage.current == "detail")
  }
}
