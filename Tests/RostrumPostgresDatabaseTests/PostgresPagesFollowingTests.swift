import Foundation
import RostrumDependencies
import RostrumPostgres
import RostrumPostgresTestSupport
import RostrumRuntime
import RostrumShared
import RostrumStorage
import Testing

// NB: Asks for rows before their query is followed, which a window does, which is internal.
@testable import RostrumPostgresDatabase

/// A vehicle that notes how many were read.
private struct CountedVehicle: Decodable, Equatable, PlaceholderRow {
  static let count = Locked(0)
  let id: Int64

  private enum CodingKeys: CodingKey { case id }

  init(id: Int64) { self.id = id }

  init(from decoder: any Decoder) throws {
    id = try decoder.container(keyedBy: CodingKeys.self).decode(Int64.self, forKey: .id)
    Self.count.withLock { $0 += 1 }
  }

  static func placeholder(at offset: Int) -> CountedVehicle {
    CountedVehicle(id: -1 - Int64(offset))
  }
}

@MainActor
@Suite(
  .enabled(if: PostgresServer.programs != nil, "PostgreSQL isn't installed"),
  .timeLimit(.minutes(10)))
struct PostgresPagesFollowingTests: PostgresPagesSuite {
  @Test("A transaction that has begun first and ends last is seen")
  func lateCommit() async throws {
    // No other test begins transactions on this server.
    let place = try Place(PostgresServer())
    let database = try await place.open()
    try place.fill(1_000)
    let reader = vehicles(database)
    #expect(try await row(550, of: reader).id == 550)
    let (first, second) = (try place.connect(), try place.connect())
    try first.execute("BEGIN; INSERT INTO vehicle (id, plate) VALUES (-1, 'first')")
    try second.execute("INSERT INTO vehicle (id, plate) VALUES (-2, 'second')")
    try await until { reader.wrappedValue.count == 1_001 }
    try first.execute("COMMIT")
    try await until { reader.wrappedValue.count == 1_002 }
    #expect(reader.wrappedValue.ids(in: 0..<3) == [-2, -1, 0])
    #expect(reader.wrappedValue[550].id == 548)
  }

  @Test("A page that is there isn't read again for others while nothing is written")
  func reuse() async throws {
    let place = try Place(PostgresServer())
    let database = try await place.open()
    try place.fill(1_000)
    let reader = launch(database) {
      SharedReader(
        wrappedValue: Pages<CountedVehicle>([]),
        .pages(of: CountedVehicle.self, "SELECT id FROM vehicle", orderedBy: "id"))
    }
    try await until { reader.wrappedValue.count == 1_000 }
    for offset in stride(from: 150, to: 650, by: 100) {
      _ = reader.wrappedValue[offset]
      try await until { reader.wrappedValue.isLoaded(at: offset) }
    }
    // Six pages, of which the first and the second one are read once more when the connection listens.
    #expect((600...1_200).contains(CountedVehicle.count.value))
  }

