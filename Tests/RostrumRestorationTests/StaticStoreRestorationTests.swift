import Rostrum
import RostrumTesting
import Testing

// The store in the static property lives as long as the process, so the suite isn't leak-checked.
@MainActor
@Suite("Restoration of static stores")
struct StaticStoreRestorationTests {
  @Test("A store in a static property stands for a store of each launch, which is restored")
  func staticStore() async {
    let host = TestHost { JotterView(store: Kiosk.store) }
    let other = TestHost { JotterView(store: Kiosk.store) }
    await host.textField("Text").type("mine")
    await other.textField("Text").type("yours")
    await host.relaunch()
    #expect(host.textField("Text").value == "mine")
    #expect(other.textField("Text").value == "yours")
  }
}

@MainActor
private enum Kiosk {
  static let store = Store(initialState: Jotter.State()) { Jotter() }
}
