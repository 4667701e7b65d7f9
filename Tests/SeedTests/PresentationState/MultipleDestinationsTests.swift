import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct MultipleDestinationsTests {
  @Test("One destination replaces another in the state, and its child works")
  func state() async {
    let store = TestStore(initialState: MultipleDestinations.State()) { MultipleDestinations() }
    await store.send(.showPopover) { $0.destination = .popover(Counter.State()) }
    await store.send(.showSheet) { $0.destination = .sheet(Counter.State()) }
    await store.send(\.destination.sheet.incrementButtonTapped) {
      $0.destination = .sheet(Counter.State(count: 1))
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test(
    "Each button presents its kind, in which the counter counts",
    arguments: [("Show popover", "popover"), ("Show sheet", "sheet")])
  func presented(button: String, kind: String) async {
    let store = Store(initialState: MultipleDestinations.State()) { MultipleDestinations() }
    let host = TestHost {
      NavigationStack { MultipleDestinationsView(store: store) }
    }
    await host.button(button).tap()
    await host.button("Count 0").tap()
    #expect(host.button("Count 1").exists)
    #expect(host.presentations.map { "\($0.kind)" }.last == kind)
    await host.dismiss()
    #expect(store.destination == nil)
  }

  @Test("The drill-down is pushed, and going back clears the state")
  func drillDown() async {
    let store = Store(initialState: MultipleDestinations.State()) { MultipleDestinations() }
    let host = TestHost {
      NavigationStack { MultipleDestinationsView(store: store) }
    }
    await host.button("Show drill-down").tap()
    #expect(host.path.count == 2)
    await host.button("Count 0").tap()
    #expect(store.destination == .drillDown(Counter.State(count: 1)))
    await host.back()
    #expect(store.destination == nil)
  }
}
