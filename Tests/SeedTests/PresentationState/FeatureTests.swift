import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct FeatureTests {
  @Test("An alert among the destinations is answered, and its answer sent on")
  func alert() async {
    let store = TestStore(initialState: Feature.State()) { Feature() }
    await store.send(.showAlert(.confirmDelete)) {
      $0.destination = .alert(Feature().alertState(for: .confirmDelete))
    }
    await store.send(\.destination.alert.confirmDelete) { $0.destination = nil }
    await store.receive(\.deleteItem) { $0.isDeleted = true }
  }

  @Test("Two sheets on one view show each its own destination, one after the other")
  func twoSheets() async {
    let store = Store(initialState: Feature.State()) { Feature() }
    let host = TestHost { FeatureView(store: store) }
    await host.button("Detail").tap()
    #expect(host.text("A detail").exists)
    store.send(.showSettings)
    await host.settle()
    #expect(host.text("The settings").exists)
    #expect(!host.text("A detail").exists)
    #expect(host.presentations.map { "\($0.kind)" } == ["sheet"])
    await host.dismiss()
    #expect(store.destination == nil)
  }

  @Test("An alert is presented over the same view, and cancelled")
  func cancelled() async {
    let store = Store(initialState: Feature.State()) { Feature() }
    let host = TestHost { FeatureView(store: store) }
    await host.button("Delete").tap()
    await host.alert("Delete Item").button("Cancel").tap()
    #expect(store.destination == nil)
    #expect(!store.isDeleted)
  }
}
