import Foundation
import RostrumTesting
import Testing

@testable import GroceriesFeature

@MainActor
struct AddTests {
  @Test("A user adds an item with the form")
  func add() async {
    let host = launch()
    await host.button("Add item").tap()
    #expect(host.presentations.map(\.kind) == [.sheet])
    #expect(!host.button("Add").isEnabled)

    await host.textField("Name").type("Dates")
    #expect(host.progress().exists)
    await host.advance(by: .milliseconds(300))
    #expect(host.text("Aisle 1").exists)

    await host.button("Add").tap()
    #expect(host.presentations.isEmpty)
    #expect(host.toggle(containing: "Dates").text.contains("Aisle 1"))
  }

  @Test("Escape closes the form, and adds nothing")
  func escape() async {
    let host = launch()
    await host.button("Add item").tap()
    await host.textField("Name").type("Dates")
    await host.dismiss()
    #expect(host.presentations.isEmpty)
    #expect(!host.toggle(containing: "Dates").exists)
  }

  private func launch() -> TestHost {
    TestHost {
      AppView()
    } withDependencies: {
      $0.aisles.find = { _ in "Aisle 1" }
      $0.uuid = .incrementing
    }
  }
}
