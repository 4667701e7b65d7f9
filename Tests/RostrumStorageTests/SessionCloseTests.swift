import RostrumStorage
import Testing

@Suite(.timeLimit(.minutes(10))) struct SessionCloseTests {
  @Test("A closed storage refuses requests, and ends its streams", arguments: Backend.all)
  func closed(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let storage = try await place.open()
    try await storage.register(.one)
    let (names, numbers) = (storage.changes(), storage.handOvers(to: .one))
    async let lease = storage.begin(.of(), on: .one)
    _ = try await lease
    await storage.close()
    await storage.close()
    for await _ in names {}
    for await _ in numbers {}
    for await _ in storage.revocations() {}
    let closed = StorageError.unreachable(reason: "The storage is closed.")
    await #expect(throws: closed) { _ = try await storage.renew(.one, for: .seconds(5)) }
    await #expect(throws: closed) { _ = try await storage.claim(7, for: .one, isTaking: false) }
    await #expect(throws: closed) { _ = try await storage.value(for: "a") }
    await #expect(throws: closed) { _ = try await storage.set([1], for: "a", basedOn: 0) }
  }
}
