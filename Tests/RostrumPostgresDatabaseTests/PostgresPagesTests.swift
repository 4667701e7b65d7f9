import Foundation
import RostrumDependencies
import RostrumPostgres
import RostrumPostgresDatabase
import RostrumPostgresTestSupport
import RostrumRuntime
import RostrumShared
import RostrumStorage
import Testing

/// A vehicle with few seats.
private struct SmallVehicle: Decodable, Equatable, PlaceholderRow {
  var id: Int64
  var seats: Int8

  static func placeholder(at offset: Int) -> SmallVehicle {
    SmallVehicle(id: -1 - Int64(offset), seats: 0)
  }
}

@MainActor
@Suite(
  .enabled(if: PostgresServer.programs != nil, "PostgreSQL isn't installed"),
  .timeLimit(.minutes(10)))
struct PostgresPagesTests: PostgresPagesSuite {
  @Test("Of 100,000 rows, those that a view asks for arrive, and stand for themselves until then")
  func rows() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(100_000)
    let reader = vehicles(try await place.open())
    #expect(reader.wrappedValue.isEmpty)
    try await until { reader.wrappedValue.count == 100_000 }
    #expect(reader.wrappedValue[7].id == 7 && loaded(reader.wrappedValue) == [0])
    let before = reader.wrappedValue
    #expect(before[70_050] == .placeholder(at: 70_050) && !before.isLoaded(at: 70_050))
    for offset in [70_050, 99_999, 0, 50_000, 99, 100] {
      #expect(try await row(offset, of: reader).id == Int64(offset))
    }
    #expect(before[70_050] == .placeholder(at: 70_050))
    #expect(reader.wrappedValue.ids(in: 90..<105) == Array(90..<105))
  }

  @Test("The server sorts by the headings of a table, and filters")
  func order() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(100_000)
    let database = try await place.open()
    let order = PostgresQuery.order(
      by: [
        KeyPathComparator(\Vehicle.seats, order: .reverse), KeyPathComparator(\Vehicle.version),
      ],
      [\Vehicle.seats: "seats", \Vehicle.plate: "plate"], endingWith: "id")
    #expect(order == "\"seats\" DESC, \"id\"")
    let seats = 7
    let reader = vehicles(
      database, "SELECT * FROM vehicle WHERE seats >= \(seats)", orderedBy: order)
    // Of eight numbers of seats, three are enough.
    #expect(try await row(37_499, of: reader).id == 99_997)
    #expect(reader.wrappedValue.count == 37_500)
    #expect(try await row(12_499, of: reader).id == 99_999)
    #expect(try await row(12_500, of: reader).id == 6)
  }

  @Test("After a change on another connection, the rows in memory are read again, at one moment")
  func changes() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(100_000)
    let reader = vehicles(try await place.open())
    #expect(try await row(50_000, of: reader).id == 50_000)
    try place.connect().execute("DELETE FROM vehicle WHERE id < 3")
    try await until { reader.wrappedValue.count == 99_997 }
    #expect(reader.wrappedValue[50_000].id == 50_003)
    #expect(try await row(0, of: reader).id == 3)
  }

  @Test("Whatever is written meanwhile, no row is missing or twice")
  func schedules() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(400)
    let clock = TestClock()
    let reader = vehicles(try await place.open(clock: clock), size: 20)
    try await until { reader.wrappedValue.count == 400 }
    let connection = try place.connect()
    var (values, turn) = (0, 0)
    var last = reader.wrappedValue
    func step() async throws {
      if turn < 150 {
        try connection.execute(
          turn % 2 == 0
            ? "DELETE FROM vehicle WHERE id = \(turn * 7 % 400)"
            : "INSERT INTO vehicle (id, plate) VALUES (\(400 + turn), 'N-\(turn)')")
      }
      turn += 1
      let pages = reader.wrappedValue
      _ = pages[turn * 37 % pages.count]
      if pages != last { values += 1 }
      last = pages
      let ids = pages.ids(in: 0..<pages.count)
      #expect(ids == ids.sorted() && Set(ids).count == ids.count)
      await clock.advance(by: .milliseconds(50))
      await Task.yield()
      try #require(!Task.isCancelled, "in vain")
    }
    while values < 20 || turn < 150 { try await step() }
    while reader.wrappedValue.count != 400 || !reader.wrappedValue.isLoaded(at: 399) {
      _ = reader.wrappedValue.last
      try await step()
    }
    #expect(reader.wrappedValue.last?.id == 549)
  }

  @Test("A server that is started again has the pages that were asked for meanwhile")
  func restart() async throws {
    let server = try PostgresServer()
    let place = try Place(server)
    let database = try await place.open()
    try place.fill(1_000)
    let reader = vehicles(database)
    #expect(try await row(500, of: reader).id == 500)
    server.stop()
    _ = reader.wrappedValue[950]
    try await until { reader.loadError != nil }
    #expect(reader.wrappedValue[500].id == 500)
    #expect(!reader.wrappedValue.isLoaded(at: 950))
    server.start()
    try await until { reader.wrappedValue.isLoaded(at: 950) }
    #expect(reader.wrappedValue[950].id == 950 && reader.loadError == nil)
  }

  @Test("While a page takes long, nobody waits, and what has left the screen isn't read")
  func scrolling() async throws {
    let place = try Place()
    let database = try await place.open(
      settings: .init(statementTimeout: .zero, lockTimeout: .zero))
    try place.fill(100_000)
    let reader = vehicles(database)
    try await until { reader.wrappedValue.count == 100_000 }
    let (other, observer) = (try place.connect(), try place.connect())
    try other.execute("BEGIN; LOCK TABLE vehicle")
    _ = reader.wrappedValue[50_050]
    try await untilWaiting(1, observer)
    for page in 501..<900 {
      #expect(reader.wrappedValue[page * 100 + 50].id < 0)
      await Task.yield()
    }
    #expect(try await database.rows(of: Int.self, "SELECT 7") == [7])
    try other.execute("COMMIT")
    var seen: Set<Int> = []
    try await until {
      seen.formUnion(loaded(reader.wrappedValue))
      return reader.wrappedValue.isLoaded(at: 89_950)
    }
    #expect(reader.wrappedValue[89_950].id == 89_950)
    // The first page, the one that took long, and the last ones.
    #expect(seen.isSubset(of: [0, 500, 894, 895, 896, 897, 898, 899]))
  }

  @Test("A session keeps a few pages, however many it has seen")
  func memory() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(100_000)
    let reader = vehicles(try await place.open())
    for page in 0..<30 {
      let offset = page * 31 % 1_000 * 100 + 50
      #expect(try await row(offset, of: reader).id == Int64(offset))
      #expect(loaded(reader.wrappedValue).count <= 6)
    }
  }

  @Test("Rows that are shown together are all there, also if they have many pages")
  func together() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(300)
    let reader = vehicles(try await place.open(), size: 10)
    try await until { reader.wrappedValue.count == 300 }
    var values = 0
    var last: Pages<Vehicle> = []
    try await until {
      if reader.wrappedValue != last {
        values += 1
        last = reader.wrappedValue
        _ = last.map(\.plate)
      }
      return loaded(last, size: 10).count == 30
    }
    #expect(last.map(\.id) == Array(0..<300) && values < 5)
  }

  @Test("A page that can't be read leaves the others, and says why")
  func failures() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(500)
    try place.connect().execute("UPDATE vehicle SET seats = 300 WHERE id = 450")
    let database = try await place.open()
    let reader = launch(database) {
      SharedReader(
        wrappedValue: Pages<SmallVehicle>([]),
        .pages(of: SmallVehicle.self, "SELECT id, seats FROM vehicle", orderedBy: "id"))
    }
    try await until { reader.wrappedValue.count == 500 }
    _ = reader.wrappedValue[450]
    try await until { reader.loadError != nil }
    #expect(reader.wrappedValue[450] == .placeholder(at: 450))
    try await until {
      _ = reader.wrappedValue[250]
      return reader.wrappedValue.isLoaded(at: 250)
    }
    #expect(reader.wrappedValue[250].id == 250)
    try place.connect().execute("UPDATE vehicle SET seats = 3 WHERE id = 450")
    try await until { reader.wrappedValue.isLoaded(at: 450) && reader.loadError == nil }
  }

  @Test("A row far away is found by its identity, and found again after changes")
  func places() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(100_000)
    let reader = vehicles(try await place.open())
    try await until { reader.wrappedValue.count == 100_000 }
    #expect(reader.wrappedValue.offsets(of: [5, 60_000, 200_000]) == [5: 5])
    try await until { reader.wrappedValue.offsets(of: [60_000]) == [60_000: 60_000] }
    #expect(reader.wrappedValue.offsets(of: [200_000]) == [:])
    try place.connect().execute("DELETE FROM vehicle WHERE id = 1")
    try await until { reader.wrappedValue.offsets(of: [5, 60_000]) == [5: 4, 60_000: 59_999] }
  }

  @Test("A page waits for the first rows, and later sessions have them at once")
  func sharing() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(1_000)
    let database = try await place.open()
    let shared = SharedDatabase(MemoryStorage())
    let page = vehicles(database, shared)
    #expect(page.wrappedValue.isEmpty && shared.loadCount == 1)
    await shared.loaded(within: .seconds(60))
    let session = vehicles(database, shared)
    #expect(session.wrappedValue.count == 1_000 && session.wrappedValue[99].id == 99)
    #expect(try await row(999, of: session).id == 999)
    // Where one session has scrolled doesn't concern the others.
    try await until { page.wrappedValue.count == 1_000 }
    #expect(!page.wrappedValue.isLoaded(at: 999))
  }

  @Test("A page may have any number of rows", arguments: [Int.min, -1, 0, 1, 3, Int.max])
  func sizes(_ size: Int) async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(10)
    let reader = vehicles(try await place.open(), size: size)
    for offset in 0..<10 { #expect(try await row(offset, of: reader).id == Int64(offset)) }
    try place.connect().execute("TRUNCATE vehicle")
    try await until { reader.wrappedValue.isEmpty }
    #expect(reader.wrappedValue.ids(in: 0..<5) == [])
  }

  private func vehicles(
    _ database: PostgresDatabase, _ shared: SharedDatabase
  ) -> SharedReader<Pages<Vehicle>> {
    vehicles(database, "SELECT * FROM vehicle", orderedBy: "id", size: 100, shared)
  }
}
