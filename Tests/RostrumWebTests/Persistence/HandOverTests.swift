import Foundation
import Rostrum
import RostrumHTML
import RostrumRuntime
import RostrumSessions
import RostrumStorage
import RostrumWeb
import Testing

/// Several processes that serve the sessions of one storage.
@Suite(.timeLimit(.minutes(10))) @MainActor struct HandOverTests {
  private let time = StorageClock()
  private let keeping: Keeping

  init() {
    keeping = Keeping(clock: time)
  }

  private func node() async throws -> SessionStore {
    let start = time.now
    return try await keeping.node(clock: ContinuousClock()) {
      $0.renewal = .seconds(3600)
      $0.delay = .seconds(3600)
      $0.sweep = .seconds(3600)
    } now: { [time] in
      start.duration(to: time.now)
    }
  }

  @Test("A session moves to the node that its browser joins, with everything, and never runs twice")
  func moves() async throws {
    let nodes = [try await node(), try await node()]
    var tab = try await keeping.tab(on: nodes[0])
    let number = tab.session.number
    #expect(await tab.written())
    for round in 1...1000 {
      try tab.tap("Plus")
      let node = nodes[round % 2]
      let former = tab
      tab = try await keeping.tab(on: node, resuming: tab.token, digest: "")
      try #require(tab.session.number == number)
      #expect(former.session.hasEnded && former.peer.closed == .replaced)
      #expect(nodes.map { $0.sessions[number] != nil }.filter { $0 }.count == 1)
    }
    #expect(tab.texts.contains("Count 1000"))
  }

  @Test("A session that has just begun moves, with what its node hasn't written yet")
  func young() async throws {
    let (first, second) = (try await node(), try await node())
    let tab = try await keeping.tab(on: first)
    let number = tab.session.number
    // The delay of changes doesn't apply to the beginning.
    while !Task.isCancelled, first.keeper?.repository.hasStored(number) != true {
      await Task.yield()
    }
    try tab.tap("Plus")
    let moved = try await keeping.tab(on: second, resuming: tab.token, digest: "")
    #expect(moved.session.number == number)
    #expect(moved.texts.contains("Count 1"))
    #expect(tab.session.hasEnded && tab.peer.closed == .replaced)
  }

  @Test("A page doesn't take a session away from a node that runs it")
  func page() async throws {
    let nodes = [try await node(), try await node()]
    let tab = try await keeping.tab(on: nodes[0])
    #expect(await tab.written())
    await nodes[1].recall(
      tab.session.number, of: keeping.user, locales: [], for: .unknown, isTaking: false)
    #expect(nodes[1].count == 0 && nodes[0].count == 1)
  }

  @Test("A node that was paused runs nothing until it has claimed its sessions again")
  func paused() async throws {
    let (first, second) = (try await node(), try await node())
    let taken = try await keeping.tab(on: first)
    let kept = try await keeping.tab(on: first)
    try taken.tap("Plus")
    for tab in [taken, kept] { #expect(await tab.written()) }
    time.advance(by: .seconds(6))
    // A different node takes one of the sessions over in the meantime.
    await second.keeper?.renewLease()
    let moved = try await keeping.tab(on: second, resuming: taken.token, digest: "")
    #expect(moved.texts.contains("Count 1"))
    let turns = Turns()
    for tab in [taken, kept] {
      first.turns.add(.session(tab.session.number)) { turns.count += 1 }
    }
    await Task.yield()
    #expect(first.keeper?.lease.holds == false && turns.count == 0)
    #expect(first.keeper?.lease.isCurrent == false && second.keeper?.lease.isCurrent == true)
    await first.keeper?.renewLease()
    while !Task.isCancelled, turns.count < 2 { await Task.yield() }
    // Their browsers were sent away meanwhile.
    for tab in [taken, kept] { #expect(tab.peer.closed == .goingAway) }
    #expect(taken.session.hasEnded)
    #expect(!kept.session.hasEnded && first.count == 1)
    let warnings = keeping.log.lines.filter { $0.hasPrefix("warning") }
    #expect(
      warnings == [
        "warning the lease of the node had ended, and its sessions waited",
        "warning the lease of the node had ended, and its sessions waited",
        "warning sessions end on this node, because a different one has taken them over count=1",
      ])
    try kept.tap("Plus")
    #expect(await kept.written())
    #expect(second.sessions[moved.session.number] != nil)
  }

  @Test("What a paused node still writes of a session that was taken over is refused, and ends it")
  func fenced() async throws {
    let (first, second) = (try await node(), try await node())
    let tab = try await keeping.tab(on: first)
    #expect(await tab.written())
    time.advance(by: .seconds(6))
    await second.keeper?.renewLease()
    let moved = try await keeping.tab(on: second, resuming: tab.token, digest: "")
    try moved.tap("Plus")
    try tab.tap("Plus")
    try tab.tap("Plus")
    #expect(await tab.written() == false)
    // A node whose lease has ended by its own clock as well learns it by renewing the lease.
    await first.keeper?.renewLease()
    while !Task.isCancelled, !tab.session.hasEnded { await Task.yield() }
    #expect(await moved.written())
    await second.finish()
    let third = try await node()
    let back = try await keeping.tab(on: third, resuming: moved.token, digest: "")
    #expect(back.texts.contains("Count 1"))
  }

  @Test("An outage of the storage ends no session, and what has changed is stored afterwards")
  func outage() async throws {
    let first = try await node()
    let tab = try await keeping.tab(on: first)
    #expect(await tab.written())
    for error in [StorageError.full, .unreachable(reason: "gone"), .damaged(reason: "bits")] {
      keeping.storage.refuse(error)
      try tab.tap("Plus")
      for _ in 0..<3 { #expect(await tab.written() == false) }
      let other = try await keeping.tab(on: first)
      #expect(other.texts.contains("Count 0"))
      keeping.storage.refuse(nil)
      #expect(await tab.written())
    }
    #expect(!tab.session.hasEnded)
    let lines = keeping.log.lines
    #expect(lines.filter { $0.contains("sessions continue, but can't be stored;") }.count == 3)
    #expect(lines.filter { $0 == "warning sessions are stored again" }.count == 3)
    await first.finish()
    let second = try await node()
    let back = try await keeping.tab(on: second, resuming: tab.token, digest: "")
    #expect(back.texts.contains("Count 3"))
  }

  @Test("The log says once that a lease can't be renewed, and that it is renewed again")
  func leaseOutage() async throws {
    let clock = TestClock<Duration>()
    _ = try await keeping.node(clock: clock) { $0.sweep = .seconds(1_000_000) }
    let lines = { [log = keeping.log] in
      log.lines.filter { $0.contains("lease") }.map { $0.prefix { $0 != ";" } }
    }
    keeping.storage.refuse(.unreachable(reason: "gone"))
    while lines().isEmpty { await clock.advance(by: .seconds(1)) }
    for _ in 0..<3 { await clock.advance(by: .seconds(1)) }
    keeping.storage.refuse(nil)
    while lines().count == 1 { await clock.advance(by: .seconds(1)) }
    #expect(
      lines() == [
        "error the lease of the node can't be renewed",
        "warning the lease of the node is renewed again",
      ])
  }

  @Test("The log says that a node starts while its storage fails, and that it has a lease then")
  func startOutage() async throws {
    let clock = TestClock<Duration>()
    keeping.storage.refuse(.full)
    _ = try await keeping.node(clock: clock) { $0.sweep = .seconds(1_000_000) }
    for _ in 0..<3 { await clock.advance(by: .seconds(1)) }
    keeping.storage.refuse(nil)
    let recovery = "warning the lease of the node is renewed again"
    while !keeping.log.lines.contains(recovery) { await clock.advance(by: .seconds(1)) }
    let starts = keeping.log.lines.filter { $0.contains("sessions can't be stored") }
    #expect(starts == ["error sessions can't be stored yet error=full"])
  }

  @Test(
    "A session isn't replaced by a new one because its storage fails for a while",
    arguments: [StorageError.unreachable(reason: "gone"), .full])
  func unreachable(_ error: StorageError) async throws {
    let (first, second) = (try await node(), try await node())
    let tab = try await keeping.tab(on: first)
    #expect(await tab.written())
    keeping.storage.refuse(error)
    let number = tab.session.number
    #expect(
      await second.recall(
        number, of: keeping.user, locales: [], for: .unknown, isTaking: true) == .unreachable)
    keeping.storage.refuse(nil)
    let moved = try await keeping.tab(on: second, resuming: tab.token, digest: "")
    #expect(moved.session.number == number && tab.session.hasEnded)
    // Of what isn't there at all, nothing is to be waited for.
    #expect(
      await second.recall(1, of: keeping.user, locales: [], for: .unknown, isTaking: true)
        == .nothing)
  }

  @Test("The log says once that sessions can't be read, and how many pages have waited")
  func readOutage() async throws {
    let (first, second) = (try await node(), try await node())
    let tabs = [try await keeping.tab(on: first), try await keeping.tab(on: first)]
    for tab in tabs { #expect(await tab.written()) }
    let recall = { [keeping] (number: UInt64, isTaking: Bool) in
      await second.recall(
        number, of: keeping.user, locales: [], for: .unknown, isTaking: isTaking)
    }
    for error in [StorageError.unreachable(reason: "gone"), .full] {
      keeping.storage.refuse(error)
      for _ in 0..<3 {
        for tab in tabs { #expect(await recall(tab.session.number, true) == .unreachable) }
        // A request for a page waits for nothing.
        #expect(await recall(7, false) == .unreachable)
      }
      keeping.storage.refuse(nil)
      for _ in 0..<2 { #expect(await recall(7, false) == .nothing) }
    }
    #expect(
      keeping.log.lines.filter { $0.contains("read") } == [
        "error sessions can't be read; their pages wait until the storage works again "
          + "error=unreachable(reason: \"gone\")",
        "warning sessions are read again waiting=2",
        "error sessions can't be read; their pages wait until the storage works again error=full",
        "warning sessions are read again waiting=2",
      ])
  }

  private final class Turns { var count = 0 }
}
