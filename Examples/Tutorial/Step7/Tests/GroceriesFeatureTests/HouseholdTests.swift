import Foundation
import RostrumTesting
import Testing

@testable import GroceriesFeature

@MainActor
struct HouseholdTests {
  @Test("What one user adds appears on the screen of another")
  func together() async {
    let files = FileStorage.inMemory
    let ada = launch(for: "ada", files: files)
    let grace = launch(for: "grace", files: files)

    await ada.button("Add item").tap()
    await ada.textField("Name").type("Tea")
    await ada.button("Add").tap()
    await grace.settle()
    #expect(grace.toggle("Tea").exists)

    await grace.toggle("Tea").setOn(true)
    await ada.settle()
    #expect(ada.toggle("Tea").isOn)
  }

  private func launch(for user: String, files: FileStorage) -> TestHost {
    TestHost {
      AppView()
    } withDependencies: {
      $0.defaultFileStorage = files
      $0.userDirectory = URL(filePath: "/users/\(user)")
      $0.uuid = .incrementing
    }
  }
}
