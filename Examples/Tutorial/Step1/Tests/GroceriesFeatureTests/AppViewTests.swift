import GroceriesFeature
import RostrumTesting
import Testing

@MainActor
struct AppViewTests {
  @Test("A swipe deletes an item")
  func delete() async {
    let host = TestHost { AppView() }
    #expect(host.title == "Groceries")
    #expect(host.all(.row).map(\.text) == ["Apples", "Bread", "Coffee"])

    await host.row("Bread").swipeToDelete()
    #expect(host.all(.row).map(\.text) == ["Apples", "Coffee"])
  }
}
