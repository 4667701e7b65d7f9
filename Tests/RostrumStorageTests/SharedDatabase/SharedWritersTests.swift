import RostrumDependencies
import RostrumPresentation
import RostrumShared
import RostrumStorage
import Testing

/// Launches that change one value at once, in one process and in several.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct SharedWritersTests {
  /// What the launches of some processes share.
  private func values<Value>(
    _ databases: [SharedDatabase], launches: Int, _ make: (SharedDatabase) -> Shared<Value>
  ) async throws -> [Shared<Value>] {
    let values = databases.flatMap { database in (0..<launches).map { _ in make(database) } }
    try await until { values.allSatisfy { !$0.isLoading } }
    return values
  }

  private func count(_ database: SharedDatabase) -> Shared<Int> {
    launch(database) { Shared(wrappedValue: 0, .database("count")) }
  }

  @Test(
    "Each element that launches append at once is stored",
    arguments: Backend.all, [(1, 2), (1, 8), (3, 1), (3, 2)])
  func appends(_ backend: Backend, _ group: (processes: Int, launches: Int)) async throws {
    let place = try await backend.makePlace()
    var databases: [SharedDatabase] = []
    for _ in 0..<group.processes { databases.append(SharedDatabase(try await place.open())) }
    let writers = try await values(databases, launches: group.launches, cards)
    try await append(24, by: writers)
    for database in databases { await database.finish() }
    let expected = Set(0..<24 * writers.count)
    try await until { writers.allSatisfy { Set($0.wrappedValue.ids) == expected } }
    #expect(writers.allSatisfy { $0.saveError == nil })
  }

  @Test(
    "Each element that launches append is stored by a storage whose answers are late or lost",
    arguments: 0..<8)
  func lateAnswers(_ seed: Int) async throws {
    let storage = LateStorage(seed: seed)
    // Time flies, so that a write that has failed is repeated at once.
    let databases = (0..<3).map { _ in SharedDatabase(storage, clock: ImmediateClock()) }
    let writers = try await values(databases, launches: 2, cards)
    try await append(24, by: writers)
    let expected = Set(0..<24 * writers.count)
    try await until { writers.allSatisfy { Set($0.wrappedValue.ids) == expected } }
    let stored = cards(SharedDatabase(storage.base))
    try await until { Set(stored.wrappedValue.ids) == expected }
  }

  /// Lets launches append elements in turn, while writes go on.
  private func append(
    _ count: Int, by writers: [Shared<IdentifiedArrayOf<Card>>]
  ) async throws {
    var random = SplitMix(state: 7)
    for number in 0..<count {
      for (writer, value) in writers.enumerated() {
        value.withLock { _ = $0.append(Card(id: number * writers.count + writer)) }
        let turns = Int.random(in: 0...8, using: &random)
        for _ in 0..<turns { await Task.yield() }
      }
    }
  }

  @Test("A launch whose write is refused isn't overtaken by others of its process, which join it")
  func turns() async throws {
    let storage = BusyStorage()
    let database = SharedDatabase(storage)
    let writers = try await values([database], launches: 3, cards)
    storage.refusals.setValue(5)
    for (number, value) in writers.enumerated() {
      value.withLock { _ = $0.append(Card(id: number)) }
    }
    await database.finish()
    let attempts = storage.attempts.value
    // The first launch writes until its write is accepted, and takes along what the others have.
    #expect(attempts.count >= 6 && attempts.prefix(6).allSatisfy { $0.contains("{\"id\":0,") })
    #expect((0..<3).allSatisfy { attempts[5].contains("{\"id\":\($0),") })
    // All of them know what the storage has, which tells no changes: the others' last card, and their own.
    let expected: Set = [0, 1, 2, 101]
    try await until { writers.allSatisfy { Set($0.wrappedValue.ids) == expected } }
  }

  @Test(
    "All launches are told of a change by others that one of them has learned of before",
    arguments: [true, false])
  func earlyLaunch(_ writes: Bool) async throws {
    let storage = QuietStorage()
    let here = SharedDatabase(storage)
    let there = SharedDatabase(storage.base)
    let first = try await values([here], launches: 2, cards)
    let other = try await values([there], launches: 1, cards)[0]
    other.withLock { _ = $0.append(Card(id: 1)) }
    await there.finish()
    if writes {
      first[0].withLock { _ = $0.append(Card(id: 2)) }
      await here.finish()
    } else {
      try await first[0].load()
    }
    #expect(first[0].wrappedValue.ids.contains(1))
    // The news come late.
    storage.news.continuation.yield("cards")
    try await until { first.allSatisfy { $0.wrappedValue.ids.contains(1) } }
  }

  @Test("A value whose merge adds what each side has added counts each change once")
  func tallies() async throws {
    let storage = MemoryStorage()
    let databases = (0..<3).map { _ in SharedDatabase(storage) }
    let writers = try await values(databases, launches: 4) { database in
      launch(database) { Shared(wrappedValue: Tally(), .database("tally")) }
    }
    var random = SplitMix(state: 7)
    for _ in 0..<20 {
      // What the launches of a process add at once is written together.
      for writer in writers { writer.withLock { $0.count += 1 } }
      for _ in 0..<Int.random(in: 0...20, using: &random) { await Task.yield() }
    }
    for database in databases { await database.finish() }
    try await until { writers.allSatisfy { $0.wrappedValue.count == 240 } }
    let stored = try #require(try await storage.value(for: "tally"))
    #expect(String(decoding: stored.contents, as: UTF8.self) == #"{"count":240}"#)
  }

  @Test("A count to which launches add at once is short by those that were told of it")
  func counts() async throws {
    let storage = MemoryStorage()
    let databases = [SharedDatabase(storage), SharedDatabase(storage)]
    let writers = try await values(databases, launches: 2, count)
    var kept = 0
    for _ in 0..<60 {
      for writer in writers { writer.withLock { $0 += 1 } }
      for database in databases { await database.finish() }
      let told = writers.filter { $0.saveError is SharedConflict }
      kept += writers.count - told.count
      let stored = try #require(try await storage.value(for: "count"))
      #expect(String(decoding: stored.contents, as: UTF8.self) == "\(kept)")
      try await until { writers.allSatisfy { $0.wrappedValue == kept } }
    }
  }

  @Test("A launch that adds to a count on several threads loses nothing")
  func threads() async throws {
    let storage = MemoryStorage()
    let database = SharedDatabase(storage)
    let value = try await values([database], launches: 1, count)[0]
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<100 { value.withLock { $0 += 1 } } }
      }
    }
    await database.finish()
    #expect(value.wrappedValue == 800)
    let stored = try #require(try await storage.value(for: "count"))
    #expect(String(decoding: stored.contents, as: UTF8.self) == "800")
  }

  @Test("A change of a launch that ends while others write is merged and stored")
  func endOfLaunch() async throws {
    let storage = MemoryStorage()
    let (here, there) = (SharedDatabase(storage), SharedDatabase(storage))
    let other = try await values([there], launches: 1, cards)[0]
    for number in 0..<50 {
      do {
        let value = try await values([here], launches: 1, cards)[0]
        other.withLock { _ = $0.append(Card(id: 2 * number)) }
        value.withLock { _ = $0.append(Card(id: 2 * number + 1)) }
      }
      await here.finish()
      await there.finish()
    }
    try await until { Set(other.wrappedValue.ids) == Set(0..<100) }
  }

  @Test("A change that the storage refuses outlives its launch, and is stored in the end")
  func refusedChange() async throws {
    let (storage, clock) = (MemoryStorage(), TestClock())
    let database = SharedDatabase(storage, clock: clock)
    do {
      let value = try await values([database], launches: 1, cards)[0]
      storage.refuse(.full)
      value.withLock { _ = $0.append(Card(id: 1)) }
      try await until { value.saveError != nil }
    }
    _ = try? await storage.value(for: "cards")
    storage.refuse(nil)
    await database.finish()
    #expect(try await storage.value(for: "cards") != nil)
  }

  @Test("A read-only launch stores nothing, even if others store what goes together with it")
  func readOnly() async throws {
    let storage = MemoryStorage()
    let database = SharedDatabase(storage)
    let drawn = try await values([database.readOnly], launches: 1, cards)[0]
    let value = try await values([database], launches: 1, cards)[0]
    drawn.withLock { _ = $0.append(Card(id: 1)) }
    value.withLock { _ = $0.append(Card(id: 2)) }
    await database.finish()
    try await until { drawn.wrappedValue.ids.contains(2) }
    await database.finish()
    let stored = try #require(try await storage.value(for: "cards"))
    #expect(String(decoding: stored.contents, as: UTF8.self) == #"[{"id":2,"text":""}]"#)
  }

  @Test("A write whose answer is lost isn't taken for a change by others")
  func lostAnswer() async throws {
    let (storage, clock) = (LosingStorage(), TestClock())
    let value = try await values([SharedDatabase(storage, clock: clock)], launches: 1, cards)[0]
    storage.loses.setValue(true)
    value.withLock { $0 = [Card(id: 1), Card(id: 2)] }
    try await until { value.saveError != nil }
    storage.loses.setValue(false)
    value.withLock { _ = $0.remove(id: 2) }
    try await value.save()
    #expect(value.wrappedValue == [Card(id: 1)] && value.saveError == nil)
    let stored = try #require(try await storage.value(for: "cards"))
    #expect(String(decoding: stored.contents, as: UTF8.self) == #"[{"id":1,"text":""}]"#)
  }
}

