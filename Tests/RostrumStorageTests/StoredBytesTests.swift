import RostrumStorage
import Testing

@Suite struct StoredBytesTests {
  @Test("What sessions store counts by user, by origin and in all", arguments: Backend.all)
  func counted(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.one)
    #expect(try await storage.storedBytes(of: .all) == 0)
    var leases: [Lease] = []
    for (number, user, origin, size) in [
      (UInt64(1), "ann", "a", 100), (2, "ann", "b", 2_000), (3, "bob", "a", 30_000),
      (4, "bob", "", 4),
    ] {
      leases.append(
        try await storage.begin(.of(user, number, size: size, from: origin), on: .one))
    }
    try await storage.release([leases[1]])
    #expect(try await storage.storedBytes(of: .user("ann")) == 2_100)
    #expect(try await storage.storedBytes(of: .user("eve")) == 0)
    #expect(try await storage.storedBytes(of: .origin("a")) == 30_100)
    #expect(try await storage.storedBytes(of: .origin("")) == 4)
    #expect(try await storage.storedBytes(of: .all) == 32_104)
    let write = SessionWrite(.of("ann", 1, size: 9, from: "b"), under: leases[0])
    #expect(try await storage.write([write]) == [])
    #expect(try await storage.storedBytes(of: .user("ann")) == 2_009)
    #expect(try await storage.storedBytes(of: .origin("a")) == 30_000)
    #expect(try await storage.storedBytes(of: .origin("b")) == 2_009)
    try await storage.end([3])
    #expect(try await storage.storedBytes(of: .all) == 2_013)
  }

  @Test(
    "The oldest sessions that no living node runs are deleted first", arguments: Backend.all)
  func trimmed(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    _ = try await storage.renew(.one, for: .seconds(10_000))
    _ = try await storage.renew(.two, for: .seconds(300))
    // 5 and 6 are free, and older than 3 and 4; the node of 7 dies, and 1 and 2 are running.
    for number: UInt64 in [5, 6, 3, 4, 1, 2, 7] {
      let node = number == 7 ? NodeID.two : .one
      let record = SessionRecord.of(number % 2 == 0 ? "ann" : "bob", number, size: 100, from: "a")
      let lease = try await storage.begin(record, on: node)
      if number > 2, number < 7 { try await storage.release([lease]) }
      try await place.elapse(.seconds(10))
    }
    #expect(try await storage.trim(.all, to: 700) == 0)
    #expect(try await storage.trim(.all, to: 650) == 1)
    #expect(try await storage.numbers() == [1, 2, 3, 4, 6, 7])
    #expect(try await storage.trim(.user("ann"), to: 200) == 1)
    #expect(try await storage.numbers() == [1, 2, 3, 4, 7])
    #expect(try await storage.trim(.origin("a"), to: 0) == 2)
    #expect(try await storage.numbers() == [1, 2, 7])
    try await place.elapse(.seconds(300))
    #expect(try await storage.trim(.origin("b"), to: 0) == 0)
    #expect(try await storage.trim(.all, to: 0) == 1)
    #expect(try await storage.numbers() == [1, 2])
    #expect(try await storage.storedBytes(of: .all) == 200)
  }

  @Test(
    "A session that a node ran until its death is kept longer than one that was left before",
    arguments: Backend.all)
  func death(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    _ = try await storage.renew(.one, for: .seconds(10_000))
    _ = try await storage.renew(.two, for: .seconds(300))
    _ = try await storage.begin(.of("ann", 1, size: 100, from: "a"), on: .two)
    try await place.elapse(.seconds(10))
    let lease = try await storage.begin(.of("ann", 2, size: 100, from: "a"), on: .one)
    try await storage.release([lease])
    try await place.elapse(.seconds(300))
    #expect(try await storage.trim(.all, to: 100) == 1)
    #expect(try await storage.numbers() == [1])
  }
}

extension SessionStorage {
  /// The numbers up to nine that are taken.
  fileprivate func numbers() async throws -> [UInt64] {
    var numbers: [UInt64] = []
    for number in UInt64(1)...9 {
      if try await claim(number, for: .three, isTaking: false) != .missing {
        numbers.append(number)
      }
    }
    return numbers
  }
}
