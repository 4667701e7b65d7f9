import Foundation
import RostrumCore
import RostrumHTML
import RostrumRestoration
import RostrumRuntime
import RostrumSessions
import RostrumShared
import RostrumStorage
import RostrumViews
import RostrumWeb
import Testing

/// What is left of sessions whose process was killed: the `SessionStore` isn't torn down.
@Suite(.timeLimit(.minutes(10))) @MainActor struct KillTests {
  private let clock = StorageClock()
  private let keeping: Keeping

  init() {
    keeping = Keeping(clock: clock)
  }

  /// Ends a process without a word, and waits until its lease is over.
  private func kill(_ node: SessionStore) {
    node.keeper?.stop()
    clock.advance(by: .seconds(6))
  }

  @Test("The state, the open sheet and the user's texts are there again in the next process")
  func restored() async throws {
    let first = try await keeping.node()
    let tab = try await keeping.tab(on: first)
    try tab.tap("Plus")
    try tab.tap("Plus")
    try tab.tap("Open")
    try tab.type("Half a sent", into: "Note")
    #expect(await tab.written())
    let number = tab.session.number
    kill(first)
    let second = try await keeping.node()
    let back = try await keeping.tab(on: second, resuming: tab.token, digest: "")
    #expect(back.session.number == number)
    #expect(back.texts.contains("Count 2"))
    #expect(back.session.root?.family.contains { $0.role == .sheet } == true)
    #expect(back.session.root?.family.contains { $0.content.typedText == "Half a sent" } == true)
    #expect(back.messages.first?.contains(#""seq":4,"new":false"#) == true)
    #expect(back.messages.first?.contains(#""restored":true,"lost":false"#) == true)
    #expect(back.messages.last?.hasPrefix(#"[1,4,[["m","#) == true, "the whole tree")
    try back.type("Half a sentence", into: "Note")
    #expect(
      back.session.root?.family.contains { $0.content.typedText == "Half a sentence" } == true)
    #expect(back.peer.messages.last?.hasPrefix("[2,5,") == true)
  }

  @Test("A token that was issued after the last write is good in the next process, once")
  func laterToken() async throws {
    let first = try await keeping.node()
    let tab = try await keeping.tab(on: first)
    #expect(await tab.written())
    let early = tab.token
    var token = tab.token
    for _ in 0..<3 {
      token = try await keeping.tab(on: first, resuming: token).token
      tab.session.tokens.confirm()
    }
    kill(first)
    let second = try await keeping.node()
    let back = try await keeping.tab(on: second, resuming: token, digest: "")
    #expect(back.session.number == tab.session.number)
    back.session.tokens.confirm()
    for used in [early, token] {
      let other = try await keeping.tab(on: second, resuming: used)
      #expect(other.session.number != tab.session.number)
    }
  }

  @Test("Neither a different user nor a forged token gets a session, or reaches the storage")
  func strangers() async throws {
    let first = try await keeping.node()
    let tab = try await keeping.tab(on: first)
    #expect(await tab.written())
    kill(first)
    let second = try await keeping.node()
    let stranger = try await keeping.tab(on: second, resuming: tab.token, of: UserID())
    #expect(stranger.session.number != tab.session.number)
    let forged = SessionToken(
      number: tab.session.number, count: 9, user: keeping.user.directoryName, key: TokenKey())
    for user in [keeping.user, UserID()] {
      let join = ClientMessage.Join(digest: nil, resume: forged.text, seen: 0)
      #expect(second.storedSession(for: join, of: user) == nil)
    }
    // A page's cookie names a session without a token.
    await second.recall(
      tab.session.number, of: UserID(), locales: [], for: .unknown, isTaking: false)
    #expect(second.sessions[tab.session.number] == nil)
    let back = try await keeping.tab(on: second, resuming: tab.token)
    #expect(back.session.number == tab.session.number)
  }

  @Test("A restored session begins with the values of the database that it used")
  func sharedValues() async throws {
    _ = try await keeping.storage.set(Array(#""Lunch at 12""#.utf8), for: "notice", basedOn: 0)
    let first = try await keeping.node(AppLaunch(NoticeApp.self))
    let tab = try await keeping.tab(on: first)
    await first.database.loaded(within: .seconds(30))
    while !Task.isCancelled, !tab.texts.contains("Lunch at 12"), !Task.isCancelled {
      await Task.yield()
    }
    #expect(await tab.written())
    kill(first)
    let second = try await keeping.node(AppLaunch(NoticeApp.self))
    let back = try await keeping.tab(on: second, resuming: tab.token, digest: "")
    #expect(back.session.number == tab.session.number)
    #expect(back.messages.contains { $0.contains("Lunch at 12") })
    #expect(second.database.loadCount == 0)
  }

  @Test(
    "A session can be joined in the turn of its launch, unless it loads values of the database",
    arguments: [false, true])
  func joins(_ loads: Bool) async throws {
    let storage = RecordingStorage(keeping.storage)
    let launch = AppLaunch(NoticeApp.self)
    let first = try await keeping.node(launch)
    let tab = try await keeping.tab(on: first)
    await first.database.loaded(within: .seconds(30))
    #expect(await tab.written())
    kill(first)
    let second = try await keeping.node(launch) { $0.storage = storage }
    storage.refusesValues.withLock { $0 = loads }
    let number = tab.session.number
    let launched = Locked<[Bool]>([])
    let found = await second.recall(
      number, of: keeping.user, locales: [], for: .unknown, isTaking: true,
      didLaunch: { _ in
        let isThere = second.sessions[number] != nil
        launched.withLock { $0.append(isThere) }
      })
    #expect(found == .session(number))
    #expect(second.sessions[number] != nil)
    #expect(launched.value == (loads ? [] : [true]))
  }

  @Test("A page that is loaded after the restart shows the session, and then joins it")
  func page() async throws {
    let first = try await keeping.node()
    let tab = try await keeping.tab(on: first)
    try tab.tap("Plus")
    #expect(await tab.written())
    kill(first)
    let second = try await keeping.node()
    let number = tab.session.number
    await second.recall(number, of: keeping.user, locales: [], for: .unknown, isTaking: false)
    let page = second.page(
      reloading: number, for: keeping.user, assets: Assets(script: [], theme: []))
    #expect(page?.contains("Count 1") == true)
    let back = try await keeping.tab(on: second, resuming: tab.token, digest: "other")
    #expect(back.session === second.sessions[number])
    #expect(back.messages.first?.contains(#""restored":true"#) == true)
  }

  @Test("Two joins of a session at once launch it once")
  func twice() async throws {
    let first = try await keeping.node()
    let tab = try await keeping.tab(on: first)
    #expect(await tab.written())
    kill(first)
    let second = try await keeping.node()
    let keeping = keeping
    async let one = keeping.tab(on: second, resuming: tab.token, digest: "")
    async let other = keeping.tab(on: second, resuming: tab.token, digest: "")
    let sessions = try await [one.session, other.session]
    #expect(sessions[0] === sessions[1])
    #expect(second.count == 1)
  }

  @Test("After an orderly end everything is stored, and the next process has it at once")
  func terminated() async throws {
    let first = try await keeping.node()
    let tab = try await keeping.tab(on: first)
    try tab.tap("Plus")
    await first.finish()
    #expect(first.count == 0 && tab.peer.closed == .goingAway)
    let second = try await keeping.node()
    let back = try await keeping.tab(on: second, resuming: tab.token, digest: "")
    #expect(back.texts.contains("Count 1"))
  }

  @Test(
    "A session whose code traps twice, or whose turns end eight processes, is set aside",
    arguments: [true, false])
  func setAside(_ hasTrapped: Bool) async throws {
    let deaths = hasTrapped ? 2 : 8
    var token = ""
    var numbers: Set<UInt64> = []
    var reader = try await keeping.tab(on: try await keeping.node())
    let readers = reader.session.number
    #expect(await reader.written())
    kill(reader.node)
    for round in 0...deaths {
      let id = NodeID(rawValue: "\(round)")
      let node = try await keeping.node { $0.node = id }
      reader = try await keeping.tab(on: node, resuming: reader.token, digest: "")
      #expect(reader.session.number == readers)
      let tab = try await keeping.tab(on: node, resuming: round == 0 ? nil : token, digest: "")
      if round == 0 { #expect(await tab.written()) }
      #expect(numbers.isEmpty || numbers.contains(tab.session.number) == (round < deaths))
      numbers.insert(tab.session.number)
      token = tab.token
      node.turns.add(.session(tab.session.number)) { [self] in
        #expect(keeping.storage.marker(of: id)?.suspect?.number == tab.session.number)
      }
      while !Task.isCancelled, !node.turns.isIdle { await Task.yield() }
      kill(node)
      // The process has ended in the turn.
      keeping.storage.marker(of: id)?.begin(tab.session.number)
      if hasTrapped { keeping.storage.marker(of: id)?.blame(tab.session.number) }
    }
    #expect(numbers.count == 2)
    #expect(keeping.log.lines.contains { $0.contains("a session is set aside") })
  }

  @Test("Damaged contents and those of a different program are reset, with a log line")
  func damaged() async throws {
    let name = keeping.user.directoryName
    var other = SessionSnapshot(program: "Other", build: "", launch: .init())
    let foreign = other.encoded()
    other.program = "Notebook"
    let good = other.encoded()
    let contents: [[UInt8]] = [
      [], [7, 1, 2], [0] + Array("no list".utf8), [0] + foreign, [0] + good.prefix(good.count / 2),
      [1] + good,
    ]
    let former = NodeID(rawValue: "former")
    for (index, bytes) in contents.enumerated() {
      let number = UInt64(index + 1)
      let record = SessionRecord(
        number: number, user: name, contents: bytes, lifetime: .seconds(1000))
      _ = try await keeping.storage.begin(record, on: former)
    }
    let node = try await keeping.node()
    for index in contents.indices {
      let number = UInt64(index + 1)
      let key = try #require(node.keeper?.tokenKey.value)
      let token = SessionToken(number: number, count: 0, user: name, key: key).text
      let tab = try await keeping.tab(on: node, resuming: token, digest: "")
      #expect(tab.session.number != number)
      #expect(tab.messages.first?.contains(#""new":true"#) == true)
    }
    let lines = keeping.log.lines
    #expect(lines.filter { $0.contains("a session is damaged; it is set aside") }.count == 4)
    #expect(lines.filter { $0.contains("left to the program that can read it") }.count == 2)
    // The program that has written a session still finds it.
    for number in [4, 6] as [UInt64] {
      let claim = try await keeping.storage.claim(
        number, for: NodeID(rawValue: "right"), isTaking: false)
      guard case .granted(_, let record, _) = claim else {
        Issue.record("session \(number) is gone")
        continue
      }
      #expect(record.contents == contents[Int(number) - 1])
    }
  }
}
