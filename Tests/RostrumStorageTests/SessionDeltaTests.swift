import RostrumStorage
import Testing

/// Sessions that are written as a snapshot with a delta.
@Suite(.timeLimit(.minutes(10))) struct SessionDeltaTests {
  /// A storage in which node one has a session with version 3.
  ///
  /// The place is removed with its last reference.
  private func begin(
    _ backend: Backend
  ) async throws -> (any Storage, Lease, any StoragePlace) {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.one, .two)
    return (storage, try await storage.begin(.of(version: 3, [3]), on: .one), place)
  }

  @Test("A session is granted with its latest delta, again and again", arguments: Backend.all)
  func granted(_ backend: Backend) async throws {
    let (storage, lease, place) = try await begin(backend)
    defer { withExtendedLifetime(place) {} }
    for version in [4, 5] as [Int64] {
      let write = SessionWrite(.of(base: 3, version, [UInt8(version)]), under: lease)
      #expect(try await storage.write([write]) == [])
    }
    var expected = SessionRecord.of(version: 3, [3])
    expected.delta = SessionDelta(version: 5, contents: [5])
    try await storage.release([lease])
    #expect(try await storage.take(for: .two).1 == expected)
    #expect(try await storage.take(for: .two).1 == expected)
  }

  @Test("A snapshot replaces the delta", arguments: Backend.all)
  func replaced(_ backend: Backend) async throws {
    let (storage, lease, place) = try await begin(backend)
    defer { withExtendedLifetime(place) {} }
    let delta = SessionWrite(.of(base: 3, 4, [4]), under: lease)
    let whole = SessionRecord.of(version: 4, [3, 4])
    #expect(try await storage.write([delta]) == [])
    #expect(try await storage.write([SessionWrite(whole, under: lease)]) == [])
    #expect(try await storage.take(for: .one).1 == whole)
  }

  @Test("What arrives late replaces nothing newer, and loses no lease", arguments: Backend.all)
  func late(_ backend: Backend) async throws {
    let (storage, lease, place) = try await begin(backend)
    defer { withExtendedLifetime(place) {} }
    var latest = SessionRecord.of(version: 6, [6])
    latest.delta = SessionDelta(version: 8, contents: [8])
    let writes: [SessionRecord] = [
      .of(version: 6, [6]), .of(base: 6, 8, [8]),
      // A snapshot and a delta from before, both of them again, and a delta of a different snapshot.
      .of(version: 5, [5]), .of(base: 6, 7, [7]), .of(version: 6, [6]), .of(base: 6, 8, [8]),
      .of(base: 3, 9, [9]),
    ]
    for write in writes {
      #expect(try await storage.write([SessionWrite(write, under: lease)]) == [])
    }
    #expect(try await storage.take(for: .one).1 == latest)
  }

  @Test("A delta under a lost lease isn't written, beside others that are", arguments: Backend.all)
  func lost(_ backend: Backend) async throws {
    let (storage, lease, place) = try await begin(backend)
    defer { withExtendedLifetime(place) {} }
    let kept = try await storage.begin(.of("ann", 8), on: .one)
    try await storage.release([lease])
    let (other, _) = try await storage.take(for: .two)
    let writes = [
      SessionWrite(.of(base: 3, 4, [4]), under: lease),
      SessionWrite(.of("ann", 8, base: 0, 1, [1]), under: kept),
      SessionWrite(.of("ann", 9, base: 0, 1, [1]), under: Lease(number: 9, node: .one, fence: 1)),
    ]
    #expect(try await storage.write(writes) == [7, 9])
    #expect(try await storage.take(8, for: .one).1.delta == SessionDelta(version: 1, contents: [1]))
    #expect(try await storage.take(for: .two).1 == .of(version: 3, [3]))
    #expect(other.node == .two)
  }

  @Test("A delta ends with its session, whose number is free", arguments: Backend.all)
  func ended(_ backend: Backend) async throws {
    let (storage, lease, place) = try await begin(backend)
    defer { withExtendedLifetime(place) {} }
    #expect(try await storage.write([SessionWrite(.of(base: 3, 4, [4]), under: lease)]) == [])
    try await storage.end([7])
    _ = try await storage.begin(.of(version: 3, [1]), on: .one)
    #expect(try await storage.take(for: .one).1 == .of(version: 3, [1]))
  }

  @Test("300 deltas are written in one request", arguments: Backend.all)
  func many(_ backend: Backend) async throws {
    let (storage, _, place) = try await begin(backend)
    defer { withExtendedLifetime(place) {} }
    var writes: [SessionWrite] = []
    for number in 100..<400 as Range<UInt64> {
      let lease = try await storage.begin(.of("ann", number), on: .one)
      writes.append(
        SessionWrite(.of("ann", number, base: 0, 1, [UInt8(number % 256)]), under: lease))
    }
    #expect(try await storage.write(writes) == [])
    let (_, record) = try await storage.take(399, for: .one)
    #expect(record.delta == SessionDelta(version: 1, contents: [UInt8(399 % 256)]))
  }
}

extension SessionRecord {
  /// A whole snapshot.
  fileprivate static func of(version: Int64, _ contents: [UInt8]) -> SessionRecord {
    var record = of("ann", 7, contents)
    record.version = version
    return record
  }

  /// A delta.
  fileprivate static func of(
    _ user: String = "ann", _ number: UInt64 = 7, base: Int64, _ version: Int64,
    _ contents: [UInt8]
  ) -> SessionRecord {
    var record = of(user, number, [])
    record.version = base
    record.delta = SessionDelta(version: version, contents: contents)
    return record
  }
}
