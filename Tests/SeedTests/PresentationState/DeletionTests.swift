import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct DeletionTests {
  @Test("What is confirmed in the alert is sent on, and the alert goes")
  func confirmed() async {
    let store = TestStore(initialState: Deletion.State()) { Deletion() }
    await store.send(\.view.didTapDelete) { $0.alert = .confirmDelete }
    await store.send(.alert(.presented(.confirmDelete))) { $0.alert = nil }
    await store.receive(\.deleteItem) { $0.items = [] }
  }

  @Test("On the screen the alert has both buttons, and keeping the item changes nothing")
  func kept() async {
    let store = Store(initialState: Deletion.State()) { Deletion() }
    let host = TestHost { DeletionView(store: store) }
    await host.button("Remove").tap()
    #expect(host.alert("Delete this item?").all(.button).map(\.name) == ["Delete", "Keep"])
    await host.button("Keep").tap()
    #expect(host.presentations.isEmpty)
    #expect(store.items == ["Lamp"])
  }
}
