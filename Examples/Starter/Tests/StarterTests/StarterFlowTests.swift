import Foundation
import GRDB
import Rostrum
import RostrumDatabase
import RostrumTesting
import Testing

@testable import StarterFeature

@MainActor struct StarterFlowTests {
  private func launch(_ database: AppDatabase, address: String = "/") -> TestHost {
    TestHost(size: CGSize(width: 1280, height: 900), address: address) {
      StarterView(store: Store(initialState: StarterFeature.State()) { StarterFeature() })
    } withDependencies: {
      $0.appDatabase = database
      $0.noteClient = .live(database)
    }
  }

  @Test("What one person adds, others see at once")
  func sharing() async throws {
    let database = try AppDatabase(inMemory: .starter)
    let (one, other) = (launch(database, address: "/notes"), launch(database))
    #expect(other.title == "Starter" && other.text("0").exists)
    await one.button("Add").tap()
    await one.textField("Title").type("Call Ada")
    await one.button("Save").tap()
    #expect(one.text("Call Ada").exists && other.text("1").exists)
  }
}
