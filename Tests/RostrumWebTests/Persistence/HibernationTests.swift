import Foundation
import Rostrum
import RostrumRestoration
import RostrumSessions
import RostrumStorage
import RostrumWeb
import Testing

/// Sessions without a browser leave memory, and return.
@Suite(.timeLimit(.minutes(10))) @MainActor struct HibernationTests {
  private let clock = TestClock<Duration>()
  private let time = StorageClock()
  private let keeping: Keeping

  init() {
    keeping = Keeping(clock: time)
  }

  private func node(
    _ launch: AppLaunch = AppLaunch(NotebookApp.self)
  ) async throws -> SessionStore {
    let node = try await keeping.node(launch, clock: clock) { $0.lifetime = .seconds(1000) }
    node.keeper?.stop()
    return node
  }

  private func leave(_ tab: KeptTab) {
    tab.node.detach(tab.session, from: tab.peer)
  }

  @Test("A session of which everything is kept leaves memory after a minute, and returns")
  func sleeps() async throws {
    let node = try await node()
    let tab = try await keeping.tab(on: node)
    try tab.tap("Plus")
    leave(tab)
    await clock.advance(by: .seconds(59))
    #expect(node.count == 1)
    await clock.advance(by: .seconds(1))
    while !Task.isCancelled, node.count > 0 { await Task.yield() }
    #expect(tab.session.root == nil)
    let back = try await keeping.tab(on: node, resuming: tab.token, digest: "")
    #expect(back.session.number == tab.session.number && back.session !== tab.session)
    #expect(back.texts.contains("Count 1"))
  }

  @Test("Of many sessions whose time is over, a few at a time leave memory, and all do")
  func many() async throws {
    let storage = RecordingStorage(keeping.storage)
    let node = try await keeping.node(clock: clock) { $0.storage = storage }
    node.keeper?.stop()
    var tabs: [KeptTab] = []
    for _ in 0..<40 { tabs.append(try await keeping.tab(on: node, of: UserID())) }
    await node.keeper?.repository.flush()
    let (gate, opening) = AsyncStream.makeStream(of: Never.self)
    storage.beforeWrite.withLock { $0 = { for await _ in gate {} } }
    for tab in tabs {
      try tab.tap("Plus")
      leave(tab)
    }
    await clock.advance(by: .seconds(60))
    while !Task.isCancelled, node.sessions.hibernationBacklog < 24 { await Task.yield() }
    #expect(node.sessions.hibernationCount == 16)
    #expect(node.count == 40)
    opening.finish()
    while !Task.isCancelled, node.count > 0 || node.sessions.hibernationCount > 0 {
      await Task.yield()
    }
    #expect(node.sessions.departures.isEmpty)
  }

  @Test(
    "A session waits in memory no longer than sessions may wait, even if that is less than a minute"
  )
  func brief() async throws {
    let node = try await keeping.node(clock: clock, detachedLifetime: .seconds(10))
    node.keeper?.stop()
    let tab = try await keeping.tab(on: node)
    leave(tab)
    await clock.advance(by: .seconds(9))
    await idle()
    #expect(node.count == 1)
    await clock.advance(by: .seconds(1))
    while !Task.isCancelled, node.count > 0 { await Task.yield() }
  }

  @Test("A session of which something isn't kept stays in memory for ten minutes")
  func incomplete() async throws {
    let node = try await node(AppLaunch(ForgetfulApp.self))
    let tab = try await keeping.tab(on: node)
    #expect(tab.session.context.restoration?.isComplete == false)
    leave(tab)
    await clock.advance(by: .seconds(599))
    await idle()
    #expect(node.count == 1)
    await clock.advance(by: .seconds(1))
    while !Task.isCancelled, node.count > 0 { await Task.yield() }
    let back = try await keeping.tab(on: node, resuming: tab.token, digest: "")
    #expect(back.session.number == tab.session.number)
  }

  @Test("A session that can't be written stays in memory")
  func outage() async throws {
    let node = try await node()
    let tab = try await keeping.tab(on: node)
    keeping.storage.refuse(.full)
    try tab.tap("Plus")
    leave(tab)
    await clock.advance(by: .seconds(60))
    await idle()
    #expect(node.count == 1)
    let back = try await keeping.tab(on: node, resuming: tab.token, digest: "")
    #expect(back.session === tab.session)
  }

  @Test("A stored session ends when its lifetime has passed")
  func lifetime() async throws {
    let node = try await node()
    let tab = try await keeping.tab(on: node)
    leave(tab)
    await clock.advance(by: .seconds(60))
    while !Task.isCancelled, node.count > 0 { await Task.yield() }
    let repository = try #require(node.keeper?.repository)
    await repository.flush()
    while !Task.isCancelled, await repository.count(of: keeping.user.directoryName) == 0 {
      await Task.yield()
    }
    time.advance(by: .seconds(999))
    #expect(try await keeping.storage.sweep() == 0)
    time.advance(by: .seconds(2))
    #expect(try await keeping.storage.sweep() == 1)
    let back = try await keeping.tab(on: node, resuming: tab.token, digest: "")
    #expect(back.session.number != tab.session.number)
  }

  @Test("Revoking a user ends what is stored, too")
  func revoked() async throws {
    let node = try await node()
    let tab = try await keeping.tab(on: node)
    #expect(await tab.written())
    leave(tab)
    await clock.advance(by: .seconds(60))
    while !Task.isCancelled, node.count > 0 { await Task.yield() }
    let repository = try #require(node.keeper?.repository)
    let name = keeping.user.directoryName
    while !Task.isCancelled, await repository.count(of: name) == 0 { await Task.yield() }
    node.revoke(keeping.user)
    while !Task.isCancelled, await repository.count(of: name) > 0 { await Task.yield() }
  }
}

/// An app with a state that can't be kept.
@Reducer struct Forgetful {
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case plus
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

struct ForgetfulApp: App {
  let store = Store(initialState: Forgetful.State()) { Forgetful() }

  var body: some Scene {
    WindowGroup("Forgetful") { Text("Nothing is kept") }
  }
}
