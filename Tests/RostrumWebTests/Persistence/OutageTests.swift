import Rostrum
import RostrumHTML
import RostrumSessions
import RostrumStorage
import RostrumWeb
import Testing

/// What is kept of sessions that leave a node while its storage fails, or whose program can't read them.
@Suite(.timeLimit(.minutes(10))) @MainActor struct OutageTests {
  private let time = StorageClock()
  private let keeping: Keeping

  init() {
    keeping = Keeping(clock: time)
  }

  private func kill(_ node: SessionStore) {
    node.keeper?.stop()
    time.advance(by: .seconds(6))
  }

  @Test(
    "A session that leaves memory while the storage fails is stored when the storage works again",
    arguments: [StorageError.unreachable(reason: "gone"), .full])
  func leaves(_ error: StorageError) async throws {
    let node = try await keeping.node()
    let tab = try await keeping.tab(on: node)
    #expect(await tab.written())
    try tab.tap("Plus")
    keeping.storage.refuse(error)
    node.leave(tab.session)
    await node.sessions.departure(of: tab.session.number)?.value
    #expect(node.count == 0)
    // Its page waits meanwhile, and gets no new session.
    let found = await node.recall(
      tab.session.number, of: keeping.user, locales: [], for: .unknown, isTaking: true)
    #expect(found == .unreachable)
    keeping.storage.refuse(nil)
    let back = try await keeping.tab(on: node, resuming: tab.token, digest: "")
    #expect(back.session.number == tab.session.number)
    #expect(back.texts.contains("Count 1"))
  }

  @Test("The end of a process whose storage fails says which sessions it costs")
  func ends() async throws {
    let node = try await keeping.node()
    let (changed, unchanged) = (try await keeping.tab(on: node), try await keeping.tab(on: node))
    for tab in [changed, unchanged] { #expect(await tab.written()) }
    try changed.tap("Plus")
    keeping.storage.refuse(.unreachable(reason: "gone"))
    await node.finish()
    let lines = keeping.log.lines.filter { $0.contains("the last changes of sessions are lost") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("count=1") == true)
    #expect(lines.first?.contains("\(changed.session.number)") == true)
  }

  @Test("A page that comes back to the program that wrote its session finds it")
  func followed() async throws {
    let first = try await keeping.node()
    let tab = try await keeping.tab(on: first)
    try tab.tap("Plus")
    #expect(await tab.written())
    kill(first)
    var token = tab.token
    // Two programs in a row can't read it, and each begins a session of its own.
    for program in [AppLaunch(TickingApp.self), AppLaunch(ForgetfulApp.self)] {
      let node = try await withDependencies {
        $0.continuousClock = TestClock()
      } operation: {
        let node = try await keeping.node(program)
        let other = try await keeping.tab(on: node, resuming: token, digest: "")
        #expect(other.session.number != tab.session.number)
        #expect(await other.written())
        token = other.token
        return node
      }
      kill(node)
    }
    let node = try await keeping.node()
    let back = try await keeping.tab(on: node, resuming: token, digest: "")
    #expect(back.session.number == tab.session.number)
    #expect(back.texts.contains("Count 1"))
    #expect(back.messages.first?.contains(#""restored":true"#) == true)
    // A page with the same token doesn't end what has changed since.
    try back.tap("Plus")
    let again = try await keeping.tab(on: node, resuming: token, digest: "")
    #expect(again.session === back.session)
    #expect(again.texts.contains("Count 2"))
    #expect(await again.written())
  }

  @Test("A visitor who joins the search of one who has gone gets the session, not a new one")
  func abandoned() async throws {
    let first = try await keeping.node()
    let tab = try await keeping.tab(on: first)
    try tab.tap("Plus")
    #expect(await tab.written())
    kill(first)
    let node = try await keeping.node()
    let number = tab.session.number
    // The second visitor comes while the first one's search goes on.
    var page: Task<SessionStore.Found, Never>?
    let gone = await node.recall(
      number, of: keeping.user, locales: [], for: .unknown, isTaking: true,
      isWanted: {
        page = Task { [user = keeping.user] in
          await node.recall(number, of: user, locales: [], for: .unknown, isTaking: true)
        }
        return false
      })
    #expect(gone == .abandoned)
    #expect(await page?.value == .session(number))
    let back = try await keeping.tab(on: node, resuming: tab.token, digest: "")
    #expect(back.session.number == number)
  }

  @Test("A user who is signed out on one node is on all")
  func revoked() async throws {
    let (first, second) = (try await keeping.node(), try await keeping.node())
    let tabs = [try await keeping.tab(on: first), try await keeping.tab(on: second)]
    let other = try await keeping.tab(on: second, of: UserID())
    for tab in tabs + [other] { #expect(await tab.written()) }
    first.revoke(keeping.user)
    for tab in tabs {
      while !Task.isCancelled, !tab.session.hasEnded { await Task.yield() }
      #expect(tab.peer.closed == .signedOut)
    }
    #expect(second.isRevoked(keeping.user, since: .zero))
    #expect(!other.session.hasEnded)
    while !Task.isCancelled,
      await first.keeper?.repository.count(of: keeping.user.directoryName) != 0
    {
      await Task.yield()
    }
    #expect(second.keeper?.repository.hasStored(tabs[1].session.number) == false)
  }
}
