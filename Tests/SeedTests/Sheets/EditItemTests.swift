import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct EditItemTests {
  let store = DataStore()
  let host: TestHost

  init() {
    let store = store
    host = TestHost { Sheets.EditItemScreen().environment(store) }
  }

  @Test("The sheet begins with the item's name, and cancelling keeps it")
  func cancel() async {
    await host.button("Lamp").tap()
    #expect(host.textField("Name").value == "Lamp")
    await host.textField("Name").type("Torch")
    await host.button("Cancel").tap()
    #expect(host.presentations.isEmpty)
    #expect(store.items.map(\.name) == ["Lamp"])
  }

  @Test("While it saves the button says so and is disabled; then the sheet dismisses itself")
  func save() async {
    await host.button("Lamp").tap()
    await host.textField("Name").type("Torch")
    await host.button("Save").tap()
    #expect(!host.button("Saving...").isEnabled)
    store.finishSaving()
    await host.settle()
    #expect(host.presentations.isEmpty)
    #expect(host.button("Torch").exists)
  }

  @Test("An item without a name cannot be saved")
  func noName() async {
    await host.button("Lamp").tap()
    await host.textField("Name").type("")
    #expect(!host.button("Save").isEnabled)
  }
}
