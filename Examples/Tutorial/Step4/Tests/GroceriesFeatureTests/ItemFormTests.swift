import Foundation
import RostrumTesting
import Testing

@testable import GroceriesFeature

@MainActor
@Suite(.leakChecked)
struct ItemFormTests {
  let clock = TestClock()

  @Test("The aisle of the last name is found once the user pauses")
  func aisle() async {
    let store = form { name in "The aisle of \(name)" }

    await store.send(\.binding.name, "Bre") {
      $0.name = "Bre"
      $0.isSearching = true
    }
    await clock.advance(by: .milliseconds(200))
    await store.send(\.binding.name, "Bread") { $0.name = "Bread" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.aisleResponse.success) {
      $0.isSearching = false
      $0.aisle = "The aisle of Bread"
    }
  }

  @Test("A shop that does not answer is a problem, and a new name is a new attempt")
  func failure() async {
    struct NoAnswer: Error {}
    let store = form { _ in throw NoAnswer() }

    await store.send(\.binding.name, "Bread") {
      $0.name = "Bread"
      $0.isSearching = true
    }
    await clock.advance(by: .milliseconds(300))
    await store.receive(\.aisleResponse.failure) {
      $0.isSearching = false
      $0.problem = "The shop does not answer."
    }
    await store.send(\.binding.name, "") {
      $0.name = ""
      $0.problem = nil
    }
  }

  private func form(
    find: @escaping @Sendable (String) async throws -> String
  ) -> TestStoreOf<ItemForm> {
    TestStore(initialState: ItemForm.State(id: UUID(0))) {
      ItemForm()
    } withDependencies: {
      $0.aisles.find = find
      $0.continuousClock = clock
    }
  }
}
