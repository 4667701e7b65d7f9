import Foundation
import RostrumPostgresTestSupport
import RostrumStorage
import Testing

// NB: Holds locks by a connection, which is internal.
@testable import RostrumPostgres

/// What others do to a database.
@Suite(
  .enabled(if: PostgresServer.programs != nil, "PostgreSQL isn't installed"),
  .timeLimit(.minutes(10)))
struct PostgresFaultTests {
  @Test("Nobody takes a session while the lease of its node is renewed", arguments: [true, false])
  func renewing(isRenewed: Bool) async throws {
    let place = try PostgresPlace()
    let (one, two) = (try await place.open(), try await place.open())
    try await one.register(.one)
    _ = try await one.begin(.of(), on: .one)
    let renewal = try place.connect()
    try renewal.execute(
      """
      BEGIN;
      UPDATE rostrum_node SET ends = clock_timestamp() + interval '1 hour'
        WHERE ends > clock_timestamp()
      """)
    try place.elapse(.seconds(60))
    try await two.register(.two)
    #expect(try await two.claim(7, for: .two, isTaking: true) == .held(by: .one))
    try renewal.execute(isRenewed ? "COMMIT" : "ROLLBACK")
    let claim = try await two.claim(7, for: .two, isTaking: true)
    #expect((claim == .held(by: .one)) == isRenewed)
  }

