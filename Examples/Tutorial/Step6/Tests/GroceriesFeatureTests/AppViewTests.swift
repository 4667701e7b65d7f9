import Foundation
import RostrumTesting
import Testing

@testable import GroceriesFeature

@MainActor
struct AppViewTests {
  let files = FileStorage.inMemory

  @Test("A swipe deletes an item")
  func delete() async {
    let host = launch(with: ["Apples", "Bread", "Coffee"])
    await host.row("Bread").swipeToDelete()
    #expect(host.all(.toggle).map(\.name) == ["Apples", "Coffee"])
  }

  @Test("An item that is switched on can be removed")
  func removeDone() async {
    let host = launch(with: ["Apples", "Bread"])
    #expect(!host.button("Remove done").isEnabled)

    await host.toggle("Apples").setOn(true)
    await host.button("Remove done").tap()
    #expect(host.all(.toggle).map(\.name) == ["Bread"])
  }

  @Test("The next launch finds the items of the last one")
  func launchAgain() async {
    let first = launch(with: ["Apples", "Bread"])
    await first.toggle("Apples").setOn(true)
    first.tearDown()

    let second = launch()
    #expect(second.all(.toggle).map(\.name) == ["Apples", "Bread"])
    #expect(second.toggle("Apples").isOn)
  }

  private func launch(with names: [String] = []) -> TestHost {
    TestHost {
      if !names.isEmpty {
        @Shared(.groceries) var items
        $items.withLock {
          $0 = IdentifiedArray(
            uniqueElements: names.enumerated().map { Item(id: UUID($0), name: $1) })
        }
      }
      return AppView()
    } withDependencies: {
      $0.defaultFileStorage = files
      $0.userDirectory = URL(filePath: "/user")
    }
  }
}
