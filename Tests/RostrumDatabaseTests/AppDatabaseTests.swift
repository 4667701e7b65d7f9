import Foundation
import GRDB
import RostrumDatabase
import RostrumDependencies
import RostrumShared
import Testing

struct Vehicle: Codable, Equatable, Sendable, VersionedRecord {
  var id: Int64
  var plate = ""
  var seats = 4
  var version = 0
}

extension DatabaseMigrator {
  static var fleet: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("vehicles") { db in
      try db.create(table: "vehicle") { table in
        table.primaryKey("id", .integer)
        table.column("plate", .text).notNull()
        table.column("seats", .integer).notNull()
        table.column("version", .integer).notNull()
      }
    }
    return migrator
  }
}

@MainActor @Suite(.timeLimit(.minutes(5))) struct AppDatabaseTests {
  private let database: AppDatabase

  init() throws {
    database = try AppDatabase(inMemory: .fleet) { db in
      _ = try Vehicle(id: 1, plate: "B-1").saveVersion(db)
    }
  }

  private func launch<R>(_ database: AppDatabase, _ operation: () throws -> R) rethrows -> R {
    try withDependencies {
      $0.container = DependencyContainer(context: .test)
      $0.appDatabase = database
    } operation: {
      try operation()
    }
  }

  private func plates(_ database: AppDatabase) -> SharedReader<[String]> {
    launch(database) {
      SharedReader(
        wrappedValue: [],
        .query { try String.fetchAll($0, sql: "SELECT plate FROM vehicle ORDER BY id") })
    }
  }

  private func until(_ condition: () -> Bool) async throws {
    while !condition() {
      await Task.yield()
      try #require(!Task.isCancelled, "in vain")
    }
  }

  @Test("A query has its value from the beginning, and follows the writes of every session")
  func queries() async throws {
    let (one, two) = (plates(database), plates(database))
    #expect(one.wrappedValue == ["B-1"] && two.wrappedValue == ["B-1"])
    _ = try await database.save(Vehicle(id: 2, plate: "B-2"))
    try await until { one.wrappedValue == ["B-1", "B-2"] && two.wrappedValue == ["B-1", "B-2"] }
    try await database.delete(Vehicle(id: 1, plate: "B-1", version: 1))
    try await until { one.wrappedValue == ["B-2"] && two.wrappedValue == ["B-2"] }
  }

  @Test("Queries of one place differ by what they capture")
  func identities() {
    func plate(_ id: Int64) -> SharedReader<String?> {
      SharedReader(
        wrappedValue: nil,
        .query(id: id) {
          try String.fetchOne($0, sql: "SELECT plate FROM vehicle WHERE id = ?", arguments: [id])
        })
    }
    launch(database) {
      let (one, two) = (plate(1), plate(2))
      #expect(one.wrappedValue == "B-1" && two.wrappedValue == nil)
    }
  }

  @Test("A query that fails says so")
  func failures() {
    let reader = launch(database) {
      SharedReader(wrappedValue: 7, .query { try Int.fetchOne($0, sql: "SELECT x FROM y") ?? 0 })
    }
    #expect(reader.wrappedValue == 7 && reader.loadError != nil)
  }

  @Test("An effect follows a query")
  func observation() async throws {
    var counts = database.observe { try Vehicle.fetchCount($0) }.makeAsyncIterator()
    #expect(try await counts.next() == 1)
    _ = try await database.save(Vehicle(id: 2))
    #expect(try await counts.next() == 2)
    await #expect(throws: DatabaseError.self) {
      for try await _ in database.observe({ try Int.fetchOne($0, sql: "SELECT x FROM y") }) {}
    }
  }

  @Test("Of two people who edit one row, the second is told, and gets both records")
  func conflicts() async throws {
    let base = try #require(try await database.read { try Vehicle.fetchOne($0, id: 1) })
    var (ada, bob) = (base, base)
    ada.plate = "B-ADA"
    bob.seats = 7
    ada = try await database.save(ada)
    #expect(ada.version == base.version + 1)
    let conflict = await #expect(throws: EditConflict<Vehicle>.self) {
      try await database.save(bob)
    }
    #expect(conflict == EditConflict(mine: bob, theirs: ada))
    await #expect(throws: EditConflict<Vehicle>.self) { try await database.delete(bob) }
    #expect(try await database.read { try Vehicle.fetchOne($0, id: 1) } == ada)
    let saved = try await database.save(try #require(conflict).overruling)
    #expect(saved.seats == 7 && saved.plate == "B-1" && saved.version == ada.version + 1)
  }

  @Test("A row that was deleted meanwhile is a conflict, and can be created again")
  func deletions() async throws {
    let base = try #require(try await database.read { try Vehicle.fetchOne($0, id: 1) })
    try await database.delete(base)
    try await database.delete(base)
    let conflict = await #expect(throws: EditConflict<Vehicle>.self) {
      try await database.save(base)
    }
    #expect(conflict?.theirs == nil)
    #expect(try await database.save(try #require(conflict).overruling).version == 1)
    await #expect(throws: EditConflict<Vehicle>.self) { try await database.save(Vehicle(id: 1)) }
  }

  @Test("A conflict undoes the whole transaction")
  func transactions() async throws {
    await #expect(throws: EditConflict<Vehicle>.self) {
      try await database.write { db in
        _ = try Vehicle(id: 5).saveVersion(db)
        _ = try Vehicle(id: 1, version: 9).saveVersion(db)
      }
    }
    #expect(try await database.read { try Vehicle.fetchCount($0) } == 1)
  }

  @Test(
    "A file keeps its rows, is migrated when it is opened, and tells what other processes write")
  func files() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "database-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "fleet.sqlite").path
    let clock = TestClock()
    let one = try AppDatabase(path: path, migrator: .fleet, clock: clock)
    let other = try AppDatabase(path: path, migrator: .fleet)
    let reader = plates(one)
    #expect(reader.wrappedValue == [])
    _ = try await other.save(Vehicle(id: 3, plate: "B-3"))
    while reader.wrappedValue != ["B-3"] {
      await clock.advance(by: .seconds(1))
      await Task.yield()
      try #require(!Task.isCancelled, "in vain")
    }
    var next = DatabaseMigrator.fleet
    next.registerMigration("owners") {
      try $0.create(table: "owner") { $0.primaryKey("id", .text) }
    }
    let third = try AppDatabase(path: path, migrator: next)
    #expect(try await third.read { try $0.tableExists("owner") })
    #expect(try await third.read { try Vehicle.fetchCount($0) } == 1)
  }
}
