import Rostrum
import RostrumHTML
import RostrumRuntime
import RostrumSessions
import RostrumWeb
import Testing

/// When sessions are written, and how often.
@Suite(.timeLimit(.minutes(10))) @MainActor struct WriteTests {
  private let clock = TestClock<Duration>()
  private let keeping = Keeping()
  private let storage: RecordingStorage

  init() {
    storage = RecordingStorage(keeping.storage)
  }

  private func node() async throws -> SessionStore {
    let node = try await keeping.node(clock: clock) { [storage] in $0.storage = storage }
    node.keeper?.stop()
    return node
  }

  /// Waits for transactions.
  ///
  /// An alarm that is set while the clock advances is late by as much.
  private func transactions(_ count: Int) async {
    while !Task.isCancelled, storage.transactions.count < count {
      await clock.advance(by: .milliseconds(1))
    }
  }

  @Test("A new session is written at once, and again only when it has changed")
  func begins() async throws {
    let node = try await node()
    let tab = try await keeping.tab(on: node)
    await transactions(1)
    await clock.advance(by: .seconds(60))
    await idle()
    #expect(storage.transactions.count == 1)
    try tab.tap("Plus")
    await clock.advance(by: .milliseconds(500))
    await transactions(2)
  }

  @Test("A change is written half a second later, together with all that follow in that time")
  func coalesced() async throws {
    let node = try await node()
    let tab = try await keeping.tab(on: node)
    await transactions(1)
    for _ in 0..<5 { try tab.tap("Plus") }
    await clock.advance(by: .milliseconds(499))
    await idle()
    #expect(storage.transactions.count == 1)
    await clock.advance(by: .milliseconds(1))
    await transactions(2)
    await clock.advance(by: .seconds(60))
    await idle()
    #expect(storage.transactions.count == 2, "nothing has changed since")
  }

  @Test("All sessions that have changed are written together")
  func together() async throws {
    let node = try await node()
    var tabs: [KeptTab] = []
    for _ in 0..<20 { tabs.append(try await keeping.tab(on: node)) }
    await transactions(20)
    for tab in tabs.prefix(15) { try tab.tap("Plus") }
    await clock.advance(by: .milliseconds(500))
    await transactions(21)
    #expect(storage.transactions.last == Set(tabs.prefix(15).map(\.session.number)))
  }

  @Test("Sessions that leave while snapshots pause aren't written again")
  func pauses() async throws {
    let time = Locked(Duration.zero)
    let node = try await keeping.node(clock: clock) { [storage] in
      $0.storage = storage
    } now: {
      time.withLock {
        $0 += .milliseconds(2)
        return $0
      }
    }
    var tabs: [KeptTab] = []
    for _ in 0..<20 { tabs.append(try await keeping.tab(on: node)) }
    await transactions(20)
    for tab in tabs { try tab.tap("Plus") }
    var finish: Task<Void, Never>?
    node.keeper?.didTakeSnapshot = { _ in
      if finish == nil { finish = Task { await node.finish() } }
    }
    await clock.advance(by: .milliseconds(500))
    while !Task.isCancelled, finish == nil { await Task.yield() }
    await finish?.value
    await idle()
    #expect(!keeping.log.lines.contains { $0.contains("number is taken") })
    let next = try await self.node()
    for tab in tabs {
      let back = try await keeping.tab(on: next, resuming: tab.token, digest: "")
      #expect(back.texts.contains("Count 1"))
    }
  }

  @Test("Nothing is done by a session after its last snapshot, while the process ends")
  func ending() async throws {
    let node = try await node()
    let tab = try await keeping.tab(on: node)
    await transactions(1)
    try tab.tap("Plus")
    let (gate, opening) = AsyncStream.makeStream(of: Never.self)
    storage.beforeWrite.withLock { $0 = { for await _ in gate {} } }
    let finish = Task { await node.finish() }
    await transactions(2)
    // Turns that wait find no app, and effects are cancelled.
    #expect(node.count == 0)
    #expect(tab.session.root == nil)
    opening.finish()
    await finish.value
    let next = try await self.node()
    let back = try await keeping.tab(on: next, resuming: tab.token, digest: "")
    #expect(back.texts.contains("Count 1"))
  }

  @Test("Sessions that are abandoned while a new one is written aren't taken for new ones")
  func abandoned() async throws {
    let node = try await node()
    let repository = try #require(node.keeper?.repository)
    var tabs: [KeptTab] = []
    for _ in 0..<20 { tabs.append(try await keeping.tab(on: node)) }
    await transactions(20)
    await repository.flush()
    for tab in tabs {
      try tab.tap("Plus")
      repository.put(try #require(tab.session.snapshot()), of: tab.session.number)
    }
    let numbers = tabs.map(\.session.number)
    storage.beforeWrite.withLock { $0 = { repository.ledger.withLock { _ = $0.lose(numbers) } } }
    _ = try await keeping.tab(on: node)
    await repository.flush()
    #expect(!keeping.log.lines.contains { $0.contains("number is taken") })
  }

  @Test("A session that is restored is written again only when it has changed")
  func restored() async throws {
    let first = try await node()
    let tab = try await keeping.tab(on: first)
    try tab.tap("Plus")
    #expect(await tab.written())
    await first.finish()
    let count = storage.transactions.count
    let second = try await node()
    let back = try await keeping.tab(on: second, resuming: tab.token, digest: "")
    #expect(back.texts.contains("Count 1"))
    await clock.advance(by: .seconds(1))
    await idle()
    #expect(await back.written())
    #expect(storage.transactions.count == count)
    try back.tap("Plus")
    #expect(await back.written())
    #expect(storage.transactions.count == count + 1)
  }

  @Test("A change that no event causes is written, wherever it is in a long value")
  func ticking() async throws {
    let launch = AppLaunch(TickingApp.self)
    let node = try await keeping.node(launch, clock: clock) { [storage] in $0.storage = storage }
    let timer = TestClock<Duration>()
    try await withDependencies {
      $0.continuousClock = timer
    } operation: {
      let tab = try await keeping.tab(on: node)
      await transactions(1)
      for count in 1...3 {
        await timer.advance(by: .milliseconds(200))
        while !Task.isCancelled, !tab.texts.contains("Count \(10_000 + count)") {
          await Task.yield()
        }
        #expect(await tab.written())
        #expect(storage.transactions.count == 1 + count)
      }
      // Only the count is written, and the rest once when the session leaves.
      #expect(storage.sizes.count == 3 && storage.sizes.allSatisfy { $0 < 150 })
      await node.finish()
      #expect(storage.sizes.count == 4 && storage.sizes.last ?? 0 > 300)
      let next = try await keeping.node(launch, clock: clock)
      let back = try await keeping.tab(on: next, resuming: tab.token, digest: "")
      #expect(back.texts.contains("Count 10003"))
    }
  }

  @Test("Moving the focus writes nothing")
  func unchanged() async throws {
    let node = try await node()
    let tab = try await keeping.tab(on: node)
    await transactions(1)
    try tab.type("a", into: "Name")
    await clock.advance(by: .milliseconds(500))
    await transactions(2)
    let field = try #require(tab.session.root?.family.first { $0.content.typedText != nil })
    _ = tab.session.receive(
      ClientEvent(
        sequence: tab.session.lastEvent + 1, event: .init(field.id, .focus), revision: nil))
    await clock.advance(by: .seconds(1))
    await idle()
    #expect(storage.transactions.count == 2)
  }

  @Test("A storage that is slow to write doesn't delay the renewal of the lease")
  func renewal() async throws {
    let node = try await keeping.node(clock: clock) { [storage] in $0.storage = storage }
    let (gate, opening) = AsyncStream.makeStream(of: Never.self)
    storage.beforeWrite.withLock { $0 = { for await _ in gate {} } }
    let tab = try await keeping.tab(on: node)
    await transactions(1)
    for count in (storage.renewals + 1)...(storage.renewals + 10) {
      while !Task.isCancelled, storage.renewals < count {
        await clock.advance(by: .milliseconds(100))
      }
    }
    opening.finish()
    try tab.tap("Plus")
    await clock.advance(by: .milliseconds(500))
    await transactions(2)
  }
}
