import Foundation
import RostrumTesting
import Testing

@testable import GroceriesFeature

@MainActor
@Suite(.leakChecked)
struct GroceriesTests {
  @Test("The form adds an item")
  func add() async {
    let clock = TestClock()
    let store = TestStore(initialState: Groceries.State()) {
      Groceries()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }

    await store.send(.addButtonTapped) {
      $0.form = ItemForm.State(id: UUID(0))
    }
    await store.send(\.form.binding.name, "Bread") {
      $0.form?.name = "Bread"
      $0.form?.isSearching = true
    }
    await store.send(\.form.addButtonTapped) {
      $0.$items.withLock { $0 = [Item(id: UUID(0), name: "Bread")] }
    }
    await store.receive(\.form.dismiss) {
      $0.form = nil
    }
  }

  @Test("Items that are done are removed")
  func removeDone() async {
    @Shared(.groceries) var items = [
      Item(id: UUID(0), name: "Apples"),
      Item(id: UUID(1), name: "Bread", isDone: true),
    ]
    let store = TestStore(initialState: Groceries.State()) {
      Groceries()
    }

    await store.send(.removeDoneButtonTapped) {
      $0.$items.withLock { _ = $0.remove(id: UUID(1)) }
    }
  }
}