  @Test("A lease is renewed while all other connections wait for locks")
  func renewal() async throws {
    let place = try PostgresPlace()
    let storage = try await place.open(.init(statementTimeout: .seconds(30), lockTimeout: .zero))
    try await storage.register(.one)
    for number in UInt64(1)...9 { _ = try await storage.begin(.of("ann", number), on: .one) }
    try place.perform(
      "UPDATE rostrum_session SET failures = 1, granted = granted - interval '1 hour'")
    let (other, observer) = (try place.connect(), try place.connect())
    try other.execute("BEGIN; SELECT FROM rostrum_session FOR UPDATE")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in UInt64(1)...9 {
        group.addTask { _ = try await storage.claim(number, for: .one, isTaking: false) }
      }
      try await untilWaiting(4, observer)
      #expect(try await storage.renew(.one, for: .seconds(50)))
      try other.execute("COMMIT")
      try await group.waitForAll()
    }
    #expect(try await storage.renew(.one, for: .seconds(50)))
    try await storage.take(1, for: .one, failures: 1)
  }

  @Test("A wait for a lock is bounded, and so is a statement")
  func bounded() async throws {
    let place = try PostgresPlace()
    let settings = PostgresStorage.Settings(lockTimeout: .milliseconds(50))
    let storage = try await place.open(settings)
    try await storage.register(.one)
    _ = try await storage.begin(.of(), on: .one)
    let other = try place.connect(.init(idleTransactionTimeout: .zero))
    try other.execute("BEGIN; SELECT FROM rostrum_session FOR UPDATE")
    let error = await #expect(throws: StorageError.self) {
      _ = try await storage.claim(7, for: .one, isTaking: false)
    }
    #expect("\(String(describing: error))".contains("lock timeout"))
    try other.execute("ROLLBACK")
    try await storage.take(for: .one)
    let hasty = try place.connect(.init(statementTimeout: .milliseconds(50)))
    let late = #expect(throws: StorageError.self) { try hasty.execute("SELECT pg_sleep(60)") }
    #expect("\(String(describing: late))".contains("statement timeout"))
  }

  /// A write of a value that waits for a different writer.
  struct Race: Sendable {
    /// What the different writer does.
    let other: String
    var isStored = true
    var contents: [UInt8]? = [2]
    /// What is stored then; `nil` for no value.
    var current: [UInt8]?
  }

  @Test(
    "A write that waits for a different one is refused, and gets what that one has stored",
    arguments: [
      Race(other: "UPDATE rostrum_value SET contents = '\\x07', version = 900", current: [7]),
      Race(
        other: "UPDATE rostrum_value SET contents = '\\x07', version = 900", contents: nil,
        current: [7]),
      Race(other: "DELETE FROM rostrum_value"),
      Race(
        other: """
          DELETE FROM rostrum_value; INSERT INTO rostrum_value VALUES ('a', '\\x07', 900)
          """, current: [7]),
      Race(
        other: "INSERT INTO rostrum_value VALUES ('a', '\\x07', 900)", isStored: false,
        current: [7]),
    ])
  func conflict(_ race: Race) async throws {
    let place = try PostgresPlace()
    let storage = try await place.open()
    if race.isStored { _ = try await storage.set([1], for: "a", basedOn: 0) }
    let base = try await storage.value(for: "a")?.version ?? 0
    let (other, observer) = (try place.connect(), try place.connect())
    try other.execute("BEGIN; \(race.other)")
    async let write = storage.set(race.contents, for: "a", basedOn: base)
    try await untilWaiting(1, observer)
    try other.execute("COMMIT")
    let current = race.current.map { VersionedValue(contents: $0, version: 900) }
    #expect(try await write == .conflict(current: current))
    #expect(try await storage.value(for: "a") == current)
  }

  @Test("A write that waits for a lock under which nothing is written is made")
  func lockedWrite() async throws {
    let place = try PostgresPlace()
    let storage = try await place.open()
    guard case .written(let version) = try await storage.set([1], for: "a", basedOn: 0) else {
      Issue.record("refused")
      return
    }
    let (other, observer) = (try place.connect(), try place.connect())
    try other.execute("BEGIN; SELECT FROM rostrum_value FOR UPDATE")
    async let write = storage.set([2], for: "a", basedOn: version)
    try await untilWaiting(1, observer)
    try other.execute("COMMIT")
    guard case .written(let next) = try await write else {
      Issue.record("refused")
      return
    }
    #expect(try await storage.value(for: "a") == VersionedValue(contents: [2], version: next))
  }

  @Test("A write of a shared value is one round trip, whether it is made or refused")
  func roundTrips() async throws {
    let place = try PostgresPlace()
    let storage = try await place.open(.init())
    func count(_ contents: [UInt8]?, basedOn base: Int64) async throws -> (SharedWrite, Int) {
      let before = try await storage.pool.run { $0.roundTrips }
      let write = try await storage.set(contents, for: "a", basedOn: base)
      return (write, try await storage.pool.run { $0.roundTrips } - before)
    }
    var counts: [Int] = []
    // The statements are prepared the first time.
    for round in 0..<2 {
      var version: Int64 = 0
      counts = []
      for contents in [[1], [2], nil] as [[UInt8]?] {
        let (refusal, refused) = try await count(contents, basedOn: version + 1000)
        guard case .conflict = refusal else {
          Issue.record("written")
          return
        }
        let (write, written) = try await count(contents, basedOn: version)
        guard case .written(let next) = write else {
          Issue.record("refused in round \(round)")
          return
        }
        version = next
        // Whether there is a value is asked once more, if there seems to be none.
        counts += [contents == [1] ? refused - 1 : refused, written]
      }
    }
    #expect(counts == [1, 1, 1, 1, 1, 1])
  }

  @Test("A write of sessions is one round trip, for snapshots as for deltas")
  func roundTripsOfSessions() async throws {
    let place = try PostgresPlace()
    let storage = try await place.open(.init())
    try await storage.register(.one)
    var leases: [Lease] = []
    for number in UInt64(1)...3 {
      leases.append(try await storage.begin(.of("ann", number), on: .one))
    }
    func count(_ version: Int64, _ delta: SessionDelta? = nil) async throws -> Int {
      let writes = leases.map { lease in
        var record = SessionRecord.of("ann", lease.number)
        record.version = version
        record.delta = delta
        return SessionWrite(record, under: lease)
      }
      let before = try await storage.pool.run { $0.roundTrips }
      #expect(try await storage.write(writes) == [])
      return try await storage.pool.run { $0.roundTrips } - before
    }
    // The statements are prepared the first time.
    _ = try await (count(1), count(1, SessionDelta(version: 2, contents: [1])))
    #expect(try await count(3) == 1)
    #expect(try await count(3, SessionDelta(version: 4, contents: [1])) == 1)
  }

  @Test("A process that is stopped within a transaction loses its locks")
  func stopped() async throws {
    let place = try PostgresPlace()
    let storage = try await place.open(.init(lockTimeout: .zero))
    try await storage.register(.one)
    _ = try await storage.begin(.of(), on: .one)
    let other = try place.connect(.init(idleTransactionTimeout: .milliseconds(50)))
    try other.execute("BEGIN; SELECT FROM rostrum_session FOR UPDATE")
    // The other one does nothing more.
    try await storage.take(for: .one)
    #expect(throws: StorageError.self) { try other.execute("COMMIT") }
  }

  @Test("All connections have bounds by default")
  func defaults() async throws {
    let connection = try PostgresPlace().connect()
    for (name, value) in [
      ("statement_timeout", "10s"), ("lock_timeout", "5s"),
      ("idle_in_transaction_session_timeout", "10s"),
    ] {
      #expect(try connection.perform("SHOW \(name)").first?.text(0) == value)
    }
  }

  @Test(
    "A database with other tables isn't usable, and says which column it is",
    arguments: [
      (
        "ALTER TABLE rostrum_session DROP COLUMN fence",
        "its table “rostrum_session” has no column “fence”"
      ),
      (
        "ALTER TABLE rostrum_value ALTER version TYPE text",
        "the column “version” of its table “rostrum_value” has the type text"
      ),
      ("DROP TABLE rostrum_node", "it has no table “rostrum_node”"),
    ])
  func shape(_ sql: String, _ words: String) async throws {
    let place = try PostgresPlace()
    await (try place.open(.init())).close()
    try place.perform(sql)
    await #expect(throws: StorageError.unreachable(reason: "The database isn't usable: \(words)."))
    {
      _ = try await place.open()
    }
  }

  @Test("Nothing is written to the standard error output")
  func notices() async throws {
    let place = try PostgresPlace()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { [url = place.url as String] in
      for _ in 0..<2 { await (try PostgresStorage(url: url)).close() }
      let connection = PostgresConnection(try LibPQ(), url: url, .init())
      try connection.open()
      try connection.execute("DROP TABLE IF EXISTS missing")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!text.contains("NOTICE"), "\(text)")
  }

  @Test("Connections that are lost again and again are opened with longer pauses")
  func pauses() {
    var reconnection = Reconnection()
    #expect(reconnection.pause(after: 60) == 0)
    #expect(
      (0..<8).map { _ in reconnection.pause(after: 0.01) } == [0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5, 5])
    #expect(reconnection.pause(after: 60) == 0)
    #expect(reconnection.pause(after: 0) == 0.1)
  }

  @Test("What is released while a node has no connection is told when it has one")
  func lostRelease() async throws {
    let place = try PostgresPlace()
    let (storage, other) = (try await place.open(), try await place.open())
    try await storage.register(.one)
    try await other.register(.two)
    let lease = try await other.begin(.of(), on: .two)
    let revocations = storage.revocations()
    _ = try await storage.claim(7, for: .one, isTaking: true)
    let releases = storage.releases(to: .one)
    // An answer without its notification.
    try place.perform("INSERT INTO rostrum_answer VALUES (8, 'one')")
    try place.endConnections()
    #expect(try await next(of: releases) == 8)
    #expect(try await next(of: revocations) == "")
    try await other.release([lease])
    for await number in releases where number == 7 { break }
  }
}
