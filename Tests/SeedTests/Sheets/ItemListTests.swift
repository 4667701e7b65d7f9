import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct ItemListTests {
  @Test("The sheet shows the item that was chosen, and the next one after it was dismissed")
  func chosen() async {
    let host = TestHost { Sheets.ItemList() }
    await host.button("Lamp").tap()
    #expect(host.sheet().text("All about Lamp").exists)
    await host.dismiss()
    #expect(host.presentations.isEmpty)
    await host.button("Chair").tap()
    #expect(host.sheet().text("All about Chair").exists)
  }
}
