import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct StoreStackTests {
  let store = Store(initialState: Trail.State()) { Trail() }
  let host: TestHost

  init() {
    let store = store
    host = TestHost { TrailView(store: store) }
  }

  @Test("A link with state pushes the state")
  func push() async {
    await host.link("Set off").tap()
    await host.link("Go on").tap()
    #expect(host.path == ["Trail", "Stop 1", "Stop 2"])
    #expect(store.path.map(\.number) == [1, 2])
  }

  @Test("Going back sends one pop, with the id of the screen that is popped")
  func back() async throws {
    await host.link("Set off").tap()
    await host.link("Go on").tap()
    let top = try #require(store.path.ids.last)
    await host.back()
    #expect(store.pops == [top])
    #expect(host.path == ["Trail", "Stop 1"])
  }

  @Test("A screen that dismisses itself removes those above it")
  func dismiss() async throws {
    await host.link("Set off").tap()
    await host.button("Leave").tap()
    #expect(host.path == ["Trail"])
    #expect(store.path.isEmpty)
  }

  @Test("An action on a screen changes only that screen's state")
  func act() async {
    await host.link("Set off").tap()
    await host.link("Go on").tap()
    await host.button("Visit").tap()
    #expect(host.text("Visits: 1").exists)
    await host.back()
    #expect(host.text("Visits: 0").exists)
  }

  @Test("A path that exists at launch is shown immediately")
  func launch() {
    let store = Store(
      initialState: Trail.State(
        path: StackState([Stop.State(number: 7), Stop.State(number: 8, visits: 3)]))
    ) { Trail() }
    let host = TestHost { TrailView(store: store) }
    #expect(host.path == ["Trail", "Stop 7", "Stop 8"])
    #expect(host.text("Visits: 3").exists)
  }

  @Test("A link whose state has a different type than the path's is reported")
  func wrongLink() async {
    await withKnownIssue {
      await host.link("Get lost").tap()
    } matching: { issue in
      issue.description.contains(
        "the path of its navigation stack holds values of a different type")
    }
    #expect(host.path == ["Trail"])
  }
}