  @Test("A row near an end of its page brings the page that the screen shows next")
  func nearby() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(1_000)
    let reader = vehicles(try await place.open())
    try await until { reader.wrappedValue.count == 1_000 }
    for (offset, pages) in [
      (350, [0, 3]), (380, [0, 3, 4]), (620, [0, 3, 4, 5, 6]), (999, [0, 3, 4, 5, 6, 9]),
      (0, [0, 3, 4, 5, 6, 9]),
    ] {
      _ = reader.wrappedValue[offset]
      try await until { pages.allSatisfy { reader.wrappedValue.isLoaded(at: $0 * 100) } }
      #expect(loaded(reader.wrappedValue) == pages)
    }
  }

  @Test("After each change, the rows on the screen are there, also after one that is undone")
  func screen() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(1_000)
    let reader = vehicles(try await place.open())
    #expect(try await row(550, of: reader).id == 550)
    let connection = try place.connect()
    var isComplete = true
    for seats in Array(10..<30) + [3] {
      try connection.execute("UPDATE vehicle SET seats = \(seats) WHERE id IN (1, 551)")
      try await until {
        let pages = reader.wrappedValue
        isComplete = isComplete && pages.isLoaded(at: 551)
        return pages[1].seats == seats && pages[551].seats == seats
      }
    }
    #expect(isComplete)
  }

  @Test("Rows from several tables change with each of them")
  func joins() async throws {
    let place = try Place()
    let database = try await place.open(
      .fleet + [
        PostgresMigration("owners", "CREATE TABLE owner (id text PRIMARY KEY, name text NOT NULL)"),
        .observe(tables: "owner"),
      ])
    try place.fill(10)
    let connection = try place.connect()
    try connection.execute(
      "INSERT INTO owner VALUES ('a', 'Ada'); UPDATE vehicle SET owned_by = 'a' WHERE id = 3")
    let reader = vehicles(
      database,
      """
      SELECT vehicle.id, plate, seats, owner.name AS owned_by, version
      FROM vehicle LEFT JOIN owner ON owner.id = vehicle.owned_by
      """)
    #expect(try await row(3, of: reader).ownedBy == "Ada")
    try connection.execute("UPDATE owner SET name = 'Bob'")
    try await until { reader.wrappedValue[3].ownedBy == "Bob" }
    try connection.execute("UPDATE vehicle SET owned_by = NULL")
    try await until { reader.wrappedValue[3].ownedBy == nil }
  }

  @Test("A statement that fails gives its connection back, and runs again after a change")
  func errors() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(500)
    let connection = try place.connect()
    try connection.execute("UPDATE vehicle SET seats = 0 WHERE id = 450")
    // The server calls an expensive function once it has sorted, until the page is full.
    try connection.execute(
      """
      CREATE FUNCTION share(seats integer) RETURNS integer STABLE COST 1000
      LANGUAGE plpgsql AS 'BEGIN RETURN 100 / seats; END'
      """)
    let database = PostgresDatabase(url: place.url, size: 1, migrations: .fleet)
    let reader = vehicles(
      database, "SELECT id, plate, share(seats) AS seats, owned_by, version FROM vehicle")
    #expect(try await row(150, of: reader).id == 150)
    _ = reader.wrappedValue[450]
    try await until { reader.loadError != nil }
    #expect(try await database.rows(of: Int.self, "SELECT 7") == [7])
    #expect(reader.wrappedValue[150].id == 150 && !reader.wrappedValue.isLoaded(at: 450))
    try connection.execute("UPDATE vehicle SET seats = 5 WHERE id = 450")
    try await until { reader.wrappedValue.isLoaded(at: 450) && reader.loadError == nil }
    #expect(reader.wrappedValue[450].seats == 20)
  }

  @Test("Rows that somebody keeps don't keep their query running")
  func kept() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(1_000)
    let shared = SharedDatabase(MemoryStorage(), clock: ImmediateClock())
    var reader: SharedReader<Pages<Vehicle>>? = vehicles(try await place.open(), shared)
    #expect(try await row(550, of: #require(reader)).id == 550)
    let rows = try #require(reader).wrappedValue
    reader = nil
    try await place.untilConnection(executes: "UNLISTEN")
    #expect(rows[550].id == 550)
  }

  @Test("Rows that are asked for before their query is followed arrive")
  func early() async throws {
    let place = try Place()
    try await place.migrate()
    try place.fill(1_000)
    let database = try await place.open()
    let statements = PageStatements(
      rows: "SELECT * FROM vehicle", order: "id", idColumn: "id", size: 100)
    let opening = LiveQuery<PageSet<Vehicle>>(database) {
      try statements.read([0], [], after: nil, in: $0)
    }
    let window = PageWindow<Vehicle>(database, statements)
    let latest = Locked(try window.pages(of: await opening.first()))
    #expect(latest.value[550] == .placeholder(at: 550))
    // The turn ends.
    for _ in 0..<10 { await Task.yield() }
    window.begin(opening) { result in
      if case .success(let pages) = result { latest.withLock { $0 = pages } }
    }
    try await until { latest.value.isLoaded(at: 550) }
    #expect(latest.value.ids(in: 549..<551) == [549, 550])
    window.end()
  }

  private func vehicles(
    _ database: PostgresDatabase, _ shared: SharedDatabase
  ) -> SharedReader<Pages<Vehicle>> {
    vehicles(database, "SELECT * FROM vehicle", orderedBy: "id", size: 100, shared)
  }
}
