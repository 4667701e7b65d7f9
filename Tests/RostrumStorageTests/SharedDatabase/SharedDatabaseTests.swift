import RostrumDependencies
import RostrumRestoration
import RostrumShared
import RostrumStorage
import Testing

@MainActor
@Suite(.timeLimit(.minutes(10))) struct SharedDatabaseTests {
  @Test("A change is seen by the launches of its process and of others", arguments: Backend.all)
  func seen(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let here = SharedDatabase(try await place.open())
    let there = SharedDatabase(try await place.open())
    let (one, two, three) = (numbers(here), numbers(here), numbers(there))
    #expect(one.isLoading)
    try await until { !one.isLoading && !two.isLoading && !three.isLoading }
    one.withLock { $0 = [1] }
    try await one.save()
    #expect(two.wrappedValue == [1])
    try await until { three.wrappedValue == [1] }
    three.withLock { $0.append(2) }
    try await until { one.wrappedValue == [1, 2] && two.wrappedValue == [1, 2] }
    #expect(one.saveError == nil && three.saveError == nil)
  }

  @Test("A value that a process uses already is there at once")
  func cached() async throws {
    let database = SharedDatabase.inMemory
    let one = numbers(database)
    try await until { !one.isLoading }
    one.withLock { $0 = [7] }
    try? await one.save()
    let two = numbers(database)
    #expect(two.wrappedValue == [7])
    #expect(!two.isLoading)
  }

  @Test("A deleted value becomes the initial one")
  func deleted() async throws {
    let storage = MemoryStorage()
    let one = numbers(SharedDatabase(storage))
    one.withLock { $0 = [7] }
    try await one.save()
    let version = try #require(try await storage.value(for: "numbers")).version
    _ = try await storage.set(nil, for: "numbers", basedOn: version)
    try await until { one.wrappedValue == [] }
    one.withLock { $0 = [8] }
    try await one.save()
    #expect(try await storage.value(for: "numbers")?.contents == Array("[8]".utf8))
  }

  @Test("A value of an earlier form is migrated, and stored in its new form with the next change")
  func migrated() async throws {
    let storage = MemoryStorage()
    _ = try await storage.set(Array(#"{"count":3}"#.utf8), for: "tally", basedOn: 0)
    let tally = launch(SharedDatabase(storage)) {
      Shared(wrappedValue: Tally(), .database("tally"))
    }
    try await until { !tally.isLoading }
    #expect(tally.wrappedValue == Tally(counts: ["all": 3]))
    #expect(tally.loadError == nil)
    tally.withLock { $0.counts["new"] = 1 }
    try await tally.save()
    let stored = try #require(try await storage.value(for: "tally")).contents
    #expect(String(decoding: stored, as: UTF8.self) == #"{"counts":{"all":3,"new":1}}"#)
  }

  @Test("A value for a user is shared by the launches of that user alone")
  func users() async throws {
    let database = SharedDatabase.inMemory
    func notes(of user: String) -> Shared<[Int]> {
      withDependencies {
        $0.defaultDatabase = database
        $0.userIdentity = user
      } operation: {
        Shared(wrappedValue: [], .database("notes", for: .user))
      }
    }
    let (one, same, other) = (notes(of: "a"), notes(of: "a"), notes(of: "b"))
    try await until { !one.isLoading && !same.isLoading && !other.isLoading }
    one.withLock { $0 = [7] }
    try await one.save()
    #expect(same.wrappedValue == [7])
    #expect(other.wrappedValue == [])
    #expect(numbers(database, key: "notes").wrappedValue == [])
  }

  @Test("The value of a launch that has ended is there for the next one without a load")
  func lingering() async throws {
    let storage = CountingStorage()
    _ = try await storage.base.set(Array("[4]".utf8), for: "numbers", basedOn: 0)
    let database = SharedDatabase(storage, clock: TestClock())
    do {
      let drawn = numbers(database)
      #expect(drawn.isLoading && database.loadCount == 1)
      await database.loaded(within: .seconds(60))
      #expect(!drawn.isLoading)
    }
    #expect(numbers(database).wrappedValue == [4])
    #expect(storage.reads.value == 1 && database.loadCount == 1)
  }

  @Test("All launches of a process share one listener and one copy")
  func oneListener() async throws {
    let storage = CountingStorage()
    let database = SharedDatabase(storage)
    let values = (0..<10).flatMap { _ in [numbers(database, key: "a"), numbers(database, key: "b")]
    }
    try await until { values.allSatisfy { !$0.isLoading } }
    #expect(storage.listeners.value == 1)
    let reads = storage.reads.value
    _ = try await storage.base.set(Array("[5]".utf8), for: "a", basedOn: 0)
    try await until { values[0].wrappedValue == [5] }
    #expect(values.filter { $0.wrappedValue == [5] }.count == 10)
    #expect(storage.reads.value == reads + 1)
  }

  @Test("A value is let go with its last user")
  func released() async throws {
    let database = SharedDatabase.inMemory
    do {
      let value = numbers(database)
      value.withLock { $0 = [1] }
      #expect(database.valueCount == 1)
      try await value.save()
    }
    try await until { database.valueCount == 0 }
  }

  @Test("A change that the storage refuses is kept, and saved when the storage is there again")
  func refused() async throws {
    let (storage, clock) = (MemoryStorage(), TestClock())
    let value = numbers(SharedDatabase(storage, clock: clock))
    try await until { !value.isLoading }
    storage.refuse(.full)
    value.withLock { $0 = [1] }
    try await until { value.saveError != nil }
    #expect(value.saveError as? StorageError == .full)
    #expect(value.wrappedValue == [1])
    storage.refuse(nil)
    while value.saveError != nil, !Task.isCancelled { await clock.advance(by: .seconds(1)) }
    #expect(try await storage.value(for: "numbers")?.contents == Array("[1]".utf8))
  }

  @Test("A value that can't be loaded is loaded when the storage is there again")
  func unreachable() async throws {
    let (storage, clock) = (MemoryStorage(), TestClock())
    _ = try await storage.set(Array("[4]".utf8), for: "numbers", basedOn: 0)
    storage.refuse(.unreachable(reason: "down"))
    let value = numbers(SharedDatabase(storage, clock: clock))
    try await until { value.loadError != nil }
    value.withLock { $0 = [9] }
    storage.refuse(nil)
    while value.loadError != nil, !Task.isCancelled { await clock.advance(by: .seconds(1)) }
    #expect(value.wrappedValue == [4])
    #expect(value.saveError as? SharedConflict == SharedConflict(key: "numbers", isPartial: false))
  }

  @Test("A value that can't be decoded isn't overwritten")
  func undecodable() async throws {
    let storage = MemoryStorage()
    let text = Array("{}".utf8)
    _ = try await storage.set(text, for: "numbers", basedOn: 0)
    let value = numbers(SharedDatabase(storage))
    try await until { value.loadError != nil }
    #expect(value.loadError is SharedDatabaseError)
    value.withLock { $0 = [1] }
    try await until { value.saveError != nil }
    let stored = try #require(try await storage.value(for: "numbers"))
    #expect(stored.contents == text)
    _ = try await storage.set(Array("[3]".utf8), for: "numbers", basedOn: stored.version)
    try await until { value.loadError == nil }
    #expect(value.wrappedValue == [3])
  }

  @Test("A read-only launch sees changes, and saves none")
  func readOnly() async throws {
    let storage = MemoryStorage()
    let database = SharedDatabase(storage)
    let (one, other) = (numbers(database), numbers(database.readOnly))
    try await until { !one.isLoading && !other.isLoading }
    other.withLock { $0 = [2] }
    try await other.save()
    #expect(try await storage.value(for: "numbers") == nil)
    one.withLock { $0 = [1] }
    try await until { other.wrappedValue == [1] }
  }

  @Test("Writes that have begun are waited for")
  func finish() async throws {
    let storage = MemoryStorage()
    let database = SharedDatabase(storage)
    let value = numbers(database)
    try await until { !value.isLoading }
    value.withLock { $0 = [1] }
    await database.finish()
    #expect(try await storage.value(for: "numbers") != nil)
  }

  @Test("1,000 launches see a change of a different process", arguments: Backend.all)
  func thousand(_ backend: Backend) async throws {
    let place = try await backend.makePlace()
    let here = SharedDatabase(try await place.open())
    let there = numbers(SharedDatabase(try await place.open()))
    let values = (0..<1_000).map { _ in numbers(here) }
    try await until { !there.isLoading && values.allSatisfy { !$0.isLoading } }
    var times: [Duration] = []
    for number in 1...20 {
      times.append(
        try await ContinuousClock().measure {
          there.withLock { $0 = [number] }
          try await until { values.last?.wrappedValue == [number] }
        })
      #expect(values.allSatisfy { $0.wrappedValue == [number] })
    }
    times.sort()
    print("A change to 1,000 launches, \(backend): median \(times[10]), worst \(times[19])")
    #expect(times[10] < .seconds(5))
  }
}

private struct Tally: Codable, Equatable, Migratable {
  struct Previous: Codable {
    var count: Int
  }

  var counts: [String: Int] = [:]

  init(counts: [String: Int] = [:]) { self.counts = counts }

  init(migrating previous: Previous) { self.init(counts: ["all": previous.count]) }
}
