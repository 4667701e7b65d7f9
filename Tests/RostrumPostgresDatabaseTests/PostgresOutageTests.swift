import Foundation
import RostrumDependencies
import RostrumPostgres
import RostrumPostgresDatabase
import RostrumPostgresTestSupport
import RostrumRuntime
import RostrumShared
import Testing

@Suite(
  .enabled(if: PostgresServer.programs != nil, "PostgreSQL isn't installed"),
  .timeLimit(.minutes(10)))
struct PostgresOutageTests {
  private func counts(_ database: PostgresDatabase) -> AsyncThrowingStream<Int, any Error> {
    database.observe { db in try db.row(of: Int.self, "SELECT count(*) FROM vehicle") ?? 0 }
  }

  @Test("Connections that the server ends are opened again, and what was missed is found")
  func lostConnections() async throws {
    let place = try Place()
    let (database, other) = (try await place.open(), try await place.open())
    var counts = counts(database).makeAsyncIterator()
    #expect(try await counts.next() == 0)
    _ = try await database.save(Vehicle(id: 1, plate: "B-1"))
    while try await counts.next() != 1 {}
    // A change that nobody is told of.
    try place.connect().execute(
      """
      ALTER TABLE vehicle DISABLE TRIGGER USER;
      INSERT INTO vehicle (id, plate) VALUES (2, 'B-2');
      ALTER TABLE vehicle ENABLE TRIGGER USER
      """)
    try place.endConnections()
    while try await counts.next() != 2 {}
    _ = try await other.save(Vehicle(id: 3, plate: "B-3"))
    while try await counts.next() != 3 {}
  }

  @Test("A change after the first read and before the connection listens isn't missed")
  func beforeListening() async throws {
    let place = try Place()
    let database = try await place.open()
    let isFirst = Locked(true)
    let counts = database.observe { db in
      let count = try db.row(of: Int.self, "SELECT count(*) FROM vehicle") ?? 0
      let changes = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      if changes { try place.fill(1) }
      return count
    }
    for try await count in counts where count == 1 { break }
  }

  @Test("A transaction whose connection is lost is an error, and the next one works")
  func lostTransaction() async throws {
    let place = try Place()
    let database = try await place.open()
    let error = await failure {
      try await database.write { db in
        _ = try db.save(Vehicle(id: 1, plate: "B-1"))
        try place.endConnections()
        _ = try db.save(Vehicle(id: 2, plate: "B-2"))
      }
    }
    guard case .unreachable = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try await database.rows(of: Int.self, "SELECT count(*) FROM vehicle") == [0])
  }

  @Test("A query that has waited too long for a lock runs again, although no table has changed")
  func lockedTable() async throws {
    let place = try Place()
    let database = try await place.open(
      settings: .init(lockTimeout: .milliseconds(20)), clock: ImmediateClock())
    let other = try place.connect()
    try other.execute("BEGIN; LOCK TABLE vehicle")
    let reader = await MainActor.run {
      withDependencies {
        $0.container = DependencyContainer(context: .test)
        $0.postgresDatabase = database
      } operation: {
        SharedReader(wrappedValue: nil, .row(of: Int.self, "SELECT count(*) FROM vehicle"))
      }
    }
    while reader.loadError == nil {
      try Task.checkCancellation()
      await Task.yield()
    }
    try other.execute("ROLLBACK")
    while reader.wrappedValue != 0 {
      try Task.checkCancellation()
      await Task.yield()
    }
    #expect(reader.loadError == nil)
  }

  @Test("A server that is started again is found, by requests and by queries that are followed")
  func restart() async throws {
    let server = try PostgresServer()
    let database = try await Place(server).open()
    var counts = counts(database).makeAsyncIterator()
    _ = try await database.save(Vehicle(id: 1, plate: "B-1"))
    while try await counts.next() != 1 {}
    server.stop()
    guard
      case .unreachable = await failure({
        _ = try await database.save(Vehicle(id: 2, plate: "B-2"))
      })
    else {
      Issue.record("The server isn't stopped.")
      return
    }
    server.start()
    _ = try await database.save(Vehicle(id: 2, plate: "B-2"))
    while try await counts.next() != 2 {}
  }
}
