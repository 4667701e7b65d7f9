import GroceriesFeature
import RostrumTesting
import Testing

@MainActor
struct AppViewTests {
  @Test("A swipe deletes an item")
  func delete() async {
    let host = TestHost { AppView() }
    #expect(host.title == "Groceries")
    #expect(host.all(.toggle).map(\.name) == ["Apples", "Bread", "Coffee"])

    await host.row("Bread").swipeToDelete()
    #expect(host.all(.toggle).map(\.name) == ["Apples", "Coffee"])
  }

  @Test("An item that is switched on can be removed")
  func removeDone() async {
    let host = TestHost { AppView() }
    #expect(!host.button("Remove done").isEnabled)

    await host.toggle("Apples").setOn(true)
    await host.button("Remove done").tap()
    #expect(host.all(.toggle).map(\.name) == ["Bread", "Coffee"])
  }
}
