import Foundation
import RostrumRuntime
import RostrumSQLite
import RostrumStorage
import Testing

@testable import RostrumWeb

@MainActor struct NumbersTests {
  @Test func restoreAndHandOver() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "n-\(UUID()).sqlite").path
    let clock = ContinuousClock()
    let keeping = Keeping()
    let storage = try SQLiteStorage(path: path)
    let first = try await keeping.node { $0.storage = storage }
    var tabs: [KeptTab] = []
    for _ in 0..<1000 {
      let tab = try await keeping.tab(on: first, of: UserID())
      try tab.tap("Plus")
      try tab.tap("Open")
      try tab.type("Half a sentence", into: "Note")
      tabs.append(tab)
    }
    // share of a snapshot
    var turn = Duration.zero, draft = Duration.zero, second = Duration.zero
    for tab in tabs.prefix(200) {
      _ = tab.session.draft()
      turn += try clock.measure { try tab.type("Half a sentence.", into: "Note") }
      draft += clock.measure { _ = tab.session.draft() }
      second += clock.measure { _ = tab.session.draft() }
    }
    print("TURN", turn / 200, "DRAFT", draft / 200, "unchanged", second / 200)
    let write = await clock.measure { await first.finish() }
    print("FINISH 1000", write)
    let other = try await keeping.node { $0.storage = try! SQLiteStorage(path: path) }
    var all: [Duration] = []
    let total = try await clock.measure {
      for tab in tabs {
        let start = clock.now
        await other.recall(tab.session.number, of: tab.session.user, locales: [], for: .unknown, isTaking: true)
        all.append(start.duration(to: clock.now))
      }
    }
    #expect(other.count == 1000)
    print("RESTORE 1000", total, "median", all.sorted()[500], "p99", all.sorted()[990])
    let third = try await keeping.node { $0.storage = try! SQLiteStorage(path: path) }
    var moves: [Duration] = []
    for tab in tabs.prefix(200) {
      let start = clock.now
      await third.recall(tab.session.number, of: tab.session.user, locales: [], for: .unknown, isTaking: true)
      moves.append(start.duration(to: clock.now))
    }
    #expect(third.count == 200)
    print("HANDOVER median", moves.sorted()[100], "p99", moves.sorted()[198])
  }

  @Test func hibernated() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "n-\(UUID()).sqlite").path
    let keeping = Keeping()
    let storage = try SQLiteStorage(path: path)
    let node = try await keeping.node(configure: { $0.storage = storage; $0.hibernation = .zero; $0.delay = .seconds(3600) })
    func fill(_ count: Int) async throws {
      for _ in 0..<count {
        let tab = try await keeping.tab(on: node, of: UserID())
        try tab.tap("Plus")
        #expect(await tab.written())
        node.leave(tab.session)
        for departure in node.departures.values { await departure.value }
      }
    }
    try await fill(500)
    let before = Heap.bytesInUse ?? 0
    try await fill(10_000)
    let after = Heap.bytesInUse ?? 0
    print("HIBERNATED", node.count, (after - before), "bytes for 10,000")
  }
}