/// A count whose merge adds the differences of both sides.
private struct Tally: Codable, Equatable, SharedMergeable {
  var count = 0

  mutating func merge(_ theirs: Tally, since base: Tally) -> Bool {
    count += theirs.count - base.count
    return true
  }
}

/// A storage in which somebody else is faster for a number of times.
private struct BusyStorage: SharedValueStorage {
  let base = MemoryStorage()
  let refusals = LockIsolated(0)
  let attempts = LockIsolated<[String]>([])

  func value(for key: String) async throws(StorageError) -> VersionedValue? {
    try await base.value(for: key)
  }

  func set(
    _ contents: [UInt8]?, for key: String, basedOn version: Int64
  ) async throws(StorageError) -> SharedWrite {
    attempts.withValue { $0.append(String(decoding: contents ?? [], as: UTF8.self)) }
    let other = refusals.withValue { count in
      defer { count = max(0, count - 1) }
      return count
    }
    if other > 0 {
      let current = try await base.value(for: key)
      let cards = "[{\"id\":\(100 + other),\"text\":\"\"}]"
      _ = try await base.set(Array(cards.utf8), for: key, basedOn: current?.version ?? 0)
    }
    return try await base.set(contents, for: key, basedOn: version)
  }

  func sizes(ofKeysWithPrefix prefix: String) async throws(StorageError) -> [String: Int] { [:] }

