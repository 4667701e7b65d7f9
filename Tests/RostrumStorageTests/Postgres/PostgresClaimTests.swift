import RostrumPostgresTestSupport
import RostrumStorage
import Testing

// NB: Holds locks by a connection, which is internal.
@testable import RostrumPostgres

/// How sessions are claimed while other connections lock and change them.
@Suite(
  .enabled(if: PostgresServer.programs != nil, "PostgreSQL isn't installed"),
  .timeLimit(.minutes(10)))
struct PostgresClaimTests {
  @Test("A session is asked for in two round trips, and granted in two when it is free")
  func roundTripsOfClaims() async throws {
    let place = try PostgresPlace()
    let storage = try await place.open(.init())
    for node in [NodeID.one, .two] { try await storage.register(node) }
    func claim(_ number: UInt64) async throws -> (Claim, Int) {
      let before = try await storage.pool.run { $0.roundTrips }
      let claim = try await storage.claim(number, for: .two, isTaking: true)
      return (claim, try await storage.pool.run { $0.roundTrips } - before)
    }
    // The statements are prepared the first time.
    for number in UInt64(1)...2 {
      let lease = try await storage.begin(.of("ann", number), on: .one)
      let (held, asking) = try await claim(number)
      #expect(held == .held(by: .one))
      try await storage.release([lease])
      let (granted, claiming) = try await claim(number)
      guard case .granted = granted else {
        Issue.record("\(granted)")
        return
      }
      if number == 2 { #expect([asking, claiming] == [2, 2]) }
    }
  }

  @Test("A session that others have locked is asked for, and a node that asks locks nothing")
  func claimsWithoutLocks() async throws {
    let place = try PostgresPlace()
    let storage = try await place.open(.init(lockTimeout: .milliseconds(50)))
    for node in [NodeID.one, .two] { try await storage.register(node) }
    let lease = try await storage.begin(.of(), on: .one)
    let other = try place.connect()
    try other.execute("BEGIN; SELECT FROM rostrum_session FOR SHARE")
    #expect(try await storage.claim(7, for: .two, isTaking: true) == .held(by: .one))
    try other.execute("COMMIT")
    #expect(try await storage.write([SessionWrite(.of(), under: lease)]) == [])
  }

  @Test("A session that is released while it is asked for is claimed at once")
  func releasedMeanwhile() async throws {
    let place = try PostgresPlace()
    let storage = try await place.open()
    for node in [NodeID.one, .two] { try await storage.register(node) }
    _ = try await storage.begin(.of(), on: .one)
    let (other, observer) = (try place.connect(), try place.connect())
    try other.execute("BEGIN; UPDATE rostrum_session SET node = NULL, fence = fence + 1")
    async let claim = storage.claim(7, for: .two, isTaking: true)
    try await untilWaiting(1, observer)
    try other.execute("COMMIT")
    guard case .granted(let lease, _, _) = try await claim else {
      Issue.record("held")
      return
    }
    #expect(lease.fence == 3)
  }

  @Test("A session that changed since it was seen is claimed as it is")
  func changedMeanwhile() async throws {
    let place = try PostgresPlace()
    let storage = try await place.open()
    for node in [NodeID.one, .two] { try await storage.register(node) }
    try await storage.release([try await storage.begin(.of(), on: .one)])
    let (other, observer) = (try place.connect(), try place.connect())
    // A different node claims, changes and releases it while the claim waits.
    try other.execute(
      """
      BEGIN;
      UPDATE rostrum_session SET fence = fence + 1, version = 5;
      INSERT INTO rostrum_session_delta VALUES (7, 6, '\\x01');
      UPDATE rostrum_session SET fence = fence + 1
      """)
    async let claim = storage.claim(7, for: .two, isTaking: true)
    try await untilWaiting(1, observer)
    try other.execute("COMMIT")
    guard case .granted(let lease, let record, _) = try await claim else {
      Issue.record("held")
      return
    }
    #expect(lease.fence == 5)
    #expect(record.delta == SessionDelta(version: 6, contents: [1]))
  }
}
