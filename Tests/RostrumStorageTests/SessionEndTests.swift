import RostrumStorage
import Testing

@Suite struct SessionEndTests {
  @Test("Sessions end by number and by user", arguments: Backend.all)
  func ends(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.one)
    let lease = try await storage.begin(.of("ann", 1), on: .one)
    for number in 2...4 {
      _ = try await storage.begin(.of(number == 4 ? "bob" : "ann", UInt64(number)), on: .one)
    }
    try await storage.end([1, 99])
    #expect(try await storage.write([SessionWrite(.of("ann", 1), under: lease)]) == [1])
    try await storage.end(allOf: "ann")
    for number in 1...3 {
      let claim = try await storage.claim(UInt64(number), for: .one, isTaking: false)
      #expect(claim == .missing)
    }
    try await storage.take(4, for: .one)
  }

  @Test("Only the sessions of a user that no live node runs count", arguments: Backend.all)
  func count(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.one)
    let leases = [
      try await storage.begin(.of("ann", 1), on: .one),
      try await storage.begin(.of("ann", 2), on: .one),
      try await storage.begin(.of("bob", 3), on: .one),
    ]
    try await storage.release([leases[0], leases[2]])
    #expect(try await storage.count(of: "ann") == 1)
    try await place.elapse(.seconds(60))
    #expect(try await storage.count(of: "ann") == 2)
    try await place.elapse(.seconds(2000))
    #expect(try await storage.count(of: "ann") == 0)
  }

  @Test(
    "A released session is swept after its lifetime, and is missing from then on",
    arguments: Backend.all)
  func lifetime(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.one)
    try await storage.release([storage.begin(.of("ann", 1), on: .one)])
    try await storage.release([
      storage.begin(.of("ann", 2, lifetime: .seconds(2000)), on: .one)
    ])
    try await place.elapse(.seconds(990))
    #expect(try await storage.sweep() == 0)
    try await place.elapse(.seconds(20))
    #expect(try await storage.claim(1, for: .one, isTaking: false) == .missing)
    #expect(try await storage.sweep() == 1)
    try await storage.take(2, for: .one)
  }

  @Test(
    "A session that a node runs outlives its lifetime, which begins when the node dies",
    arguments: Backend.all)
  func running(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    _ = try await storage.renew(.one, for: .seconds(3000))
    _ = try await storage.begin(.of(), on: .one)
    try await place.elapse(.seconds(2500))
    #expect(try await storage.sweep() == 0)
    try await place.elapse(.seconds(1_000))
    #expect(try await storage.sweep() == 0)
    #expect(try await storage.sweep() == 0)
    try await place.elapse(.seconds(600))
    #expect(try await storage.sweep() == 1)
  }
}
