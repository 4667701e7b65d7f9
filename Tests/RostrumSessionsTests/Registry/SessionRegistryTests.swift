import RostrumRuntime
import RostrumSessions
import RostrumStorage
import Testing

@Suite(.timeLimit(.minutes(10))) @MainActor struct SessionRegistryTests {
  private func registry(
    _ quota: Quota = .none, detachedLifetime: Duration = .seconds(86_400)
  ) -> SessionRegistry<Note> {
    let registry = SessionRegistry<Note>(
      quota: quota, joinsPerMinute: .none, detachedLifetime: detachedLifetime,
      clock: ContinuousClock())
    registry.leave = { [weak registry] in _ = registry?.remove($0) }
    return registry
  }

  private func add(
    _ number: UInt64, user: String = "ada", to registry: SessionRegistry<Note>
  ) throws -> Note {
    try registry.reserve(number, for: .init(user: user, visitor: .unknown))
    let note = Note(number, user: user)
    registry.add(note)
    return note
  }

  /// The name of a session's presence.
  private func presence(_ number: UInt64, in registry: SessionRegistry<Note>) -> String {
    switch registry.presence(of: number) {
    case .reading: "reading"
    case .running: "running"
    case .waiting: "waiting"
    case .hibernating: "hibernating"
    case .leaving: "leaving"
    case nil: "none"
    }
  }

  @Test("A session runs, waits for its browser, runs again, and is gone")
  func life() throws {
    let registry = registry()
    let note = try add(1, to: registry)
    #expect(presence(1, in: registry) == "running" && registry[1] === note)
    registry.wait(note)
    #expect(presence(1, in: registry) == "waiting" && registry[1] === note)
    registry.stopWaiting(note)
    #expect(presence(1, in: registry) == "running" && registry.count == 1)
    #expect(registry.remove(note))
    #expect(!registry.remove(note))
    #expect(presence(1, in: registry) == "none" && registry.count == 0 && registry.values.isEmpty)
  }

  @Test("The session that began to wait first makes room, among those that the limit counts")
  func order() throws {
    let registry = registry(Quota(perUser: 3, perOrigin: .max, total: 4))
    let notes = try (1...3).map { try add($0, to: registry) }
    let other = try add(4, user: "bob", to: registry)
    registry.wait(other)
    for index in [2, 0, 1] { registry.wait(notes[index]) }
    // One that waits again is the last.
    registry.stopWaiting(notes[2])
    registry.wait(notes[2])
    #expect(registry.oldestWaiting(of: .all) === other)
    #expect(registry.oldestWaiting(of: .user("ada")) === notes[0])
    _ = try add(5, to: registry)
    #expect(Set(registry.values.map(\.number)) == [2, 3, 4, 5])
    _ = try add(6, user: "cy", to: registry)
    #expect(Set(registry.values.map(\.number)) == [2, 3, 5, 6])
    for number in UInt64(7)...8 { _ = try add(number, user: "cy", to: registry) }
    #expect(Set(registry.values.map(\.number)) == [5, 6, 7, 8])
    #expect(throws: Excess.user) { try add(9, user: "cy", to: registry) }
    #expect(throws: Excess.server) { try add(9, user: "di", to: registry) }
  }

  @Test("The order of waits holds for any number of them, also of those that have ended")
  func manyWaits() throws {
    let registry = registry()
    let notes = try (0..<200).map { try add($0, to: registry) }
    for _ in 0..<20 { for note in notes { registry.wait(note) } }
    for note in notes.dropLast() {
      #expect(registry.oldestWaiting(of: .all) === note)
      registry.stopWaiting(note)
    }
    #expect(registry.oldestWaiting(of: .all) === notes.last)
    #expect(registry.remove(notes[199]))
    #expect(registry.oldestWaiting(of: .all) == nil)
  }

  @Test("Whoever asks for a session that leaves memory reads it after its last write")
  func departure() async throws {
    let registry = registry()
    let note = try add(1, to: registry)
    let (writes, write) = AsyncStream.makeStream(of: Never.self)
    let log = Locked<[String]>([])
    #expect(registry.remove(note))
    registry.depart(1) {
      for await _ in writes {}
      log.withLock { $0.append("written") }
    }
    #expect(presence(1, in: registry) == "leaving" && registry.departures.count == 1)
    let search = registry.search(for: 1) {
      log.withLock { $0.append("read") }
      return .nothing
    }
    #expect(presence(1, in: registry) == "reading" && registry.search(for: 1) == search)
    #expect(registry.departures.count == 1, "a server that stops still waits for the write")
    write.finish()
    #expect(await search.value == .nothing)
    #expect(log.value == ["written", "read"])
    #expect(presence(1, in: registry) == "none")
  }

  @Test("The end of a search leaves the session alone that it has found")
  func search() async throws {
    let registry = registry()
    let found = await registry.search(for: 1) { [self] in
      do { registry.wait(try add(1, to: registry)) } catch { return .abandoned }
      return .session(1)
    }.value
    #expect(found == .session(1))
    #expect(presence(1, in: registry) == "waiting")
    let note = try #require(registry[1])
    #expect(registry.remove(note))
    registry.depart(1) {}
    await registry.departure(of: 1)?.value
    #expect(presence(1, in: registry) == "none")
  }

  @Test("A revocation refuses those who came before it")
  func revocation() {
    let registry = registry()
    registry.revoke("ada", at: .seconds(10))
    #expect(registry.isRevoked("ada", since: .seconds(9)))
    #expect(!registry.isRevoked("ada", since: .seconds(11)))
    #expect(!registry.isRevoked("bob", since: .seconds(9)))
    registry.revoke("bob", at: .seconds(71))
    #expect(!registry.isRevoked("ada", since: .seconds(9)))
  }
}
