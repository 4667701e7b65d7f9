import Foundation
import RostrumPostgres
import RostrumPostgresDatabase
import RostrumPostgresTestSupport
import RostrumShared
import Testing

@MainActor
@Suite(
  .enabled(if: PostgresServer.programs != nil, "PostgreSQL isn't installed"),
  .timeLimit(.minutes(10)))
struct PostgresPagesOrderTests: PostgresPagesSuite {
  @Test("Each heading has its own direction, and the identity ends the order")
  func directions() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(100)
    let database = try await place.open()
    func order(_ seats: SortOrder, _ plate: SortOrder) -> PostgresQuery {
      .order(
        by: [
          KeyPathComparator(\Vehicle.seats, order: seats),
          KeyPathComparator(\Vehicle.plate, order: plate),
        ],
        [\Vehicle.seats: "seats", \Vehicle.plate: "plate"], endingWith: "id")
    }
    #expect(order(.reverse, .forward) == "\"seats\" DESC, \"plate\", \"id\"")
    let up = vehicles(database, orderedBy: order(.forward, .reverse), size: 10)
    let down = vehicles(database, orderedBy: order(.reverse, .forward), size: 10)
    // Thirteen rows have two seats, twelve have nine.
    for (offset, id) in [(0, 96), (3, 8), (12, 0), (13, 97), (14, 9)] {
      #expect(try await row(offset, of: up).id == Int64(id))
    }
    for (offset, id) in [(0, 15), (7, 7), (11, 95), (99, 96)] {
      #expect(try await row(offset, of: down).id == Int64(id))
    }
  }

  @Test("Rows without a value in the order are counted, shown and found")
  func missingValues() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(1_000)
    try place.connect().execute("UPDATE vehicle SET owned_by = 'ada' WHERE id % 2 = 1")
    let reader = vehicles(try await place.open(), orderedBy: "owned_by, id")
    for (offset, id) in [(499, 999), (500, 0), (999, 998)] {
      #expect(try await row(offset, of: reader).id == Int64(id))
    }
    #expect(reader.wrappedValue.count == 1_000)
    try await until { reader.wrappedValue.offsets(of: [501, 600]) == [501: 250, 600: 800] }
  }

  @Test("What rows are filtered by is a value, whatever it contains")
  func values() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(100)
    let database = try await place.open()
    let names = ["O'Brien", "' OR true --", "$1", "7", "\\'; DROP TABLE vehicle; --"]
    for (id, name) in names.enumerated() {
      try await database.write { db in
        _ = try db.execute("UPDATE vehicle SET owned_by = \(name) WHERE id = \(id)")
      }
    }
    // Sessions that follow one statement with different values have different rows.
    let readers = names.map { name in
      vehicles(database, "SELECT * FROM vehicle WHERE owned_by = \(name)", size: 10)
    }
    for (id, reader) in readers.enumerated() {
      #expect(try await row(0, of: reader).id == Int64(id))
      #expect(reader.wrappedValue.count == 1)
    }
  }

  @Test("Sessions that sort the same rows differently have them in their own orders")
  func orders() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(100)
    let database = try await place.open()
    let (seats, first) = (7, 50)
    let rows: PostgresQuery = "SELECT * FROM vehicle WHERE id >= \(first)"
    let orders: [PostgresQuery] = ["id", "id DESC", "(seats = \(seats)) DESC, id"]
    let readers = orders.map { vehicles(database, rows, orderedBy: $0, size: 10) }
    for (reader, ids) in zip(readers, [[50, 51], [99, 98], [53, 61]] as [[Int64]]) {
      for (offset, id) in ids.enumerated() {
        #expect(try await row(offset, of: reader).id == id)
      }
      #expect(reader.wrappedValue.count == 50)
    }
  }

  @Test("The place of a row on a page far away is known, and that of a row that comes later")
  func laterPlaces() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(1_000)
    let reader = vehicles(try await place.open())
    #expect(try await row(550, of: reader).id == 550)
    #expect(reader.wrappedValue.offsets(of: [5, 525]) == [5: 5, 525: 525])
    let before = reader.wrappedValue
    #expect(before.offsets(of: [2_000]) == [:])
    // It was looked for in vain.
    try await until { reader.wrappedValue != before }
    try place.connect().execute("INSERT INTO vehicle (id, plate) VALUES (2000, 'N')")
    try await until { reader.wrappedValue.offsets(of: [2_000]) == [2_000: 1_000] }
  }
}