  func changes() -> AsyncStream<String> { AsyncStream { _ in } }
}

/// A storage that tells of changes when a test says so.
private struct QuietStorage: SharedValueStorage {
  let base = MemoryStorage()
  let news = AsyncStream.makeStream(of: String.self)

  func value(for key: String) async throws(StorageError) -> VersionedValue? {
    try await base.value(for: key)
  }

  func set(
    _ contents: [UInt8]?, for key: String, basedOn version: Int64
  ) async throws(StorageError) -> SharedWrite {
    try await base.set(contents, for: key, basedOn: version)
  }

  func sizes(ofKeysWithPrefix prefix: String) async throws(StorageError) -> [String: Int] { [:] }

  func changes() -> AsyncStream<String> { news.stream }
}

/// A storage that can lose the answers of writes, and tells no changes.
private struct LosingStorage: SharedValueStorage {
  let base = MemoryStorage()
  let loses = LockIsolated(false)

  func value(for key: String) async throws(StorageError) -> VersionedValue? {
    try await base.value(for: key)
  }

  func set(
    _ contents: [UInt8]?, for key: String, basedOn version: Int64
  ) async throws(StorageError) -> SharedWrite {
    let write = try await base.set(contents, for: key, basedOn: version)
    if loses.value { throw .unreachable(reason: "the answer was lost") }
    return write
  }

  func sizes(ofKeysWithPrefix prefix: String) async throws(StorageError) -> [String: Int] { [:] }

  func changes() -> AsyncStream<String> { AsyncStream { _ in } }
}
