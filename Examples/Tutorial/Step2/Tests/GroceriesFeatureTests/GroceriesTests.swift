import Foundation
import RostrumTesting
import Testing

@testable import GroceriesFeature

@MainActor
@Suite(.leakChecked)
struct GroceriesTests {
  @Test("Items that are done are removed")
  func removeDone() async {
    let store = TestStore(
      initialState: Groceries.State(items: [
        Item(id: UUID(0), name: "Apples"),
        Item(id: UUID(1), name: "Bread", isDone: true),
      ])
    ) {
      Groceries()
    }

    await store.send(.removeDoneButtonTapped) {
      $0.items.remove(id: UUID(1))
    }
  }
}
