import RostrumPostgresTestSupport
import RostrumStorage
import Testing

// NB: Tests the library and values, which are internal.
@testable import RostrumPostgres

@Suite(
  .enabled(if: PostgresServer.programs != nil, "PostgreSQL isn't installed"),
  .timeLimit(.minutes(10)))
struct PostgresTests {
  @Test("Without the library, the message says what to install")
  func noLibrary() {
    let error = #expect(throws: StorageError.self) { try LibPQ("libpq.so.none") }
    #expect(
      error
        == .unreachable(
          reason:
            "PostgreSQL needs the library libpq.so.none. Install it, such as by the package libpq5."
        ))
  }

  @Test("A server that isn't there is unreachable")
  func noServer() async {
    let error = await #expect(throws: StorageError.self) {
      _ = try await PostgresStorage(url: "postgres:///app?host=/nowhere")
    }
    guard case .unreachable(let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("/nowhere"))
  }

  @Test(
    "Connections that the server ends are opened again, and listeners hear that they may have missed changes"
  )
  func lostConnections() async throws {
    let place = try PostgresPlace()
    let (storage, other) = (try await place.open(), try await place.open())
    let changes = storage.changes()
    try await storage.register(.one)
    _ = try await storage.begin(.of(), on: .one)
    try place.endConnections()
    #expect(try await next(of: changes) == "")
    try await storage.take(for: .one)
    _ = try await other.set([1], for: "a", basedOn: 0)
    #expect(try await next(of: changes) == "a")
  }

  @Test("A request that was made while the holder had no connection comes when it has one")
  func lostRequest() async throws {
    let place = try PostgresPlace()
    let (storage, other) = (try await place.open(), try await place.open())
    try await storage.register(.one)
    try await other.register(.two)
    _ = try await storage.begin(.of(), on: .one)
    let requests = storage.handOvers(to: .one)
    // A request without its notification.
    try place.perform("INSERT INTO rostrum_request VALUES (7, 'two')")
    try place.endConnections()
    #expect(try await next(of: requests) == 7)
  }

  @Test("A key that is too long for a notification stands for all keys")
  func longKey() async throws {
    let place = try PostgresPlace()
    let storage = try await place.open()
    let changes = storage.changes()
    // The index of the table takes keys of up to 2,700 bytes that don't compress.
    _ = try await storage.set([1], for: String(repeating: "k", count: 7_500), basedOn: 0)
    #expect(try await next(of: changes) == "")
  }

  @Test("Names with quotes, percent signs and newlines are values, not statements")
  func injection() async throws {
    let place = try PostgresPlace()
    let storage = try await place.open()
    let node = NodeID(rawValue: "'; DROP TABLE rostrum_session; --\n%s")
    try await storage.register(node)
    _ = try await storage.begin(.of("\"'{},\\", 3), on: node)
    let (_, record) = try await storage.take(3, for: node)
    #expect(record.user == "\"'{},\\")
  }

  @Test("Several nodes bring the tables up to date at once")
  func migrations() async throws {
    let place = try PostgresPlace()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<5 { group.addTask { _ = try await place.open() } }
      try await group.waitForAll()
    }
    try place.perform("INSERT INTO rostrum_migration VALUES (99)")
    await #expect(
      throws: StorageError.unreachable(
        reason: "The tables were made by a later version of the program.")
    ) { _ = try await place.open() }
  }

  @Test("1,000 sessions are written in one request")
  func bulk() async throws {
    let place = try PostgresPlace()
    let storage = try await place.open()
    try await storage.register(.one)
    var writes: [SessionWrite] = []
    for number in 1...1_000 {
      let lease = try await storage.begin(.of("ann", UInt64(number)), on: .one)
      writes.append(SessionWrite(.of("bob", UInt64(number), [UInt8(number % 256)]), under: lease))
    }
    #expect(try await storage.write(writes) == [])
    #expect(try await storage.take(300, for: .one).1 == .of("bob", 300, [44]))
  }
}
