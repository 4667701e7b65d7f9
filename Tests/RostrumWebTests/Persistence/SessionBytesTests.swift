import Rostrum
import RostrumHTML
import RostrumSessions
import RostrumStorage
import RostrumWeb
import Testing

/// What sessions may have in memory and in the storage.
@Suite(.timeLimit(.minutes(10))) @MainActor struct SessionBytesTests {
  private let keeping = Keeping()
  private let text = String(repeating: "a", count: 10_000)

  @Test("The session that has waited for the longest time leaves memory when others grow")
  func waiting() async throws {
    let node = try await keeping.node {
      $0.runningLimits = .init(perUser: 25_000, perOrigin: .max, total: .max)
    }
    let tabs = [try await keeping.tab(on: node), try await keeping.tab(on: node)]
    for tab in tabs {
      try tab.type(text, into: "Name")
      #expect(await tab.written())
    }
    #expect(node.count == 2)
    for tab in tabs.reversed() { node.detach(tab.session, from: tab.peer) }
    let third = try await keeping.tab(on: node)
    try third.type(text, into: "Name")
    #expect(await third.written())
    while !Task.isCancelled, !tabs[1].session.hasEnded { await Task.yield() }
    #expect(!tabs[0].session.hasEnded && !third.session.hasEnded)
    let back = try await keeping.tab(on: node, resuming: tabs[1].token, digest: "")
    #expect(back.session.number == tabs[1].session.number)
    #expect(back.session.root?.family.contains { $0.content.typedText == text } == true)
  }

  @Test("A session that is too large by itself leaves memory, and is stored")
  func alone() async throws {
    let node = try await keeping.node {
      $0.runningLimits = .init(perUser: 5_000, perOrigin: .max, total: .max)
    }
    let tab = try await keeping.tab(on: node)
    try tab.type(text, into: "Name")
    _ = await tab.written()
    while !Task.isCancelled, !tab.session.hasEnded { await Task.yield() }
    #expect(tab.peer.closed == .tooManyOfUser)
  }

  @Test("Of more sessions than a user may have stored, the oldest are deleted, never the last")
  func number() async throws {
    let node = try await keeping.node(sessionsPerUser: 2)
    var tabs: [KeptTab] = []
    for _ in 0..<4 {
      let tab = try await keeping.tab(on: node)
      #expect(await tab.written())
      await leave(tab)
      tabs.append(tab)
    }
    // Whoever comes back at once finds the session, however many others there are.
    tabs.append(try await keeping.tab(on: node, resuming: tabs.removeLast().token, digest: ""))
    await leave(tabs[3])
    await node.keeper?.repository.trim()
    let user = keeping.user.directoryName
    #expect(await node.keeper?.repository.count(of: user) == 2)
    for (index, tab) in tabs.enumerated() {
      let next = try await keeping.tab(on: node, resuming: tab.token, digest: "")
      #expect((next.session.number == tab.session.number) == (index >= 2))
      await leave(next)
    }
    #expect(keeping.log.lines.contains { $0.contains("because a user has too many") })
  }

  /// Has the session of a tab leave memory.
  private func leave(_ tab: KeptTab) async {
    tab.node.detach(tab.session, from: tab.peer)
    tab.node.leave(tab.session)
    await tab.node.sessions.departure(of: tab.session.number)?.value
  }

  @Test("The oldest sessions that nobody runs are deleted when too much is stored")
  func stored() async throws {
    let node = try await keeping.node {
      $0.storedLimits = .init(perUser: 25_000, perOrigin: .max, total: .max)
    }
    var tabs: [KeptTab] = []
    for _ in 0..<4 {
      let tab = try await keeping.tab(on: node)
      try tab.type(text, into: "Name")
      #expect(await tab.written())
      await leave(tab)
      tabs.append(tab)
    }
    await node.keeper?.repository.trim()
    let user = keeping.user.directoryName
    #expect(try await keeping.storage.storedBytes(of: .user(user)) <= 25_000)
    let back = try await keeping.tab(on: node, resuming: tabs[3].token, digest: "")
    #expect(back.session.number == tabs[3].session.number)
    let gone = try await keeping.tab(on: node, resuming: tabs[0].token, digest: "")
    #expect(gone.session.number != tabs[0].session.number)
    #expect(keeping.log.lines.contains { $0.contains("the oldest sessions are deleted") })
  }
}
