import Foundation
import RostrumPostgres
import RostrumPostgresDatabase
import RostrumPostgresTestSupport
import RostrumRuntime
import Testing

@Suite(
  .enabled(if: PostgresServer.programs != nil, "PostgreSQL isn't installed"),
  .timeLimit(.minutes(10)))
struct PostgresTransactionTests {
  private struct Refused: Error {}

  @Test("A transaction whose closure throws changes nothing")
  func undone() async throws {
    let database = try await Place().open()
    await #expect(throws: Refused.self) {
      try await database.write { db in
        _ = try db.save(Vehicle(id: 1, plate: "B-1"))
        throw Refused()
      }
    }
    #expect(try await database.rows(of: Int.self, "SELECT count(*) FROM vehicle") == [0])
    _ = try await database.save(Vehicle(id: 1, plate: "B-1"))
  }

  @Test("A failure that the closure catches undoes the transaction, and is reported")
  func caught() async throws {
    let database = try await Place().open()
    let error = await failure {
      try await database.write { db in
        _ = try db.save(Vehicle(id: 1, plate: "B-1"))
        _ = try? db.execute("INSERT INTO missing VALUES (1)")
      }
    }
    guard case .refused(let refusal) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(refusal.code == "42P01")
    #expect(try await database.rows(of: Int.self, "SELECT count(*) FROM vehicle") == [0])
  }

  @Test("A read can't write")
  func reading() async throws {
    let database = try await Place().open()
    let error = await failure {
      try await database.read { db in _ = try db.save(Vehicle(id: 1, plate: "B-1")) }
    }
    guard case .refused(let refusal) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(refusal.code == "25006")
  }

  @Test("Writers on two nodes that are in the way of each other run again, and none is lost")
  func writers() async throws {
    let place = try Place()
    let nodes = [try await place.open(), try await place.open()]
    _ = try await nodes[0].save(Vehicle(id: 1, plate: "B-1", seats: 0))
    let attempts = Locked(0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<24 {
        group.addTask {
          try await nodes[number % 2].write { db in
            attempts.withLock { $0 += 1 }
            let seats = try db.row(of: Int.self, "SELECT seats FROM vehicle WHERE id = 1") ?? 0
            try db.execute("UPDATE vehicle SET seats = \(seats + 1) WHERE id = 1")
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await nodes[1].rows(of: Int.self, "SELECT seats FROM vehicle") == [24])
    #expect(attempts.value >= 24)
  }

  @Test("A request that waits for a lock blocks nobody else, and ends when it has waited too long")
  @MainActor func locks() async throws {
    let place = try Place()
    let database = try await place.open(settings: .init(lockTimeout: .zero))
    let hasty = try await place.open(settings: .init(lockTimeout: .milliseconds(50)))
    let (other, observer) = (try place.connect(), try place.connect())
    try other.execute("BEGIN; LOCK TABLE vehicle")
    async let saved = database.save(Vehicle(id: 1, plate: "B-1"))
    async let count = database.rows(of: Int.self, "SELECT count(*) FROM vehicle")
    try await untilWaiting(2, observer)
    #expect(try await database.rows(of: Int.self, "SELECT 7") == [7])
    let error = await failure { _ = try await hasty.save(Vehicle(id: 2, plate: "B-2")) }
    guard case .refused(let refusal) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(refusal.code == "55P03")
    try other.execute("COMMIT")
    #expect(try await saved.version == 1)
    _ = try await count
  }

  @Test("A statement that was prepared before a table was altered is prepared again")
  func altered() async throws {
    let place = try Place()
    let database = try await place.open()
    _ = try await database.save(Vehicle(id: 1, plate: "B-1"))
    let query: PostgresQuery = "SELECT * FROM vehicle"
    for _ in 0..<8 { #expect(try await database.rows(of: Vehicle.self, query).count == 1) }
    try place.connect().execute("ALTER TABLE vehicle ADD colour text")
    for _ in 0..<8 { #expect(try await database.rows(of: Vehicle.self, query).count == 1) }
  }

  @Test("Statements with many different texts don't fill the server")
  func statements() async throws {
    let place = try Place()
    let database = PostgresDatabase(url: place.url, size: 1)
    let count = try await database.read { db in
      for number in 0..<1_200 {
        _ = try db.execute(PostgresQuery(unsafe: "SELECT \(number)"))
      }
      return try db.row(of: Int.self, "SELECT count(*) FROM pg_prepared_statements") ?? 0
    }
    #expect(count > 0 && count <= 512)
  }

  @Test("The database of a transaction that is over can't be used")
  func over() async throws {
    let database = try await Place().open()
    let error = await failure {
      let kept = Locked<UncheckedTransaction?>(nil)
      try await database.read { db in kept.withLock { $0 = UncheckedTransaction(db) } }
      _ = try kept.value?.db.execute("SELECT 1")
    }
    #expect(error == .unreachable(reason: "The transaction is over."))
  }

  /// A transaction that leaves its closure, by mistake.
  private struct UncheckedTransaction: @unchecked Sendable {
    let db: PostgresTransaction
    init(_ db: PostgresTransaction) { self.db = db }
  }
}
