import Foundation
import RostrumDependencies
import RostrumPostgres
import RostrumPostgresTestSupport
import RostrumRuntime
import RostrumShared
import RostrumStorage
import Testing

// NB: Counts the runs of a query, which is internal.
@testable import RostrumPostgresDatabase

@MainActor
@Suite(
  .enabled(if: PostgresServer.programs != nil, "PostgreSQL isn't installed"),
  .timeLimit(.minutes(10)))
struct PostgresObservationTests: PostgresReaderSuite {
  private func vehicles(
    _ database: PostgresDatabase, _ shared: SharedDatabase = .inMemory
  ) -> SharedReader<[Vehicle]> {
    launch(database, shared) {
      SharedReader(
        wrappedValue: [], .rows(of: Vehicle.self, "SELECT * FROM vehicle ORDER BY id"))
    }
  }

  @Test("A query follows the writes of every session of every node")
  func nodes() async throws {
    let place = try Place()
    let (one, two) = (try await place.open(), try await place.open())
    let readers = [vehicles(one), vehicles(one), vehicles(two)]
    let first = try await one.save(Vehicle(id: 1, plate: "B-1"))
    try await until { readers.allSatisfy { $0.wrappedValue == [first] } }
    let second = try await two.save(Vehicle(id: 2, plate: "B-2"))
    try await until { readers.allSatisfy { $0.wrappedValue == [first, second] } }
    try place.connect().execute("TRUNCATE vehicle")
    try await until { readers.allSatisfy { $0.wrappedValue == [] } }
  }

  @Test("A session that follows what others follow already has the rows at once")
  func sharing() async throws {
    let database = try await Place().open()
    let vehicle = try await database.save(Vehicle(id: 1, plate: "B-1"))
    let one = vehicles(database)
    #expect(one.wrappedValue == [])
    try await until { one.wrappedValue == [vehicle] }
    #expect(vehicles(database).wrappedValue == [vehicle])
    let plates = ["B-1", "B-2"].map { plate in
      launch(database) {
        SharedReader(
          wrappedValue: nil,
          .row(of: Vehicle.self, "SELECT * FROM vehicle WHERE plate = \(plate)"))
      }
    }
    try await until { plates[0].wrappedValue == vehicle && !plates[1].isLoading }
    #expect(plates[1].wrappedValue == nil)
  }

  @Test("A page waits for the rows, and the session that it begins has them")
  func pages() async throws {
    let database = try await Place().open()
    let vehicle = try await database.save(Vehicle(id: 1, plate: "B-1"))
    let shared = SharedDatabase(MemoryStorage())
    func page() -> [Vehicle] {
      launch(database, shared) {
        @SharedReader(.rows(of: Vehicle.self, "SELECT * FROM vehicle")) var vehicles: [Vehicle] = []
        return vehicles
      }
    }
    #expect(page() == [] && shared.loadCount == 1)
    await shared.loaded(within: .seconds(60))
    #expect(page() == [vehicle] && shared.loadCount == 1)
  }

  @Test("Many changes in quick succession are few runs, and the last change isn't missed")
  func pace() async throws {
    let clock = TestClock()
    let database = try await Place().open(clock: clock)
    let (runs, latest) = (Locked(0), Locked(-1))
    let seats = database.observe { db in
      runs.withLock { $0 += 1 }
      return try db.row(of: Int.self, "SELECT coalesce(max(seats), 0) FROM vehicle") ?? 0
    }
    let task = Task {
      for try await seats in seats { latest.withLock { $0 = seats } }
    }
    try await until { latest.value == 0 }
    _ = try await database.save(Vehicle(id: 1, plate: "B-1", seats: 1))
    for number in 2...200 {
      try await database.write { db in
        _ = try db.execute("UPDATE vehicle SET seats = \(number)")
      }
    }
    while latest.value != 200 {
      await clock.advance(by: .milliseconds(50))
      try #require(!Task.isCancelled, "in vain")
      await Task.yield()
    }
    #expect(runs.value < 20)
    task.cancel()
  }

  @Test("A statement whose tables are known runs once at the start, and once for a change")
  func knownTables() async throws {
    let clock = TestClock()
    let place = try Place()
    let database = try await place.open(clock: clock)
    func follow(_ runs: Locked<Int>) -> LiveQuery<Int> {
      let text = "SELECT count(*) FROM vehicle"
      return LiveQuery(database, text: text) { db in
        runs.withLock { $0 += 1 }
        return try db.row(of: Int.self, PostgresQuery(unsafe: text)) ?? 0
      }
    }
    func until(_ query: LiveQuery<Int>, finds count: Int) async throws {
      while try query.latest?.get() != count {
        await clock.advance(by: .milliseconds(50))
        try #require(!Task.isCancelled, "in vain")
        await Task.yield()
      }
    }
    let first = follow(Locked(0))
    _ = await first.first()
    try await place.untilConnection(executes: "LISTEN")
    _ = try await database.save(Vehicle(id: 1, plate: "B-1"))
    try await until(first, finds: 1)
    let runs = Locked(0)
    let second = follow(runs)
    #expect(try await second.first().get() == 1)
    _ = try await database.save(Vehicle(id: 2, plate: "B-2"))
    try await until(second, finds: 2)
    #expect(runs.value == 2)
    withExtendedLifetime(first) {}
  }

