import Foundation
import RostrumPostgres
import RostrumPostgresDatabase
import RostrumPostgresTestSupport
import Testing

@Suite(
  .enabled(if: PostgresServer.programs != nil, "PostgreSQL isn't installed"),
  .timeLimit(.minutes(10)))
struct PostgresMigrationTests {
  private let owners = PostgresMigration("owners", "CREATE TABLE owner (id text PRIMARY KEY)")

  private func tables(_ database: PostgresDatabase) async throws -> [String] {
    try await database.rows(
      of: String.self,
      """
      SELECT table_name::text FROM information_schema.tables
      WHERE table_schema = current_schema() ORDER BY 1
      """)
  }

  @Test("Nodes that start at the same time apply each migration once")
  func simultaneous() async throws {
    let place = try Place()
    let applied = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<6 {
        group.addTask { try await tables(try await place.open(.fleet + [owners])) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(
      applied
        == Array(repeating: ["owner", "rostrum_app_migration", "vehicle"], count: applied.count))
  }

  @Test("A node that starts while another one applies a migration waits for it")
  func waiting() async throws {
    let place = try Place()
    let (other, observer) = (try place.connect(), try place.connect())
    try other.execute("CREATE TABLE held (id integer)")
    try other.execute("BEGIN; LOCK TABLE held")
    let migrations = [owners, PostgresMigration("held", "INSERT INTO held VALUES (1)")]
    let settings = PostgresStorage.Settings(lockTimeout: .zero)
    async let one = place.open(migrations, settings: settings)
    async let two = place.open(migrations, settings: settings)
    try await untilWaiting(2, observer)
    try other.execute("COMMIT")
    _ = try await (one, two)
    #expect(try observer.perform("SELECT count(*) FROM held").first?.integer(0) == 1)
  }

  @Test("A later migration is applied to the tables of an earlier version, which still runs")
  func later() async throws {
    let place = try Place()
    let old = try await place.open()
    _ = try await old.save(Vehicle(id: 1, plate: "B-1"))
    let new = try await place.open(.fleet + [owners])
    #expect(try await tables(new).contains("owner"))
    #expect(try await new.rows(of: Vehicle.self, "SELECT * FROM vehicle").count == 1)
    // An update that was undone.
    _ = try await place.open()
    _ = try await old.save(Vehicle(id: 2, plate: "B-2"))
  }

  @Test("A migration that was applied and has changed since is refused")
  func changed() async throws {
    let place = try Place()
    _ = try await place.open([owners])
    let other = PostgresMigration("owners", "CREATE TABLE owner (id bigint PRIMARY KEY)")
    let expected = PostgresError.migration(
      name: "owners",
      reason: "it was applied with other statements; add a later migration instead")
    let error = await failure { _ = try await place.open([other]) }
    #expect(error == expected)
    #expect(
      expected.localizedDescription
        == """
        The migration “owners” can't be applied: it was applied with other statements; add a later \
        migration instead.
        """)
  }

  @Test("If a migration fails, none is applied, and the next start tries again")
  func failing() async throws {
    let place = try Place()
    let bad = PostgresMigration("bad", "CREATE TABLE bad (id nothing)")
    let error = await failure { _ = try await place.open([owners, bad]) }
    guard case .migration(name: "bad", let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("type \"nothing\" does not exist"))
    let database = try await place.open([])
    #expect(try await tables(database) == [])
    _ = try await place.open([owners])
  }

  @Test("Two migrations of one name are refused")
  func names() async throws {
    let place = try Place()
    let error = await failure { _ = try await place.open([owners, owners]) }
    #expect(error == .migration(name: "owners", reason: "two migrations have this name"))
  }

  @Test("Databases in schemas of their own don't see each other, and leave nothing behind")
  func schemas() async throws {
    let place = try Place()
    try await PostgresDatabase.withTemporary(at: place.url, migrations: .fleet) { one in
      _ = try await one.save(Vehicle(id: 1, plate: "B-1"))
      try await PostgresDatabase.withTemporary(at: place.url, migrations: .fleet) { two in
        let counts = try await two.rows(of: Int.self, "SELECT count(*) FROM vehicle")
        #expect(counts == [0])
      }
    }
    let database = try await place.open([])
    let schemas = try await database.rows(
      of: String.self, "SELECT nspname::text FROM pg_namespace WHERE nspname LIKE 'test%'")
    #expect(schemas == [])
  }

  @Test("A server that isn't there is unreachable, and is tried again by the next request")
  func noServer() async {
    let database = PostgresDatabase(url: "postgres:///app?host=/nowhere", migrations: .fleet)
    for _ in 0..<2 {
      guard case .unreachable(let reason) = await failure({ try await database.open() }) else {
        Issue.record("It isn't unreachable.")
        return
      }
      #expect(reason.contains("/nowhere"))
    }
  }
}
