import Foundation
import Rostrum
import RostrumPostgresDatabase
import RostrumPostgresTestSupport
import RostrumTesting
import Testing

@MainActor
@Suite(
  .enabled(if: PostgresServer.programs != nil, "PostgreSQL isn't installed"),
  .timeLimit(.minutes(10)))
struct PostgresPagesViewTests {
  struct VehicleList: View {
    @SharedReader(
      .pages(of: Vehicle.self, "SELECT * FROM vehicle", orderedBy: "id"))
    var vehicles: Pages<Vehicle> = []

    var body: some View {
      List(vehicles) { vehicle in
        Text(vehicle.id < 0 ? "…" : vehicle.plate)
          .redacted(reason: vehicle.id < 0 ? .placeholder : [])
      }
    }
  }

  @Test("A list that is scrolled far shows placeholders, and then the rows")
  func list() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(10_000)
    let database = try await place.open()
    let host = TestHost(rows: .nearby) {
      VehicleList()
    } withDependencies: {
      $0.postgresDatabase = database
    }
    try await host.until { host.text("B-3").exists }
    await host.role(.list)().scroll(y: 200_000)
    try await host.until { !host.text("B-3").exists && !host.text("…").exists }
    let shown = (4_000..<6_000).filter { host.text("B-\($0)").exists }
    let first = try #require(shown.first)
    #expect(shown.count > 10 && shown == Array(first..<first + shown.count))
  }
}

extension TestHost {
  /// Waits until the host shows something.
  fileprivate func until(_ condition: () -> Bool) async throws {
    while !condition() {
      await settle()
      try #require(!Task.isCancelled, "in vain")
    }
  }
}