  @Test("A query may depend on several tables, which views and earlier rows lead to")
  func dependencies() async throws {
    let place = try Place()
    let database = try await place.open(
      .fleet + [
        PostgresMigration(
          "owners",
          """
          CREATE TABLE owner (id text PRIMARY KEY, name text NOT NULL);
          CREATE VIEW owner_name AS SELECT name FROM owner
          """),
        .observe(tables: "owner"),
      ])
    let names: SharedReader<[String]> = launch(database) {
      SharedReader(
        wrappedValue: [],
        .query { db in
          let count = try db.row(of: Int.self, "SELECT count(*) FROM vehicle") ?? 0
          return count == 0 ? [] : try db.rows(of: String.self, "SELECT name FROM owner_name")
        })
    }
    _ = try await database.save(Vehicle(id: 1, plate: "B-1"))
    try await database.write { db in
      _ = try db.execute("INSERT INTO owner VALUES ('a', 'Ada')")
    }
    try await until { names.wrappedValue == ["Ada"] }
    try await database.write { db in _ = try db.execute("UPDATE owner SET name = 'Bob'") }
    try await until { names.wrappedValue == ["Bob"] }
  }

  @Test("A change of a table that a query doesn't read doesn't run the query")
  func otherTables() async throws {
    let database = try await Place().open(
      .fleet + [
        PostgresMigration("owners", "CREATE TABLE owner (id bigint PRIMARY KEY)"),
        .observe(tables: "owner"),
      ], clock: ImmediateClock())
    let runs = Locked(0)
    let seats = database.observe { db in
      runs.withLock { $0 += 1 }
      return try db.row(of: Int.self, "SELECT count(*) FROM vehicle") ?? 0
    }
    let owners = database.observe { try $0.row(of: Int.self, "SELECT count(*) FROM owner") ?? 0 }
    var (vehicleCounts, ownerCounts) = (seats.makeAsyncIterator(), owners.makeAsyncIterator())
    #expect(try await vehicleCounts.next() == 0)
    #expect(try await ownerCounts.next() == 0)
    for id in 1...30 {
      try await database.write { db in _ = try db.execute("INSERT INTO owner VALUES (\(id))") }
      #expect(try await ownerCounts.next() == id)
    }
    _ = try await database.save(Vehicle(id: 1, plate: "B-1"))
    #expect(try await vehicleCounts.next() == 1)
    // At the start, once the connection is open and when it listens, and after the change.
    #expect(runs.value < 10)
  }

  @Test("Each session runs a closure for itself, as others may capture other values")
  func captures() async throws {
    let database = try await Place().open()
    func reader(_ user: String) -> SharedReader<[String]> {
      launch(database) {
        SharedReader(
          wrappedValue: [], .query { db in try db.rows(of: String.self, "SELECT \(user)::text") })
      }
    }
    let (ada, bob) = (reader("ada"), reader("bob"))
    try await until { ada.wrappedValue == ["ada"] && bob.wrappedValue == ["bob"] }
  }

  @Test("A query of tables that don't tell of their changes is reported, and works")
  func silent() async throws {
    let database = try await Place().open(Array([PostgresMigration].fleet.prefix(1)))
    let live = LiveQuery(database) { db in
      try db.row(of: Int.self, "SELECT count(*) FROM vehicle") ?? 0
    }
    try await withKnownIssue {
      let count = try await live.first().get()
      #expect(count == 0)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("public.vehicle") }
    }
  }

  @Test("A query that fails says so, and an effect that follows it ends")
  func failures() async throws {
    let database = try await Place().open()
    let reader = launch(database) {
      SharedReader(wrappedValue: [7], .rows(of: Int.self, "SELECT x FROM y"))
    }
    try await until { reader.loadError != nil }
    #expect(reader.wrappedValue == [7])
    await #expect(throws: PostgresError.self) {
      for try await _ in database.observe({ try $0.rows(of: Int.self, "SELECT x FROM y") }) {}
    }
  }

  @Test("What nobody follows any longer isn't listened to")
  func ends() async throws {
    let place = try Place()
    let database = try await place.open()
    let shared = SharedDatabase(MemoryStorage(), clock: ImmediateClock())
    var reader: SharedReader<[Vehicle]>? = vehicles(database, shared)
    _ = try await database.save(Vehicle(id: 1, plate: "B-1"))
    try await until { reader?.wrappedValue.count == 1 }
    reader = nil
    try await place.untilConnection(executes: "UNLISTEN")
  }

  @Test("A test that uses the database without setting one is told so")
  func unset() async throws {
    var database: PostgresDatabase?
    withKnownIssue {
      withDependencies {
        $0.container = DependencyContainer(context: .test)
      } operation: {
        @Dependency(\.postgresDatabase) var current
        database = current
      }
    }
    let unset = try #require(database)
    let error = await failure { _ = try await unset.rows(of: Int.self, "SELECT 1") }
    #expect(error == .unreachable(reason: "The dependency 'postgresDatabase' isn't set."))
  }

  @Test("The tables may be in the database of sessions")
  func stored() async throws {
    let place = try Place()
    let shared = SharedDatabase(try await PostgresStorage(url: place.url))
    let database = PostgresDatabase.shared(in: shared, migrations: .fleet)
    withDependencies {
      $0.container = DependencyContainer(context: .test)
      $0.defaultDatabase = shared
    } operation: {
      // Where an app begins.
      prepareDependencies { $0.postgresDatabase = .shared(migrations: .fleet) }
      @Dependency(\.postgresDatabase) var prepared
      #expect(prepared === database)
    }
    _ = try await database.save(Vehicle(id: 1, plate: "B-1"))
    let other = PostgresDatabase.shared(in: .inMemory, migrations: .fleet)
    let error = await failure { try await other.open() }
    #expect(
      error == .unreachable(reason: "The app needs PostgreSQL. Start it with --store postgres://…"))
  }
}
