import RostrumStorage
import Testing

@Suite struct SessionLeaseTests {
  @Test("A session is the same for the node that claims it after a release", arguments: Backend.all)
  func released(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.one, .two)
    let lease = try await storage.begin(.of(), on: .one)
    #expect(lease == Lease(number: 7, node: .one, fence: 1))
    let written = SessionRecord.of("ann", 7, Array(repeating: 0, count: 70_000))
    #expect(try await storage.write([SessionWrite(written, under: lease)]) == [])
    try await storage.release([lease])
    let (other, record) = try await place.open().take(for: .two)
    #expect(record == written)
    #expect(other.fence > lease.fence)
  }

  @Test(
    "A session is granted with where it comes from and what it follows", arguments: Backend.all
  )
  func origin(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.one)
    var record = SessionRecord.of()
    (record.origin, record.follows) = ("10.0.0.1", .max)
    let lease = try await storage.begin(record, on: .one)
    #expect(try await storage.take(for: .one).1 == record)
    _ = try await storage.begin(.of("ann", 8), on: .one)
    #expect(try await storage.take(8, for: .one).1 == .of("ann", 8))
    let (other, _) = try await storage.take(for: .one)
    #expect(other.fence > lease.fence)
    var written = SessionRecord.of("ann", 7, [1])
    written.origin = "10.0.0.2"
    #expect(try await storage.write([SessionWrite(written, under: other)]) == [])
    written.follows = .max
    #expect(try await storage.take(for: .one).1 == written)
  }

  @Test("A number is that of one session", arguments: Backend.all)
  func taken(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.one)
    _ = try await storage.begin(.of(), on: .one)
    await #expect(throws: StorageError.exists) {
      _ = try await storage.begin(.of("bob"), on: .one)
    }
  }

  @Test("Numbers have all 64 bits", arguments: Backend.all)
  func largeNumber(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.one)
    let lease = try await storage.begin(.of("ann", .max), on: .one)
    try await storage.release([lease])
    let (_, record) = try await storage.take(.max, for: .one)
    #expect(record.number == .max)
  }

  @Test(
    "A session that a live node has is held, and one that doesn't exist is missing",
    arguments: Backend.all)
  func held(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let (one, two) = (try await place.open(), try await place.open())
    try await one.register(.one)
    try await two.register(.two)
    _ = try await one.begin(.of(), on: .one)
    #expect(try await two.claim(7, for: .two, isTaking: false) == .held(by: .one))
    #expect(try await two.claim(8, for: .two, isTaking: true) == .missing)
  }

  @Test("A node that claims what it has gets it anew", arguments: Backend.all)
  func again(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.one)
    let lease = try await storage.begin(.of(), on: .one)
    let (other, _) = try await storage.take(for: .one)
    #expect(other.fence > lease.fence)
    #expect(try await storage.write([SessionWrite(.of(), under: lease)]) == [7])
    #expect(try await storage.write([SessionWrite(.of(), under: other)]) == [])
  }

  @Test(
    "The lease of a node ends by the storage's clock, and its writes are refused from then on",
    arguments: Backend.all)
  func fence(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let (one, two) = (try await place.open(), try await place.open())
    #expect(try await !one.renew(.one, for: .seconds(50)))
    try await two.register(.two)
    let lost = try await one.begin(.of(), on: .one)
    one.marker(of: .one)?.begin(7)
    let kept = try await one.begin(.of("ann", 8), on: .one)
    try await place.elapse(.seconds(40))
    #expect(try await one.renew(.one, for: .seconds(50)))
    try await place.elapse(.seconds(40))
    #expect(try await two.claim(7, for: .two, isTaking: false) == .held(by: .one))
    try await place.elapse(.seconds(20))
    try await two.register(.two)
    let (lease, _) = try await two.take(for: .two, failures: 1)
    #expect(try await !one.renew(.one, for: .seconds(50)))
    let late = SessionRecord.of("ann", 7, [9])
    let other = SessionRecord.of("ann", 8, [9])
    #expect(
      try await one.write([SessionWrite(late, under: lost), SessionWrite(other, under: kept)])
        == [7])
    try await one.release([lost])
    #expect(try await one.claim(7, for: .one, isTaking: false) == .held(by: .two))
    try await two.release([lease])
    #expect(try await two.take(for: .two).1 == .of())
    #expect(try await one.take(8, for: .one).1 == other)
  }

  @Test(
    "A node whose lease is renewed in time keeps its sessions, whoever claims them meanwhile",
    arguments: Backend.all)
  func renewedMeanwhile(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let (one, two) = (try await place.open(), try await place.open())
    for number in UInt64(1)...60 {
      _ = try await one.renew(.one, for: .seconds(50))
      _ = try await one.begin(.of("ann", number), on: .one)
      try await place.elapse(.seconds(45))
      async let hasLasted = one.renew(.one, for: .seconds(50))
      async let claim = {
        try await place.elapse(.seconds(10))
        try await two.register(.two)
        return try await two.claim(number, for: .two, isTaking: false)
      }()
      if try await hasLasted { #expect(try await claim == .held(by: .one)) }
      _ = try await claim
    }
  }

  @Test("A node that is removed releases its sessions", arguments: Backend.all)
  func removed(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.one, .two)
    let lease = try await storage.begin(.of(), on: .one)
    try await storage.remove(.one)
    #expect(try await storage.write([SessionWrite(.of(), under: lease)]) == [7])
    try await storage.take(for: .two)
    #expect(try await !storage.renew(.one, for: .seconds(50)))
  }

  @Test("Two nodes that claim a session at once never both get it", arguments: Backend.all)
  func race(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storages = [try await place.open(), try await place.open()]
    let nodes = [NodeID.one, .two]
    for (storage, node) in zip(storages, nodes) {
      _ = try await storage.renew(node, for: .seconds(1_000))
    }
    try await storages[0].release([storages[0].begin(.of(), on: .one)])
    for _ in 0..<100 {
      let claims = try await withThrowingTaskGroup(of: Claim.self) { group in
        for (storage, node) in zip(storages, nodes) {
          group.addTask { try await storage.claim(7, for: node, isTaking: false) }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let leases = claims.compactMap { claim -> Lease? in
        if case .granted(let lease, _, _) = claim { lease } else { nil }
      }
      try #require(leases.count == 1)
      try await storages[0].release(leases)
    }
  }
}
