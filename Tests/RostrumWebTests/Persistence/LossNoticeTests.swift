import RostrumDependencies
import RostrumHTML
import RostrumSessions
import RostrumStorage
import RostrumWeb
import Testing

/// What readers are told of a storage that fails.
@Suite(.timeLimit(.minutes(10))) @MainActor struct LossNoticeTests {
  private let keeping = Keeping()
  private static let unstored = #"["notice","unstored"]"#
  private static let lost = #"["notice","lost"]"#
  private static let none = #"["notice",null]"#

  private func notices(_ peer: RecordingPeer) -> [String] {
    peer.messages.filter { $0.hasPrefix(#"["notice""#) }
  }

  /// Lets the main actor be told of what has happened off it.
  private func until(_ condition: () -> Bool) async throws {
    while !condition() {
      await Task.yield()
      try #require(!Task.isCancelled)
    }
  }

  @Test(
    "A page whose session goes on is told once that it isn't stored, and when it is again",
    arguments: [StorageError.full, .damaged(reason: "bits")])
  func goesOn(_ error: StorageError) async throws {
    let node = try await keeping.node()
    let (tab, idle) = (try await keeping.tab(on: node), try await keeping.tab(on: node))
    for tab in [tab, idle] { #expect(await tab.written()) }
    keeping.storage.refuse(error)
    try tab.tap("Plus")
    #expect(await !tab.written())
    try await until { notices(tab.peer) == [Self.unstored] }
    for _ in 0..<3 { await node.keeper?.renewLease() }
    #expect(await !tab.written())
    // Those who come later are told when they join.
    let late = try await keeping.tab(on: node)
    #expect(late.messages.contains(Self.unstored))
    keeping.storage.refuse(nil)
    await node.keeper?.renewLease()
    #expect(await tab.written())
    try await until { notices(tab.peer) == [Self.unstored, Self.none] }
    #expect(notices(idle.peer) == [Self.unstored, Self.none])
    #expect(try await !keeping.tab(on: node).messages.contains(Self.unstored))
  }

  @Test("A page whose session has become too large to be stored is told, and when it no longer is")
  func tooLarge() async throws {
    let node = try await keeping.node { $0.maximumBytes = 4096 }
    let (tab, other) = (try await keeping.tab(on: node), try await keeping.tab(on: node))
    for tab in [tab, other] { #expect(await tab.written()) }
    try tab.type(String(repeating: "A", count: 8192), into: "Name")
    _ = await tab.written()
    try await until { notices(tab.peer) == [Self.unstored] }
    try tab.tap("Plus")
    _ = await tab.written()
    // A different tab with the session is told when it joins.
    let again = try await keeping.tab(on: node, resuming: tab.token)
    #expect(again.messages.contains(Self.unstored))
    try again.type("A", into: "Name")
    #expect(await again.written())
    try await until { notices(again.peer) == [Self.none] }
    #expect(notices(tab.peer) == [Self.unstored])
    #expect(notices(other.peer) == [])
  }

  @Test("Nobody is told of a storage that can't be reached, for which sessions wait")
  func unreachable() async throws {
    let node = try await keeping.node()
    let tab = try await keeping.tab(on: node)
    #expect(await tab.written())
    keeping.storage.refuse(.unreachable(reason: "gone"))
    try tab.tap("Plus")
    #expect(await !tab.written())
    await node.keeper?.renewLease()
    keeping.storage.refuse(.full)
    await node.keeper?.renewLease()
    // The one before would have come earlier.
    try await until { notices(tab.peer) == [Self.unstored] }
  }

  @Test("A server that stops tells readers whose changes can't be stored before it closes sockets")
  func stops() async throws {
    let node = try await keeping.node()
    let (changed, unchanged) = (try await keeping.tab(on: node), try await keeping.tab(on: node))
    for tab in [changed, unchanged] { #expect(await tab.written()) }
    try changed.tap("Plus")
    keeping.storage.refuse(.unreachable(reason: "gone"))
    async let other: Void = node.prepareToClose()
    await node.prepareToClose()
    await other
    #expect(notices(changed.peer) == [Self.lost])
    #expect(notices(unchanged.peer) == [])
  }

  @Test("A server that stops writes what has changed before it closes its sockets")
  func writes() async throws {
    let node = try await keeping.node()
    let tab = try await keeping.tab(on: node)
    #expect(await tab.written())
    try tab.tap("Plus")
    await node.prepareToClose()
    #expect(node.keeper?.hasStored(tab.session) == true)
    #expect(notices(tab.peer) == [])
  }

  @Test("What changes while a server that stops writes the rest isn't called lost")
  func changesMeanwhile() async throws {
    let storage = RecordingStorage(keeping.storage)
    let node = try await keeping.node { $0.storage = storage }
    let tab = try await keeping.tab(on: node)
    #expect(await tab.written())
    try tab.tap("Plus")
    storage.beforeWrite.withLock {
      $0 = { await MainActor.run { try? tab.tap("Plus") } }
    }
    await node.prepareToClose()
    #expect(node.keeper?.hasStored(tab.session) == false)
    #expect(notices(tab.peer) == [])
  }

  @Test("A storage that doesn't answer holds up the end of a server for a moment only")
  func hangs() async throws {
    let storage = RecordingStorage(keeping.storage)
    let clock = TestClock()
    let node = try await keeping.node(clock: clock) { $0.storage = storage }
    let tab = try await keeping.tab(on: node)
    #expect(await tab.written())
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    storage.beforeWrite.withLock { $0 = { for await _ in ends {} } }
    try tab.tap("Plus")
    let closing = Task { await node.prepareToClose() }
    while notices(tab.peer).isEmpty {
      await clock.advance(by: .milliseconds(100))
      try #require(!Task.isCancelled)
    }
    await closing.value
    #expect(notices(tab.peer) == [Self.lost])
    end.finish()
  }

  @Test("A page that must wait because the node has lost its lease is told what may be lost")
  func waits() async throws {
    let node = try await keeping.node()
    let tab = try await keeping.tab(on: node)
    #expect(await tab.written())
    try tab.tap("Plus")
    node.disconnect()
    #expect(notices(tab.peer) == [Self.lost])
    #expect(tab.peer.closed == .goingAway)
  }
}
