import RostrumDependencies
import RostrumShared
import RostrumStorage
import Testing

/// Values that are read for a launch before it begins.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct PreparedValueTests {
  private let storage = CountingStorage()

  @Test("A value that was read for a launch is there at once")
  func prepared() async throws {
    _ = try await storage.base.set(Array("[4]".utf8), for: "numbers", basedOn: 0)
    let database = SharedDatabase(storage)
    await database.prepare(["numbers", "none"], within: .seconds(60))
    let (value, none) = (numbers(database), numbers(database, key: "none"))
    #expect(value.wrappedValue == [4] && !value.isLoading)
    #expect(none.wrappedValue == [] && !none.isLoading)
    #expect(storage.reads.value == 2 && database.loadCount == 0)
    none.withLock { $0 = [5] }
    try await none.save()
    #expect(try await storage.base.value(for: "none")?.contents == Array("[5]".utf8))
  }

  @Test("A launch begins with what is stored, although nobody has told the process yet")
  func untold() async throws {
    let storage = CountingStorage(tellsChanges: false)
    _ = try await storage.base.set(Array("[4]".utf8), for: "numbers", basedOn: 0)
    let database = SharedDatabase(storage)
    let value = numbers(database)
    try await until { value.wrappedValue == [4] }
    let version = try #require(try await storage.base.value(for: "numbers")).version
    _ = try await storage.base.set(Array("[5]".utf8), for: "numbers", basedOn: version)
    await database.prepare(["numbers"], within: .seconds(60))
    let next = numbers(database)
    #expect(next.wrappedValue == [5] && !next.isLoading)
    try await until { value.wrappedValue == [5] }
  }

  @Test("A launch whose value can't be read begins with what the process has")
  func unreachable() async throws {
    _ = try await storage.base.set(Array("[4]".utf8), for: "numbers", basedOn: 0)
    let database = SharedDatabase(storage)
    let value = numbers(database)
    try await until { value.wrappedValue == [4] }
    storage.base.refuse(.unreachable(reason: "down"))
    await database.prepare(["numbers"], within: .seconds(60))
    #expect(numbers(database).wrappedValue == [4])
    storage.base.refuse(nil)
  }

  @Test("A value that was read for a launch and has changed since is loaded")
  func changed() async throws {
    let database = SharedDatabase(storage)
    let other = numbers(database, key: "other")
    try await until { !other.isLoading }
    await database.prepare(["numbers"], within: .seconds(60))
    _ = try await storage.base.set(Array("[5]".utf8), for: "numbers", basedOn: 0)
    // Changes are told in order.
    _ = try await storage.base.set(Array("[1]".utf8), for: "other", basedOn: 0)
    try await until { other.wrappedValue == [1] }
    let value = numbers(database)
    #expect(value.isLoading)
    try await until { value.wrappedValue == [5] }
  }

  @Test("A value that was read for a launch is dropped once the launch has begun")
  func discarded() async throws {
    let database = SharedDatabase(storage)
    await database.prepare(["numbers"], within: .seconds(60))
    database.discard(["numbers"])
    #expect(numbers(database).isLoading)
  }

  @Test("A value that can't be read or decoded is left to the launch, which reports it")
  func unreadable() async throws {
    _ = try await storage.base.set(Array("{}".utf8), for: "numbers", basedOn: 0)
    let database = SharedDatabase(storage)
    await database.prepare(["numbers"], within: .seconds(60))
    let value = numbers(database)
    #expect(value.isLoading)
    try await until { value.loadError is SharedDatabaseError }
    storage.base.refuse(.unreachable(reason: "down"))
    await database.prepare(["away"], within: .seconds(60))
    storage.base.refuse(nil)
    let away = numbers(database, key: "away")
    #expect(away.isLoading)
    try await until { !away.isLoading }
    #expect(away.loadError == nil)
  }

  @Test("A launch doesn't wait for a storage that hangs")
  func hangs() async throws {
    let (clock, isDone) = (TestClock(), LockIsolated(false))
    let database = SharedDatabase(CountingStorage(beforeRead: hang), clock: clock)
    let preparation = Task {
      await database.prepare(["numbers"], within: .seconds(1))
      isDone.withValue { $0 = true }
    }
    while !isDone.value, !Task.isCancelled { await clock.advance(by: .seconds(1)) }
    preparation.cancel()
    #expect(isDone.value)
    #expect(numbers(database).isLoading)
  }

  @Test("A launch records the names of the values that it uses")
  func names() {
    let database = SharedDatabase(storage).recording
    #expect(database.usedNames == [])
    let values = (
      numbers(database, key: "b"), numbers(database, key: "a"), numbers(database, key: "b")
    )
    withExtendedLifetime(values) { #expect(database.usedNames == ["a", "b"]) }
    #expect(SharedDatabase(storage).usedNames == [])
  }
}

/// Waits until the reader gives up.
private func hang() async {
  let (never, continuation) = AsyncStream.makeStream(of: Never.self)
  for await _ in never {}
  withExtendedLifetime(continuation) {}
}
