import RostrumDependencies
import RostrumRestoration
import RostrumSessions
import RostrumStorage
import RostrumWeb
import Testing

// NB: Uses `SessionStore`, which is internal.

@Suite(.timeLimit(.minutes(10))) @MainActor struct SealTests {
  private let bytes = Array("half a sentence".utf8)
  private let one = SnapshotSeal(key: Array(repeating: 1, count: 32))!
  private let other = SnapshotSeal(key: Array(repeating: 2, count: 32))!

  @Test("What is sealed can be opened with the same key, under the same name only")
  func keys() throws {
    let contents = try one.seal(bytes, as: "7")
    #expect(try one.open(contents, as: "7") == bytes)
    #expect(!String(decoding: contents, as: UTF8.self).contains("sentence"))
    #expect(throws: SnapshotSeal.Defect.wrongKey) { try one.open(contents, as: "8") }
    #expect(throws: SnapshotSeal.Defect.wrongKey) { try other.open(contents, as: "7") }
    #expect(throws: SnapshotSeal.Defect.needsKey) {
      try SnapshotSeal.none.open(contents, as: "7")
    }
    #expect(try one.open(SnapshotSeal.none.seal(bytes, as: "7"), as: "7") == bytes)
    #expect(throws: SnapshotSeal.Defect.damaged) { try one.open([], as: "7") }
    #expect(SnapshotSeal(key: [1, 2, 3]) == nil)
  }

  @Test("A node with a different key, or without one, doesn't start")
  func wrongKey() async throws {
    let keeping = Keeping()
    _ = try await keeping.node { [one] in $0.seal = one }
    for seal in [other, .none] {
      await #expect(throws: WebServerError.self) {
        _ = try await keeping.node { $0.seal = seal }
      }
    }
  }

  @Test("A node that starts while the storage fails takes the key of the others, if it can")
  func laterKey() async throws {
    let keeping = Keeping()
    let first = try await keeping.node { [one] in $0.seal = one }
    let tab = try await keeping.tab(on: first)
    #expect(await tab.written())
    let clock = TestClock<Duration>()
    keeping.storage.refuse(.unreachable(reason: "gone"))
    let start = { (seal: SnapshotSeal) in
      try await keeping.node(clock: clock) {
        $0.seal = seal
        $0.sweep = .seconds(1_000_000)
      }
    }
    let nodes = [try await start(one), try await start(other)]
    for _ in 0..<3 { await clock.advance(by: .seconds(1)) }
    #expect(nodes.allSatisfy { $0.keeper?.isReady == false })
    keeping.storage.refuse(nil)
    let logged = { [log = keeping.log] in
      log.lines.filter { $0.contains("the key for tokens") }
    }
    while logged().count < 4 { await clock.advance(by: .seconds(1)) }
    for _ in 0..<3 { await clock.advance(by: .seconds(1)) }
    let failure = "error the key for tokens can't be read; the node isn't ready until it is error="
    #expect(logged().prefix(2).allSatisfy { $0 == failure + "unreachable(reason: \"gone\")" })
    #expect(
      logged().dropFirst(2).sorted() == [
        failure + "the stored sessions cannot be used: "
          + "it is encrypted with a different key than that of --store-key",
        "warning the key for tokens can be read again",
      ])
    #expect(nodes.map { $0.keeper?.isReady } == [true, false])
    await first.finish()
    let moved = try await keeping.tab(on: nodes[0], resuming: tab.token, digest: "")
    #expect(moved.session.number == tab.session.number)
  }

  /// What is stored of a session that no node runs.
  private func stored(_ tab: KeptTab, in keeping: Keeping) async throws -> SessionRecord? {
    let claim = try await keeping.storage.claim(
      tab.session.number, for: NodeID(rawValue: "thief"), isTaking: false)
    guard case .granted(_, let record, _) = claim else { return nil }
    return record
  }

  @Test("Nothing of a session is stored in the clear if there is a key")
  func encrypted() async throws {
    let keeping = Keeping()
    let node = try await keeping.node { [one] in $0.seal = one }
    let tab = try await keeping.tab(on: node)
    try tab.type("very secret", into: "Name")
    #expect(await tab.written())
    await node.finish()
    let record = try #require(await stored(tab, in: keeping))
    #expect(!String(decoding: record.contents, as: UTF8.self).contains("secret"))
    let opened = try one.open(record.contents, as: "\(record.number)")
    let snapshot = try SessionSnapshot(decoding: opened, of: "Notebook")
    #expect(
      snapshot.launch.entries.values.contains {
        String(decoding: $0.json, as: UTF8.self).contains("very secret")
      })
  }

  @Test("A session that was stored before there was a key is encrypted when it is restored")
  func encryptedLater() async throws {
    let keeping = Keeping()
    let first = try await keeping.node()
    let tab = try await keeping.tab(on: first)
    #expect(await tab.written())
    await first.finish()
    let second = try await keeping.node { [one] in $0.seal = one }
    let back = try await keeping.tab(on: second, resuming: tab.token, digest: "")
    #expect(back.session.number == tab.session.number)
    #expect(await back.written())
    await second.finish()
    let record = try #require(await stored(tab, in: keeping))
    #expect(throws: SnapshotSeal.Defect.needsKey) {
      try SnapshotSeal.none.open(record.contents, as: "\(record.number)")
    }
  }
}
