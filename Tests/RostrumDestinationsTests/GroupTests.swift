import RostrumDestinations
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("Nested destinations")
struct GroupTests {
  let pages: [Event: Presentation] = [
    .add: .go(.addToCurrent, to: .detail), .replace: .go(.replaceCurrent, to: .other),
  ]

  private func carousel(_ stage: Stage) throws -> Carousel {
    try #require(stage.flow.rootDestination as? Carousel)
  }

  @Test("A destination is added to a page, and shown with it")
  func added() async throws {
    let stage = Stage(.home, pages)
    await stage.host.button("home add").tap()
    #expect(stage.host.text("home").exists)
    #expect(stage.host.text("detail").exists)
    #expect(stage.tree == "")
    #expect(stage.current == "detail")
    #expect(stage.flow.currentDestination?.parentDestinationID() == stage.flow.rootDestination?.id)
  }

  @Test("Added destinations are replaced and removed without affecting the page")
  func changed() async throws {
    let stage = Stage(.home, pages)
    await stage.host.button("home counts 0").tap()
    await stage.host.button("home add").tap()
    await stage.host.button("detail replace").tap()
    #expect(stage.areas == ["home", "other"])
    let other = try #require(stage.flow.currentDestination)
    stage.flow.removeDestination(destinationID: other.id)
    await stage.host.settle()
    #expect(!stage.host.text("other").exists)
    #expect(stage.host.button("home counts 1").exists)
    #expect(stage.areas == ["home"])
  }

  @Test("A custom group shows the child that was added last")
  func child() async throws {
    let stage = Stage(.carousel, pages)
    await stage.host.button("carousel add").tap()
    #expect(stage.host.text("detail").exists)
    #expect(try carousel(stage).childDestinations().count == 1)
    #expect(stage.current == "detail")
  }

  @Test("A group shows the child that is made current")
  func currentChild() async throws {
    let stage = Stage(.carousel, pages)
    let group = try carousel(stage)
    try group.performAction(for: .add, content: .text("one"))
    try group.performAction(for: .add, content: .text("two"))
    let one = try #require(group.childDestinations().first)
    group.updateCurrentDestination(destinationID: one.id)
    await stage.host.settle()
    #expect(stage.host.text("one").exists)
    #expect(!stage.host.text("two").exists)
    #expect(stage.flow.currentDestination?.id == one.id)
  }

  @Test("A child is added without an animation if the caller says so", arguments: [true, false])
  func animation(shouldAnimate: Bool) throws {
    let stage = Stage(.carousel, pages)
    let group = try carousel(stage)
    var disablesAnimations: Bool?
    group.assignCurrentDestinationChangedClosure { _ in
      disablesAnimations = Transaction.current.disablesAnimations
    }
    group.addChild(childDestination: Carousel(), shouldAnimate: shouldAnimate)
    #expect(disablesAnimations == !shouldAnimate)
  }

  @Test("A removed child leaves the group")
  func childGoes() async throws {
    let stage = Stage(.carousel, pages)
    let group = try carousel(stage)
    try group.performAction(for: .add, content: .text("one"))
    let one = try #require(group.childDestinations().first)
    stage.flow.removeDestination(destinationID: one.id)
    await stage.host.settle()
    #expect(group.childForIdentifier(destinationIdentifier: one.id) == nil)
    #expect(!stage.host.text("one").exists)
  }

  @Test("The root is replaced if there is nothing else to replace")
  func replacedRoot() async {
    let stage = Stage(.home, pages)
    await stage.host.button("home replace").tap()
    #expect(stage.host.text("other").exists)
    #expect(stage.areas == ["other"])
  }

  @Test("Another destination of the same type in the same position has fresh state")
  func freshState() async {
    let stage = Stage(.home)
    await stage.host.button("home counts 0").tap()
    stage.flow.presentDestination(configuration: .go(.replaceCurrent, to: .home))
    await stage.host.settle()
    #expect(stage.host.button("home counts 0").exists)
  }

  @Test("A new root removes everything, including sheets")
  func replaceRoot() async {
    let stage = Stage(.stack)
    stage.flow.presentDestination(configuration: .push(.detail))
    stage.flow.presentDestination(configuration: .sheet(.home))
    stage.flow.presentDestination(configuration: .go(.replaceRoot, to: .other))
    await stage.host.settle()
    #expect(stage.tree == "")
    #expect(stage.areas == ["other"])
    #expect(stage.host.text("other").exists)
  }
}
