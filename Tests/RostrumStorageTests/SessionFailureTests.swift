import RostrumStorage
import Testing

@Suite struct SessionFailureTests {
  /// Lets nodes die one after the other during a turn of a session.
  private func failTwice(_ place: any StoragePlace) async throws -> any Storage {
    let storage = try await place.open()
    try await storage.register(.one)
    _ = try await storage.begin(.of(), on: .one)
    storage.marker(of: .one)?.begin(7)
    try await place.elapse(.seconds(60))
    try await storage.register(.two)
    try await storage.take(for: .two, failures: 1)
    storage.marker(of: .two)?.begin(7)
    try await place.elapse(.seconds(60))
    try await storage.register(.three)
    return storage
  }

  @Test(
    "Nodes in a row that died with a session are counted until it is released",
    arguments: Backend.all)
  func counted(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await failTwice(place)
    let (lease, _) = try await storage.take(for: .three, failures: 2)
    try await storage.release([lease])
    try await storage.take(for: .three)
  }

  @Test("A sweep that finds the dead node first counts it once", arguments: Backend.all)
  func swept(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await failTwice(place)
    #expect(try await storage.sweep() == 0)
    #expect(try await storage.sweep() == 0)
    try await storage.take(for: .three, failures: 2)
  }

  @Test("A session that lives for ten seconds isn't suspected any more", arguments: Backend.all)
  func proved(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await failTwice(place)
    try await storage.take(for: .three, failures: 2)
    try await place.elapse(.seconds(9))
    try await storage.register(.three)
    let (lease, _) = try await storage.take(for: .three, failures: 2)
    try await place.elapse(.seconds(11))
    try await storage.register(.three)
    #expect(try await storage.write([SessionWrite(.of(), under: lease)]) == [])
    try await storage.take(for: .three)
  }

  @Test(
    "A session that is set aside can't be claimed, and is swept after its lifetime",
    arguments: Backend.all)
  func aside(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await failTwice(place)
    let (lease, _) = try await storage.take(for: .three, failures: 2)
    try await storage.setAside(Lease(number: 7, node: .one, fence: 1))
    #expect(try await storage.count(of: "ann") == 0)
    try await storage.setAside(lease)
    #expect(try await storage.claim(7, for: .three, isTaking: true) == .missing)
    #expect(try await storage.write([SessionWrite(.of(), under: lease)]) == [7])
    #expect(try await storage.count(of: "ann") == 0)
    await #expect(throws: StorageError.exists) {
      _ = try await storage.begin(.of(), on: .three)
    }
    #expect(try await storage.sweep() == 0)
    try await place.elapse(.seconds(1010))
    #expect(try await storage.sweep() == 1)
  }
}
