import RostrumStorage
import Testing

@Suite struct SessionRegainTests {
  @Test(
    "A node whose lease had ended takes back all that no other node has had",
    arguments: Backend.all, [false, true])
  func lapsed(_ backend: Backend, _ isSwept: Bool) async throws {
    let place = try await backend.makePlace()
    let (one, two) = (try await place.open(), try await place.open())
    try await one.register(.one)
    var leases: [Lease] = []
    for number in UInt64(1)...6 { leases.append(try await one.begin(.of("ann", number), on: .one)) }
    try await place.elapse(.seconds(60))
    try await two.register(.two)
    if isSwept { #expect(try await two.sweep() == 0) }
    try await two.take(1, for: .two)
    let (passed, _) = try await two.take(2, for: .two)
    try await two.release([passed])
    try await two.end([3])
    #expect(try await !one.renew(.one, for: .seconds(50)))
    #expect(try await one.regain(leases) == [1, 2, 3])
    #expect(try await two.claim(4, for: .two, isTaking: false) == .held(by: .one))
    let writes = leases.map { SessionWrite(.of("ann", $0.number, [9]), under: $0) }
    #expect(try await one.write(writes) == [1, 2, 3])
    try await one.release(leases)
    #expect(try await two.take(6, for: .two).1 == .of("ann", 6, [9]))
    #expect(try await one.claim(1, for: .one, isTaking: false) == .held(by: .two))
  }

  @Test("What a node has released or set aside isn't taken back", arguments: Backend.all)
  func released(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.one, .two)
    var leases: [Lease] = []
    for number in UInt64(1)...3 {
      leases.append(try await storage.begin(.of("ann", number), on: .one))
    }
    leases.append(try await storage.begin(.of("ann", 4), on: .two))
    try await storage.release([leases[0]])
    try await storage.setAside(leases[1])
    try await storage.remove(.two)
    #expect(try await storage.regain(leases) == [1, 2, 4])
    try await storage.register(.two)
    try await storage.take(1, for: .two)
    try await storage.take(4, for: .two)
    #expect(try await storage.claim(2, for: .two, isTaking: false) == .missing)
  }

  @Test("A lease is as good as before, and one that is older is lost", arguments: Backend.all)
  func fence(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.one)
    let old = try await storage.begin(.of(), on: .one)
    let (lease, _) = try await storage.take(for: .one)
    try await place.elapse(.seconds(60))
    try await storage.register(.one)
    #expect(try await storage.regain([]) == [])
    #expect(try await storage.regain([old]) == [7])
    #expect(try await storage.regain([lease]) == [])
    #expect(try await storage.write([SessionWrite(.of(), under: lease)]) == [])
    #expect(try await storage.write([SessionWrite(.of(), under: old)]) == [7])
  }

  @Test(
    "Of two nodes, one takes back and one claims, and only one has the session",
    arguments: Backend.all)
  func race(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let (one, two) = (try await place.open(), try await place.open())
    for number in UInt64(1)...50 {
      _ = try await one.renew(.one, for: .seconds(50))
      let lease = try await one.begin(.of("ann", number), on: .one)
      try await place.elapse(.seconds(60))
      _ = try await two.renew(.two, for: .seconds(1000))
      async let claim = two.claim(number, for: .two, isTaking: false)
      _ = try await one.renew(.one, for: .seconds(50))
      let lost = try await one.regain([lease])
      switch try await claim {
      case .granted: #expect(lost == [number])
      case .held(let holder): #expect(holder == .one && lost.isEmpty)
      case .missing: Issue.record("missing")
      }
      try await one.end([number])
    }
  }
}
